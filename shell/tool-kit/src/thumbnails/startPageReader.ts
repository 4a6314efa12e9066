import { wrap } from 'comlink';
import type { PageReader } from './pageReader';

/** A reader in a worker of its own; `stop` ends it whatever it is doing. */
export interface RunningReader {
  reader: PageReader;
  /** Rejects when the worker's script cannot be loaded. */
  failed: Promise<never>;
  stop(): void;
}

/** Starts the worker that reads pages. */
export function startPageReader(): RunningReader {
  const worker = new Worker(new URL('./pageReader.worker.ts', import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The page reader could not be loaded.')), { once: true });
  });
  // Anyone who waits for the worker is notified; when nobody waits, nothing is lost.
  failed.catch(() => undefined);
  return { reader: wrap<PageReader>(worker), failed, stop: () => worker.terminate() };
}
