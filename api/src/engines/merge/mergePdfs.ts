import type { EngineHooks, SourceFile } from '../engine.ts';
import { withinMeans } from '../withinMeans.ts';
import { mergeWithLibrary } from './libraryMerge.ts';
import type { MergeRequest, MergeResult } from './mergeRequest.ts';
import { simplerMergeWarning, toRefusal } from './problems.ts';
import { MergeProblem } from './raw/mergeErrors.ts';
import { mergeRaw } from './rawMerge.ts';

/** The choices that the library can follow as well. */
const SIMPLE_CHOICES = new Set(['order', 'rotate', 'passwords', 'title']);

/**
 * Merges PDFs into one. Objects are copied as they are, which keeps everything; where a file is too damaged for that, a library copies
 * pages, and a warning says so. Every way of merging in memory comes through here.
 */
export function mergePdfs(files: SourceFile[], request: MergeRequest, hooks: EngineHooks): Promise<MergeResult> {
  return withinMeans(files, hooks, async (watched) => {
    try {
      return await mergeRaw(files, request, watched);
    } catch (error) {
      if (!(error instanceof MergeProblem)) throw error;
      if (error.code !== 'damaged_pdf' || !isSimple(request)) throw toRefusal(error, request.options.order);
      const { output, report } = await mergeWithLibrary(files, request, watched);
      return { output, report: { ...report, warnings: [simplerMergeWarning(error.file), ...report.warnings] } };
    }
  });
}

/** A choice the library would pass over must not be lost silently. */
function isSimple({ options }: MergeRequest): boolean {
  return Object.entries(options).every(([key, value]) => SIMPLE_CHOICES.has(key) || value === undefined);
}
