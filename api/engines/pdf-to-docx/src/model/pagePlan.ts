import { parsePageRange } from '@sheaf/pdf/pages/pageRange';
import type { PageMode } from './pageMode.ts';

/** Choices of the pages to convert and of how to convert each. `planPages` applies them. */
export interface PageChoices {
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when left out. */
  pages?: string | undefined;
  /** The mode of every page that `pageModes` does not name; `flow` when left out. */
  mode?: PageMode | undefined;
  pageModes?: { page: number; mode: PageMode }[] | undefined;
}

/** A page to convert, counted from 1, with its mode. */
export interface PlannedPage {
  page: number;
  mode: PageMode;
}

/**
 * Plans the pages to convert, in document order, each with its mode. The engine and the fake API both use it. Throws a `PageRangeError` for pages
 * that do not exist.
 */
export function planPages(pageCount: number, choices: PageChoices): PlannedPage[] {
  const { mode = 'flow', pageModes = [] } = choices;
  const named = new Map(pageModes.map((each) => [each.page, each.mode]));
  const chosen = [...new Set(parsePageRange(choices.pages ?? '', pageCount))].sort((one, other) => one - other);
  return chosen.map((index) => ({ page: index + 1, mode: named.get(index + 1) ?? mode }));
}
