import { Worker } from 'node:worker_threads';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf/errors';
import type { MergedPdf } from '../model/mergeRequest.ts';

/** PDFium or the library is assumed to loop forever after this time. */
const MAX_SECONDS = 60;
const MAX_HEAP_MB = 1024;

export type ThreadOutcome = ({ state: 'merged' } & MergedPdf) | { state: 'failed'; code: PdfErrorCode; file: string; fileIndex: number | undefined };

interface FileInMemory {
  name: string;
  bytes: Uint8Array;
  password: string | undefined;
}

/**
 * Runs the library merge in its own thread: only ending the thread stops a loop inside WebAssembly. `damaged` names the file for
 * whose sake the library is used. Rejects with a `PdfError` or, when the thread had to be ended or broke, with any other error.
 */
export async function mergeInThread(files: FileInMemory[], damaged: string, { maxSeconds = MAX_SECONDS, now = new Date() } = {}): Promise<MergedPdf> {
  const worker = new Worker(new URL('./libraryThread.ts', import.meta.url), {
    workerData: { now, damaged, files: files.map(({ name, bytes }) => ({ name, bytes })), passwords: files.map(({ password }) => password ?? null) },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const outcome = await new Promise<ThreadOutcome>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The merge took too long.')), maxSeconds * 1000);
      worker.once('message', resolve).once('error', reject);
    });
    if (outcome.state === 'failed') throw new PdfError(outcome.code, outcome.file).about(outcome.fileIndex);
    return outcome;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
