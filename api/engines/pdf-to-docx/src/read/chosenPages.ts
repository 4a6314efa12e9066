import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import { InvalidPageRangeError } from '../errors.ts';

/** Parses the pages, from 1, that a visitor's text such as `1-3, 5` names, in the order of the document; all of them for none. */
export function parseChosenPages(text: string | undefined, pages: number, file: string): number[] {
  try {
    const chosen = new Set(parsePageRange(text ?? '', pages));
    return [...chosen].sort((one, other) => one - other).map((index) => index + 1);
  } catch (error) {
    if (error instanceof PageRangeError) throw new InvalidPageRangeError(file, error.range, pages);
    throw error;
  }
}
