import { ReadingError } from '@sheaf/pdf-text/errors';
import { isRefusalCode, Refusal } from '../refusal.ts';

/** Returns the refusal for a file that the reader or the converter cannot take; nothing for any other error. */
export function findReadingRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof ReadingError) || !isRefusalCode(error.code)) return undefined;
  return Refusal.withDetails(error.code, error.details).about(error.fileIndex);
}
