import type { MergeOptions, MergeReport } from '../../../contract/pdf.ts';
import type { EngineHooks, SourceFile } from '../engine.ts';
import { mergeWithLibrary } from './libraryMerge.ts';

export interface MergeRequest {
  options: MergeOptions;
  /** The most pages the result may have; 0 for no limit. */
  maxPages: number;
}

export interface MergeResult {
  output: Uint8Array;
  report: MergeReport;
}

/** Merges PDFs into one. Every way of merging, by the server, by the command line and by tests, comes through here. */
export function mergePdfs(files: SourceFile[], request: MergeRequest, hooks: EngineHooks): Promise<MergeResult> {
  return mergeWithLibrary(files, request, hooks);
}
