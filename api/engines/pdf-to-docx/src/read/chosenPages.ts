import { PageRangeError } from '@sheaf/pdf/pages/pageRange';
import { InvalidPageRangeError } from '../errors.ts';
import { type PageChoices, planPages } from '../model/pagePlan.ts';

/** Lists the numbers of the pages to convert, from 1, in document order. Throws an `InvalidPageRangeError` for pages that do not exist. */
export function listChosenPages(choices: PageChoices, pages: number, file: string): number[] {
  try {
    return planPages(pages, choices).map(({ page }) => page);
  } catch (error) {
    if (error instanceof PageRangeError) throw new InvalidPageRangeError(file, error.range, pages);
    throw error;
  }
}
