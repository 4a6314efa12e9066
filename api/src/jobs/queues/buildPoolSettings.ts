import type { Queue } from '../queue.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { JobPoolOptions } from './jobPool.ts';
import { queueLimits } from './queueLimits.ts';

const WORKER_LIFETIME_CPU_SECONDS = 120;

interface PoolOptions {
  workers: number;
  wallSeconds: number;
  cpuSeconds: number;
  /** Folders that the workers may read beside their own program. */
  readable?: string[];
}

/** Builds the part of a pool's options that differs between queues: the server's settings within the limits of the queue. */
export function buildPoolSettings(queue: Queue, options: PoolOptions) {
  const { workers, maxExtensions, maxIdleBytes, cpuSeconds: leastCpuSeconds } = queueLimits[queue];
  const cpuSeconds = Math.max(options.cpuSeconds, leastCpuSeconds);
  const lifetimeCpuSeconds = Math.max(WORKER_LIFETIME_CPU_SECONDS, 2 * cpuSeconds * (1 + maxExtensions));
  return {
    sandbox: createSandbox({ lifetimeCpuSeconds }, { queue, readable: options.readable ?? [] }),
    workers: workers(options.workers),
    wallSeconds: options.wallSeconds,
    cpuSeconds,
    maxExtensions,
    lifetimeCpuSeconds,
    maxIdleBytes,
  } satisfies Partial<JobPoolOptions>;
}
