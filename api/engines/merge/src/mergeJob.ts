import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { isMergeFailure } from './model/errors.ts';
import type { MergeReport, MergeRequest } from './model/mergeRequest.ts';
import { buildSimplerMergeWarning } from './model/mergeWarnings.ts';
import { mergeRaw } from './rawMerge.ts';

/** The library holds its files, their mended copies and the result in memory, so it mends no more than this. */
const MAX_LIBRARY_BYTES = 64 * 1024 * 1024;

/** The choices that the library can follow as well. */
const SIMPLE_CHOICES = new Set(['order', 'rotate', 'passwords', 'title']);

/**
 * Merges PDFs into one. Objects are copied as they are, which keeps everything; where a file is too damaged for that, a library copies
 * pages, and a warning says so.
 */
export function mergeJob(files: SourceFile[], request: MergeRequest, hooks: EngineHooks, output: OutputFile): Promise<MergeReport> {
  return runWithinMeans(files, hooks, async (watched) => {
    try {
      return await mergeRaw(files, request, watched, output);
    } catch (error) {
      if (!isMergeFailure(error)) throw error;
      if (error.code !== 'damaged_pdf' || !isSimple(request) || !isWithinLibraryMeans(files))
        throw error.about(toUploadedIndex(error.fileIndex, request.options.order));
      // Few merges need the library, and every new process would take a quarter longer to be ready with it.
      const { mergeWithLibrary } = await import('./library/libraryMerge.ts');
      const { pdf, report } = await mergeWithLibrary(files, request, watched, error.file);
      output.startOver();
      output.write(pdf);
      return { ...report, warnings: [buildSimplerMergeWarning(error.file), ...report.warnings] };
    }
  });
}

function isWithinLibraryMeans(files: SourceFile[]): boolean {
  return files.reduce((sum, { length }) => sum + length, 0) <= MAX_LIBRARY_BYTES;
}

/** Returns whether the library can honour all options; it must not silently ignore one. */
function isSimple({ options }: MergeRequest): boolean {
  return Object.entries(options).every(([key, value]) => SIMPLE_CHOICES.has(key) || value === undefined);
}

/** The engine counts its inputs in the order of the merge, the caller its files in their own. */
function toUploadedIndex(index: number | undefined, order: number[] | undefined): number | undefined {
  return index === undefined ? undefined : (order?.[index] ?? index);
}
