import { canReadPages } from '../thumbnails/canReadPages';
import { PasswordNeeded, ReaderNotStarted } from '../thumbnails/pageQueue';
import { sharedPageQueue } from '../thumbnails/sharedPageQueue';
import { hasPdfSignature } from './hasPdfSignature';

/**
 * Returns what this device knows to be wrong with a file before it is sent, or null. A file that only the reader of the page cannot open is not
 * called damaged: the server has a second reader.
 */
export async function findFileFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | 'password_required' | 'not_opened' | null> {
  const fault = await findFormatFault(file);
  if (fault) return fault;
  return canReadPages() ? tryReader(file).catch(() => null) : null;
}

/** Returns what the first bytes of a file say against it, or null. A file without a byte, as of a download that broke off, is named as empty. */
export async function findFormatFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | null> {
  if (file.size === 0) return 'empty_pdf';
  // A file that is gone since it was chosen is for the upload to report.
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
