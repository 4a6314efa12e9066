import { canReadPages } from './canReadPages';

/** Thrown where pdf.js is not available: outside browsers, without workers, or when it cannot be loaded. */
export class NoSecondReader extends Error {
  override name = 'NoSecondReader';
}

/** Counts the pages of a file with pdf.js, to verify what this device wrote. Rejects when it cannot read the file. */
export async function countPages(file: Blob, password = ''): Promise<number> {
  if (!canReadPages()) throw new NoSecondReader('No second reader runs here.');
  const { sharedPageQueue } = await import('./sharedPageQueue').catch((error: unknown) => {
    throw new NoSecondReader('The second reader could not be loaded.', { cause: error });
  });
  try {
    return await sharedPageQueue.pageCount(file, password);
  } catch (error) {
    // Compared by its name: the class itself comes with the reader.
    if (error instanceof Error && error.name === 'ReaderNotStarted') throw new NoSecondReader(error.message, { cause: error });
    throw error;
  }
}
