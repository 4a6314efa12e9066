import { canReadPages } from '../thumbnails/canReadPages';
import { hasPdfSignature } from './rejectNoPdf';

/**
 * Returns what this device knows to be wrong with a file before it is sent, or null. A file that only the reader of the page cannot open is not
 * called damaged: the server has a second reader.
 */
export async function findFileFault(file: File): Promise<'empty_pdf' | 'not_a_pdf' | 'password_required' | null> {
  if (file.size === 0) return 'empty_pdf';
  if (!(await hasPdfSignature(file).catch(() => true))) return 'not_a_pdf';
  if (!canReadPages()) return null;
  return (await needsPassword(file).catch(() => false)) ? 'password_required' : null;
}

/** The reader comes with the first file, so that a page without one does not load it. */
async function needsPassword(file: File): Promise<boolean> {
  const [{ desk }, { PasswordNeeded }] = await Promise.all([import('../thumbnails/desk'), import('../thumbnails/pageDesk')]);
  return desk.pageCount(file, '').then(
    () => false,
    (error: unknown) => error instanceof PasswordNeeded,
  );
}
