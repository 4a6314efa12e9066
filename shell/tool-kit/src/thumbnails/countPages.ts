import { canReadPages } from './canReadPages';

/** There is no reader besides the one that wrote the file: this is no browser, or one without workers. */
export class NoSecondReader extends Error {
  override name = 'NoSecondReader';
}

/** How many pages pdf.js finds in a file: a second opinion on what was written on this device. Rejects when it finds none or cannot read it. */
export async function countPages(file: Blob, password = ''): Promise<number> {
  if (!canReadPages()) throw new NoSecondReader('No second reader runs here.');
  const { desk } = await import('./desk');
  return desk.pageCount(file, password);
}
