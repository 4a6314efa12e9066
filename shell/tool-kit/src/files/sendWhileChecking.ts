import { ApiError } from '@sheaf/api/client/apiError';
import { formatRefusal, refusals } from '@sheaf/api/contract/errors';
import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';
import { UNSENT_FILE } from '../calls/classifyFailure';
import type { ChosenFile, ListeningWith } from './chosenFile';
import { findFileFault, findFormatFault } from './findFileFault';

/** A smaller file is uploaded sooner than pdf.js would load, and pdf.js costs the visitor data. */
const FEWEST_BYTES_TO_OPEN = 2 * 1024 * 1024;

/** The refusal of a file that this device found before the upload was complete. It is no failure of the upload. */
class UnsentFile extends ApiError {
  override readonly name = UNSENT_FILE;
}

/**
 * Sends a file while this device checks it. Rejects with the server's own refusal as soon as a fault is found, before the upload ends. A file that
 * only pdf.js cannot open is sent: the server has a second reader.
 */
export async function sendWhileChecking<Answer, Listening extends { signal: AbortSignal }>(
  { file, password }: ChosenFile,
  { listening, errors }: ListeningWith<Listening>,
  send: (listening: Listening) => Promise<Answer>,
): Promise<Answer> {
  const formatFault = await findFormatFault(file);
  if (formatFault) throw refuse(formatFault, file, errors);
  // Only the server knows whether a password opens it.
  if (password !== '' || file.size < FEWEST_BYTES_TO_OPEN) return send(listening);

  const upload = new AbortController();
  const stop = () => upload.abort();
  listening.signal.throwIfAborted();
  listening.signal.addEventListener('abort', stop, { once: true });
  const fault = findFileFault(file).then((found) => {
    if (found === null || found === 'not_opened') return new Promise<never>(() => undefined);
    stop();
    throw refuse(found, file, errors);
  });
  return Promise.race([fault, send({ ...listening, signal: upload.signal })]);
}

function refuse(code: 'empty_pdf' | 'not_a_pdf' | 'password_required', file: File, errors: ErrorMessages): UnsentFile {
  const sentence = formatRefusal(code, { file: file.name }, errors);
  return new UnsentFile(refusals[code].status, sentence, { code, sentence });
}
