import type { MergeOptions, MergeWarning } from './mergeOptions.ts';

export interface MergeRequest {
  options: MergeOptions;
  /** The most pages the result may have; 0 for no limit. */
  maxPages: number;
  /** The time that the merged file states as that of its making. */
  now: Date;
}

/** What a merge says about its result, counted in the written file. */
export interface MergeReport {
  pages: number;
  files: { name: string; pages: number; from: number; to: number }[];
  // A merge that had to copy page by page counts none of these.
  /** Bookmarks, those that stand for a file among them. */
  outlineItems?: number | undefined;
  /** A link works when it leads to a page of the written file or to a web or mail address. */
  links?: { total: number; working: number } | undefined;
  renamedDestinations?: number | undefined;
  fields?: { total: number; renamed: number } | undefined;
  attachments?: number | undefined;
  warnings: MergeWarning[];
}

export interface MergedPdf {
  pdf: Uint8Array;
  report: MergeReport;
}
