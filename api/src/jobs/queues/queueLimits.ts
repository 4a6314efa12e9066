import type { Queue } from '../queue.ts';

const MB = 1024 * 1024;

/** The limits in which one queue differs from another. */
export interface QueueLimits {
  /** Returns the number of workers of the queue for the number that the server is configured with. */
  workers(requested: number): number;
  /** How often progress restarts the time limit of a job, for example for each recognised page. */
  maxExtensions: number;
  /** The least processor time between two extensions, since the smallest step may need it. */
  cpuSeconds: number;
  /** A worker that holds more memory than this after a job is replaced. */
  maxIdleBytes: number;
}

export const queueLimits: Record<Queue, QueueLimits> = {
  merge: { workers: (requested) => requested, maxExtensions: 0, cpuSeconds: 0, maxIdleBytes: 400 * MB },
  // One page of a scan may take 45 seconds. Forty pages of a document are recognised, and a conversion of two thousand reads the rest ten at a time.
  ocr: { workers: (requested) => Math.min(requested, 2), maxExtensions: 240, cpuSeconds: 45, maxIdleBytes: 400 * MB },
  // Its dictionaries and rules stay in memory, which makes the next check quick.
  grammar: { workers: (requested) => Math.max(1, Math.floor(requested / 2)), maxExtensions: 60, cpuSeconds: 0, maxIdleBytes: 700 * MB },
  // Each job takes milliseconds, but a visitor waits for every one of them.
  qa: { workers: (requested) => Math.max(1, Math.floor(requested / 4)), maxExtensions: 0, cpuSeconds: 0, maxIdleBytes: 400 * MB },
  // Two thousand pages are read ten at a time, and then become one document.
  convert: { workers: (requested) => Math.min(requested, 2), maxExtensions: 240, cpuSeconds: 45, maxIdleBytes: 400 * MB },
};
