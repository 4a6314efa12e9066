import { HttpResponse } from 'msw';
import type { CallAnswer, JsonCallName } from '../contract/calls.ts';
import { describeSchemaProblem } from '../contract/describeSchemaProblem.ts';
import type { Phrase } from '../contract/phrases.ts';
import type * as z from '../contract/schema.ts';
import { answerRefusal } from './answers.ts';

/** Answers a call with the JSON that the contract gives it. */
export function answerJson<Name extends JsonCallName>(_call: Name, body: CallAnswer<Name>): Response {
  return HttpResponse.json(body);
}

/** Reads the JSON of a call, or returns the refusal if it breaks the contract. */
export async function readBody<Schema extends z.ZodMiniType>(request: Request, schema: Schema): Promise<z.infer<Schema> | Response> {
  const parsed = schema.safeParse(await request.json().catch(() => undefined));
  return parsed.success ? parsed.data : answerRefusal(request, 'invalid_request', { reason: describeSchemaProblem(parsed.error) });
}

/** An uploaded form. `options` is the reason if they cannot be read. */
export interface UploadedForm<Options> {
  files: File[];
  /** The first of the files. */
  file: File | null;
  text: string | null;
  options: Options | Phrase;
}

/** Reads the form that a call sends, by its request in the contract. */
export async function readForm<Schema extends z.ZodMiniType>(
  request: Request,
  { files: field, options: schema }: { files: string; options: Schema },
): Promise<UploadedForm<z.infer<Schema>>> {
  const form = await request.formData();
  const files = form.getAll(field).filter((entry): entry is File => typeof entry !== 'string');
  const text = form.get('text');
  return { files, file: files[0] ?? null, text: typeof text === 'string' ? text : null, options: parseOptions(form.get('options'), schema) };
}

function parseOptions<Schema extends z.ZodMiniType>(field: FormDataEntryValue | null, schema: Schema): z.infer<Schema> | Phrase {
  let given: unknown = {};
  try {
    if (typeof field === 'string') given = JSON.parse(field);
  } catch {
    return { phrase: 'options_not_valid_json' };
  }
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : describeSchemaProblem(parsed.error);
}
