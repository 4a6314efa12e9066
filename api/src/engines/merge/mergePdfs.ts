import type { EngineHooks, SourceFile } from '../engine.ts';
import { withinMeans } from '../withinMeans.ts';
import { mergeWithLibrary } from './libraryMerge.ts';
import type { MergeRequest, MergeResult } from './mergeRequest.ts';

/** Merges PDFs into one. Every way of merging, by the server, by the command line and by tests, comes through here. */
export function mergePdfs(files: SourceFile[], request: MergeRequest, hooks: EngineHooks): Promise<MergeResult> {
  return withinMeans(files, hooks, (watched) => mergeWithLibrary(files, request, watched));
}
