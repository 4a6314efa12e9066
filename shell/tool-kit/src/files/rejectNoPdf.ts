import { ApiError } from '@sheaf/api/client/apiError';
import { formatRefusal, refusals } from '@sheaf/api/contract/errors';
import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';

const SIGNATURE = '%PDF-';
/** The server looks this far, since some programs write other bytes before it. */
const SIGNATURE_WITHIN_BYTES = 1024;

/** Returns whether the bytes of a file are a PDF's, whatever its name says. An empty file is none. */
export async function hasPdfSignature(file: Blob): Promise<boolean> {
  const start = await file.slice(0, SIGNATURE_WITHIN_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes(SIGNATURE);
}

/** Rejects with a refusal of the server before a file is sent that is no PDF. A file without a byte, as of a download that broke off, is named as empty. */
export async function rejectNoPdf(file: File, errors: ErrorMessages): Promise<void> {
  // A file that is gone since it was chosen is for the upload to report.
  if (await hasPdfSignature(file).catch(() => true)) return;
  const code = file.size === 0 ? 'empty_pdf' : 'not_a_pdf';
  const sentence = formatRefusal(code, { file: file.name }, errors);
  throw new ApiError(refusals[code].status, sentence, { code, sentence });
}
