/** The thread that `mergeInThread.ts` starts: merges the files it was given and posts the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PdfError } from '@sheaf/pdf/errors';
import { z } from 'zod';
import { mergeWithLibrary } from './libraryMerge.ts';
import type { ThreadOutcome } from './mergeInThread.ts';

const ThreadInput = z.object({
  now: z.date(),
  damaged: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })),
  passwords: z.array(z.string().nullable()),
});

const { files, passwords, now, damaged } = ThreadInput.parse(workerData);
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

async function runMerge(): Promise<ThreadOutcome> {
  try {
    const sources = files.map(({ name, bytes }) => createFileInMemory(name, bytes));
    return { state: 'merged', ...(await mergeWithLibrary(sources, { options: { passwords }, maxPages: 0, now }, hooks, damaged)) };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    const { code, file, fileIndex } = error;
    return { state: 'failed', code, file, fileIndex };
  }
}

parentPort?.postMessage(await runMerge());
