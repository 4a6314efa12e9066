import { MergeError, type MergeErrorCode } from '@sheaf/merge/errors';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import type { RefusalCode } from '../../contract/errors.ts';
import { Refusal } from '../refusal.ts';

/** What a visitor is told for each error of an engine. */
export const refusalCodes = {
  not_a_pdf: 'not_a_pdf',
  damaged_pdf: 'damaged_pdf',
  password_required: 'password_required',
  wrong_password: 'wrong_password',
  certificate_required: 'certificate_required',
  unknown_protection: 'unknown_protection',
  empty_pdf: 'empty_pdf',
  too_complex: 'too_complex',
  invalid_range: 'invalid_range',
  too_many_pages: 'too_many_pages',
} as const satisfies Record<PdfErrorCode | MergeErrorCode, RefusalCode>;

/** Returns the refusal for what an engine threw; nothing for a fault of ours. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof PdfError) && !(error instanceof MergeError)) return undefined;
  const { code, file, fileIndex, details } = error;
  return Refusal.withDetails(refusalCodes[code], { file, ...details }).about(fileIndex);
}
