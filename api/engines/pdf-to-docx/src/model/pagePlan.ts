import { parsePageRange } from '@sheaf/pdf/pages/pageRange';
import type { PageMode } from './pageMode.ts';

/** Choices that decide which pages are converted and what each becomes; each is declared here, beside its effect. */
export interface PageChoices {
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when left out. */
  pages?: string | undefined;
  /** What becomes of every page that `pageModes` does not name; text that reflows when left out. */
  mode?: PageMode | undefined;
  pageModes?: { page: number; mode: PageMode }[] | undefined;
}

/** One page that is converted, counted from 1, and what it becomes. */
export interface PlannedPage {
  page: number;
  mode: PageMode;
}

/**
 * Plans which pages are converted, in the order of the document, and what each becomes. The engine and the fake API both plan by this
 * function. Throws a `PageRangeError` for pages that do not exist.
 */
export function planPages(pageCount: number, choices: PageChoices): PlannedPage[] {
  const { mode = 'flow', pageModes = [] } = choices;
  const named = new Map(pageModes.map((each) => [each.page, each.mode]));
  const chosen = [...new Set(parsePageRange(choices.pages ?? '', pageCount))].sort((one, other) => one - other);
  return chosen.map((index) => ({ page: index + 1, mode: named.get(index + 1) ?? mode }));
}
