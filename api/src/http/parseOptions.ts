import { describeSchemaProblem } from '../../contract/describeSchemaProblem.ts';
import type * as z from '../../contract/schema.ts';
import { Refusal } from '../refusal.ts';

/** Parses the options that a form carries as JSON in one field. Without the field there are none. */
export function parseOptions<Schema extends z.ZodMiniType>(field: string | undefined, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(field === undefined ? {} : parseJson(field));
  if (!parsed.success) throw new Refusal('invalid_options', { reason: describeSchemaProblem(parsed.error) });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_options', { reason: { phrase: 'options_not_valid_json' } });
  }
}
