import { type ErrorMessages, errorMessages } from './messages/errors.ts';
import { formatValue, type Phrase } from './phrases.ts';

export type RefusalCode = keyof ErrorMessages['refusals'];

/** Every refusal a visitor can meet, with its status. Its sentence is in the catalogue, once for each language. */
export const refusals = {
  not_enough_files: { status: 400 },
  too_many_files: { status: 400 },
  too_many_documents: { status: 400 },
  invalid_options: { status: 400 },
  invalid_upload: { status: 400 },
  invalid_request: { status: 400 },
  invalid_signature: { status: 400 },
  invalid_range: { status: 400 },
  empty_message: { status: 400 },
  sign_in_required: { status: 401 },
  chat_limit_reached: { status: 402 },
  merge_limit_reached: { status: 402 },
  convert_limit_reached: { status: 402 },
  foreign_origin: { status: 403 },
  donations_off: { status: 403 },
  tool_off: { status: 403 },
  not_found: { status: 404 },
  session_not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  upload_too_slow: { status: 408 },
  answer_pending: { status: 409 },
  session_expired: { status: 410 },
  file_too_large: { status: 413 },
  upload_too_large: { status: 413 },
  body_too_large: { status: 413 },
  too_many_pages: { status: 413 },
  text_too_long: { status: 413 },
  message_too_long: { status: 413 },
  cv_missing: { status: 400 },
  cv_too_short: { status: 422 },
  job_title_missing: { status: 400 },
  company_missing: { status: 400 },
  job_description_too_long: { status: 413 },
  field_too_long: { status: 413 },
  not_a_pdf: { status: 415 },
  password_required: { status: 422 },
  wrong_password: { status: 422 },
  certificate_required: { status: 422 },
  unknown_protection: { status: 422 },
  empty_pdf: { status: 422 },
  damaged_pdf: { status: 422 },
  too_complex: { status: 422 },
  no_text: { status: 422 },
  rate_limited: { status: 429 },
  too_much_at_once: { status: 429 },
  internal: { status: 500 },
  ai_unavailable: { status: 502 },
  payment_unavailable: { status: 502 },
  busy: { status: 503 },
  restarting: { status: 503 },
} as const satisfies Record<RefusalCode, { status: number }>;

type Values<Code extends RefusalCode> = Parameters<ErrorMessages['refusals'][Code]>[0];

/** What a refusal's sentence is made from; `undefined` for a sentence that needs nothing. A phrase may take the place of words. */
export type RefusalDetails<Code extends RefusalCode> =
  Values<Code> extends undefined
    ? undefined
    : { [Name in keyof Values<Code>]: Values<Code>[Name] | (string extends Values<Code>[Name] ? Phrase : never) };

/** The code of any refusal with its details. */
export type SerializedDetails = Record<string, string | number | Phrase>;

/** Returns the sentence of a refusal with its details filled in, in English unless other messages are given. */
export function formatRefusal<Code extends RefusalCode>(
  code: Code,
  details: RefusalDetails<Code>,
  messages: ErrorMessages = errorMessages.english,
): string {
  return formatSerializedRefusal(code, details as SerializedDetails | undefined, messages);
}

/** Returns the sentence for a refusal from an engine or another process, where no type ties the details to the code. */
export function formatSerializedRefusal(
  code: RefusalCode,
  details: SerializedDetails | undefined,
  messages: ErrorMessages = errorMessages.english,
): string {
  const write: (values: Record<string, string | number> | undefined) => string = messages.refusals[code] as never;
  return write(details && Object.fromEntries(Object.entries(details).map(([name, value]) => [name, formatValue(messages.phrases, value)])));
}
