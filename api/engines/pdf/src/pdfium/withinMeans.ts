import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { SourceFile } from '../bytes/engineFiles.ts';
import { PdfError } from '../errors.ts';
import { forgetPdfium } from './pdfium.ts';

/**
 * Runs an engine's work. When it exhausts the stack or the memory, throws a `PdfError` about the file that was being read or copied.
 * A PDF can refer to itself in too many ways for any library to know them all.
 */
export async function runWithinMeans<Result>(
  files: SourceFile[],
  hooks: EngineHooks,
  work: (hooks: EngineHooks) => Promise<Result>,
): Promise<Result> {
  let current = 0;
  const onProgress: EngineHooks['onProgress'] = (progress) => {
    if (progress.stage === 'reading' || progress.stage === 'writing') current = progress.file ?? current;
    hooks.onProgress(progress);
  };
  try {
    return await work({ ...hooks, onProgress });
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof WebAssembly.RuntimeError)) throw error;
    // WebAssembly memory may be inconsistent after an interrupted call, so the next use starts a new instance.
    forgetPdfium();
    throw new PdfError('too_complex', files[current]?.name ?? '', { cause: error }).about(current);
  }
}
