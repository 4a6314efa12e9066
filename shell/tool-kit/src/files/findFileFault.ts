import { canReadPages } from '../thumbnails/canReadPages';
import { PasswordNeeded, ReaderNotStarted } from '../thumbnails/pageQueue';
import { sharedPageQueue } from '../thumbnails/sharedPageQueue';
import { hasPdfSignature } from './hasPdfSignature';

/**
 * Returns the fault that this device finds in a file before it is sent, or null. A file that only pdf.js cannot open does not count as damaged: the
 * server has a second reader.
 */
export async function findFileFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | 'password_required' | 'not_opened' | null> {
  const fault = await findFormatFault(file);
  if (fault) return fault;
  return canReadPages() ? tryReader(file).catch(() => null) : null;
}

/** Returns the fault that the first bytes of a file show, or null. A file of 0 bytes, such as a broken download, is empty. */
export async function findFormatFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | null> {
  if (file.size === 0) return 'empty_pdf';
  // The upload reports a file that was deleted after it was chosen.
  return (await hasPdfSignature(file).catch(() => true)) ? null : 'not_a_pdf';
}

async function tryReader(file: File): Promise<'password_required' | 'not_opened' | null> {
  return sharedPageQueue.pageCount(file, '').then(
    () => null,
    (error: unknown) => {
      if (error instanceof PasswordNeeded) return 'password_required';
      return error instanceof ReaderNotStarted ? null : 'not_opened';
    },
  );
}
