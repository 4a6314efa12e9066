import { canReadPages } from '../thumbnails/canReadPages';
import { hasPdfSignature } from './rejectNoPdf';

/**
 * Returns what this device knows to be wrong with a file before it is sent, or null. A file that only the reader of the page cannot open is not
 * called damaged: the server has a second reader.
 */
export async function findFileFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | 'password_required' | 'not_opened' | null> {
  if (file.size === 0) return 'empty_pdf';
  if (!(await hasPdfSignature(file).catch(() => true))) return 'not_a_pdf';
  return canReadPages() ? tryReader(file).catch(() => null) : null;
}

/** The reader comes with the first file, so that a page without one does not load it. */
async function tryReader(file: File): Promise<'password_required' | 'not_opened' | null> {
  const [{ desk }, { PasswordNeeded, ReaderNotStarted }] = await Promise.all([import('../thumbnails/desk'), import('../thumbnails/pageDesk')]);
  return desk.pageCount(file, '').then(
    () => null,
    (error: unknown) => {
      if (error instanceof PasswordNeeded) return 'password_required';
      return error instanceof ReaderNotStarted ? null : 'not_opened';
    },
  );
}
