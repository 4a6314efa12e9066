import type { MergeOptions, MergeReport } from '../../../contract/pdf.ts';

export interface MergeRequest {
  options: MergeOptions;
  /** The most pages the result may have; 0 for no limit. */
  maxPages: number;
  /** The time that the merged file states as that of its making. */
  now: Date;
}

export interface MergeResult {
  merged: Uint8Array;
  report: MergeReport;
}
