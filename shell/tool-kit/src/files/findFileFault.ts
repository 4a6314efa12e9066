import { desk } from '../thumbnails/desk';
import { PasswordNeeded } from '../thumbnails/pageDesk';
import { canReadPages } from '../thumbnails/startPageReader';
import { hasPdfSignature } from './rejectNoPdf';

/**
 * Returns what this device knows to be wrong with a file before it is sent, or null. A file that only the reader of the page cannot open is not
 * called damaged: the server has a second reader.
 */
export async function findFileFault(file: File): Promise<'not_a_pdf' | 'password_required' | null> {
  if (!(await hasPdfSignature(file).catch(() => true))) return 'not_a_pdf';
  if (!canReadPages()) return null;
  return desk.pageCount(file, '').then(
    () => null,
    (error: unknown) => (error instanceof PasswordNeeded ? 'password_required' : null),
  );
}
