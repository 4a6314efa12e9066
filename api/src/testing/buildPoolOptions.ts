import { pino } from 'pino';
import type { Queue } from '../jobs/queue.ts';
import { buildPoolSettings } from '../jobs/queues/buildPoolSettings.ts';
import type { JobPoolOptions } from '../jobs/queues/jobPool.ts';
import type { TempFileStore } from '../ports.ts';

const MB = 1024 * 1024;

/** Returns the options of a small pool for tests; `changes` replaces single ones. */
export function buildPoolOptions(tempFiles: TempFileStore, changes: Partial<JobPoolOptions> = {}, queue: Queue = 'merge'): JobPoolOptions {
  return {
    ...buildPoolSettings(queue, { workers: 1, wallSeconds: 60, cpuSeconds: 20 }),
    tempFiles,
    log: pino({ level: 'silent' }),
    maxOutputBytes: 600 * MB,
    maxWaiting: 200,
    maxWaitingPerVisitor: 60,
    maxWaitSeconds: 60,
    ...changes,
  };
}
