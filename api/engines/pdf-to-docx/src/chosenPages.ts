import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import { Refusal } from '../../../src/refusal.ts';

/** The pages, from 1, that a visitor's text such as `1-3, 5` names, in the order of the document; all of them for none. */
export function chosenPages(text: string | undefined, pages: number, file: string): number[] {
  try {
    const chosen = new Set(parsePageRange(text ?? '', pages));
    return [...chosen].sort((one, other) => one - other).map((index) => index + 1);
  } catch (error) {
    if (error instanceof PageRangeError) throw new Refusal('invalid_range', { range: error.range, file, pages }).about(0);
    throw error;
  }
}
