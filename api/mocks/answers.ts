import { HttpResponse } from 'msw';
import { type RefusalCode, type RefusalDetails, refusals, sentenceOf } from '../contract/errors.ts';
import { ERROR_FILE_HEADER } from '../contract/progress.ts';

const RETRY_AFTER_SECONDS = 5;

/** A refusal exactly as the server words and dresses it; `fileIndex` tells which uploaded file it is about. */
export function refusal<Code extends RefusalCode>(code: Code, details: RefusalDetails<Code>, fileIndex?: number): Response {
  const { status } = refusals[code];
  const headers = new Headers({ 'X-Error-Code': code, 'X-Request-Id': crypto.randomUUID() });
  if (status === 429 || status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (fileIndex !== undefined) headers.set(ERROR_FILE_HEADER, String(fileIndex));
  return HttpResponse.text(sentenceOf(code, details), { status, headers });
}
