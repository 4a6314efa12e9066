import { ApiError } from '@sheaf/api/client/apiError';
import { refusals, sentenceOf } from '@sheaf/api/contract/errors';
import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';

const SIGNATURE = '%PDF-';
/** The server looks this far, since some programs write other bytes before it. */
const SIGNATURE_WITHIN_BYTES = 1024;

/** Returns whether the bytes of a file are a PDF's, whatever its name says. An empty file is none. */
export async function hasPdfSignature(file: Blob): Promise<boolean> {
  const start = await file.slice(0, SIGNATURE_WITHIN_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes(SIGNATURE);
}

/** Rejects as the server would, with its own refusal, before a file is sent that is no PDF. */
export async function rejectNoPdf(file: File, errors: ErrorMessages): Promise<void> {
  // A file that is gone since it was chosen is for the upload to report.
  if (await hasPdfSignature(file).catch(() => true)) return;
  const sentence = sentenceOf('not_a_pdf', { file: file.name }, errors);
  throw new ApiError(refusals.not_a_pdf.status, sentence, { code: 'not_a_pdf', sentence });
}
