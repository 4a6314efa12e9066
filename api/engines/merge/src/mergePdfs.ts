import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { MergeProblem } from '@sheaf/pdf/errors';
import { withinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { MergeReport } from '../../../contract/pdf.ts';
import type { MergeRequest } from './mergeRequest.ts';
import { simplerMergeWarning, toRefusal } from './problems.ts';
import { mergeRaw } from './rawMerge.ts';

/** The library holds its files, their mended copies and the result in memory, so it mends no more than this. */
const MAX_LIBRARY_BYTES = 64 * 1024 * 1024;

/** The choices that the library can follow as well. */
const SIMPLE_CHOICES = new Set(['order', 'rotate', 'passwords', 'title']);

/**
 * Merges PDFs into one. Objects are copied as they are, which keeps everything; where a file is too damaged for that, a library copies
 * pages, and a warning says so. The server's merges come through here.
 */
export function mergePdfs(files: SourceFile[], request: MergeRequest, hooks: EngineHooks, output: OutputFile): Promise<MergeReport> {
  return withinMeans(files, hooks, async (watched) => {
    try {
      return await mergeRaw(files, request, watched, output);
    } catch (error) {
      if (!(error instanceof MergeProblem)) throw error;
      if (error.code !== 'damaged_pdf' || !isSimple(request) || !isWithinLibraryMeans(files)) throw toRefusal(error, request.options.order);
      // Few merges need the library, and every new process would take a quarter longer to be ready with it.
      const { mergeWithLibrary } = await import('./library/libraryMerge.ts');
      const { merged, report } = await mergeWithLibrary(files, request, watched, error.file);
      output.startOver();
      output.write(merged);
      return { ...report, warnings: [simplerMergeWarning(error.file), ...report.warnings] };
    }
  });
}

function isWithinLibraryMeans(files: SourceFile[]): boolean {
  return files.reduce((sum, { length }) => sum + length, 0) <= MAX_LIBRARY_BYTES;
}

/** A choice the library would pass over must not be lost silently. */
function isSimple({ options }: MergeRequest): boolean {
  return Object.entries(options).every(([key, value]) => SIMPLE_CHOICES.has(key) || value === undefined);
}
