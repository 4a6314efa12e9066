import { PageRangeError } from '@sheaf/pdf/pages/pageRange';
import { InvalidPageRangeError } from '../errors.ts';
import { type PageChoices, planPages } from '../model/pagePlan.ts';

/** Lists the pages, from 1, that are converted, in the order of the document. */
export function listChosenPages(choices: PageChoices, pages: number, file: string): number[] {
  try {
    return planPages(pages, choices).map(({ page }) => page);
  } catch (error) {
    if (error instanceof PageRangeError) throw new InvalidPageRangeError(file, error.range, pages);
    throw error;
  }
}
