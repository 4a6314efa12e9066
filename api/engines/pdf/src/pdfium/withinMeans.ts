import type { EngineHooks } from '@sheaf/platform/engineHooks';
import type { SourceFile } from '../bytes/engineFiles.ts';
import { PdfError } from '../errors.ts';
import { forgetPdfium } from './pdfium.ts';

/**
 * Does an engine's work and turns its running out of stack or memory into a `PdfError` about the file that was being read or copied: a PDF can refer to itself
 * in so many ways that no library knows them all.
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
    // Memory of WebAssembly that was left in the middle of something cannot be trusted any more.
    forgetPdfium();
    throw new PdfError('too_complex', files[current]?.name ?? '', { cause: error }).about(current);
  }
}
