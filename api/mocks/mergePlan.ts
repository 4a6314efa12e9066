import { orderPages } from '@sheaf/merge/pageOrder';
import { PageRangeError, parsePageRange } from '@sheaf/pdf/pages/pageRange';
import type { MergeOptions } from '../contract/merge.ts';

/** One page of the result: of which uploaded file, counted from 0, and which of its pages, counted from 1; `null` for a page of nobody's. */
export type PlannedPage = { file: number; page: number } | null;

export interface MergePlan {
  pages: PlannedPage[];
  /** Files in the order in which the report names them. */
  files: number[];
}

/** A page was asked for that is not there. */
export interface MissingPage {
  file: number;
  range: string;
}

/** Plans the pages of a merge from the page counts of its files and its options. */
export function mergePlan(pageCounts: number[], options: MergeOptions): MergePlan | MissingPage {
  const plan = options.pages ? planOfPages(pageCounts, options.pages) : planOfFiles(pageCounts, options);
  if (!('pages' in plan) || !options.contentsPage) return plan;
  return { ...plan, pages: [null, ...plan.pages] };
}

function planOfPages(pageCounts: number[], pages: NonNullable<MergeOptions['pages']>): MergePlan | MissingPage {
  const missing = pages.find(({ file, page }) => page > (pageCounts[file] ?? 0));
  if (missing) return { file: missing.file, range: String(missing.page) };
  const named = pages.map(({ file }) => file);
  return { pages: pages.map(({ file, page }) => ({ file, page })), files: [...new Set([...named, ...pageCounts.keys()])] };
}

function planOfFiles(pageCounts: number[], { order, ranges, ...choices }: MergeOptions): MergePlan | MissingPage {
  const files = order ?? [...pageCounts.keys()];
  const perFile: PlannedPage[][] = [];
  for (const file of files) {
    const chosen = parseRange(ranges?.[file] ?? '', pageCounts[file] ?? 0);
    if (typeof chosen === 'string') return { file, range: chosen };
    perFile.push(chosen.map((index) => ({ file, page: index + 1 })));
  }
  return { pages: orderPages(perFile, choices, () => null), files };
}

/** Page indexes, or the part of the range that names pages which are not there. */
function parseRange(range: string, pageCount: number): number[] | string {
  try {
    return parsePageRange(range, pageCount);
  } catch (error) {
    if (error instanceof PageRangeError) return error.range;
    throw error;
  }
}
