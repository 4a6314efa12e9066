import type { SandboxedWorker } from '../sandbox/sandboxedWorker.ts';
import type { Outcome, WorkerJob } from '../sandbox/workerJob.ts';
import { startWorkerPool, type WorkerPoolOptions } from './workerPool.ts';

/** Warm sandboxed workers for jobs that have waited for their turn elsewhere. */
export interface WorkerSlots {
  readonly firstReady: Promise<void>;
  readonly hasLiveWorker: boolean;
  /** Runs a job in the next free worker. */
  run(job: WorkerJob): Promise<Outcome>;
  close(): Promise<void>;
}

export function startWorkerSlots(options: WorkerPoolOptions): WorkerSlots {
  const waiting: ((worker: SandboxedWorker) => void)[] = [];
  const workers = startWorkerPool(options, (worker) => {
    const next = waiting.shift();
    next?.(worker);
    return next !== undefined;
  });
  const takeNext = () => new Promise<SandboxedWorker>((resolve) => waiting.push(resolve));

  return {
    firstReady: workers.firstReady,
    get hasLiveWorker() {
      return workers.hasLiveWorker;
    },
    async run(job) {
      const worker = workers.take() ?? (await takeNext());
      try {
        return job.signal.aborted ? { state: 'cancelled' } : await worker.run(job);
      } finally {
        workers.giveBack(worker);
      }
    },
    close: workers.close,
  };
}
