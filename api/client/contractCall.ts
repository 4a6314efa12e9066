import type {
  BodyCallName,
  CallAnswer,
  CallBody,
  CallReport,
  FileCallName,
  JsonCallName,
  UploadCallName,
  UploadField,
  UploadOptions,
} from '../contract/calls.ts';
import { type RouteName, routes } from '../contract/routes.ts';
import type { Answer, Call } from './transport.ts';

/** The files of a call, and what its form carries beside them. */
interface Upload<Name extends UploadCallName> {
  field: UploadField<Name>;
  files: File[];
  options: UploadOptions<Name> | undefined;
  /** A text that is sent in place of a file. */
  text?: string;
}

interface AnyInit {
  /** The values of the parameters in the path. */
  params?: Record<string, string>;
  accept?: string;
}

/** What a call of the contract sends. */
export type CallInit<Name extends RouteName> = AnyInit &
  (Name extends BodyCallName ? { body: CallBody<Name> } : Name extends UploadCallName ? { upload: Upload<Name> } : object);

/** The answer to a call of the contract. Its types know which call that was. */
export interface AnswerTo<Name extends RouteName> extends Answer {
  name: Name;
}

/** Builds the request of a call without the server's address. */
export function buildRequest<Name extends RouteName>(name: Name, init: CallInit<Name>): Omit<Call, 'url' | 'signal'> & { path: string } {
  const { method, path } = routes[name];
  const { params = {}, accept } = init;
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
    headers: { ...('body' in init && { 'Content-Type': 'application/json' }), ...(accept && { Accept: accept }) },
    ...('body' in init && { body: JSON.stringify(init.body) }),
    ...('upload' in init && { body: buildForm(init.upload) }),
  };
}

function buildForm({ field, files, options, text }: Upload<UploadCallName>): FormData {
  const form = new FormData();
  if (options) form.append('options', JSON.stringify(options));
  if (text !== undefined) form.append('text', text);
  for (const file of files) form.append(field, file, file.name);
  return form;
}

interface Schema<Value> {
  parse(value: unknown): Value;
}

/** Reads a JSON answer with the schema of its call. */
export async function readJson<Name extends JsonCallName>({ body }: AnswerTo<Name>, schema: Schema<CallAnswer<Name>>): Promise<CallAnswer<Name>> {
  return schema.parse(JSON.parse(await body.text()));
}

/** The schema of the report that a call answers beside its file. */
export type ReportSchema<Name extends FileCallName> = Schema<CallReport<Name>>;
