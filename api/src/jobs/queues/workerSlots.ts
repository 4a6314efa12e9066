import type { SandboxedWorker } from '../sandbox/sandboxedWorker.ts';
import type { Outcome, WorkerJob } from '../sandbox/workerJob.ts';
import { startWorkerPool, type WorkerPoolOptions } from './workerPool.ts';

/** Warm sandboxed workers for jobs that already waited in a shared queue. */
export interface WorkerSlots {
  readonly firstReady: Promise<void>;
  readonly canServe: boolean;
  /** Runs a job in the next free worker. */
  run(job: WorkerJob): Promise<Outcome>;
  /** Resolves when a worker is free and ready. A job fetched earlier would wait here while other machines may be free. */
  waitForRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a pool of workers that hands idle ones to waiting jobs. */
export function startWorkerSlots(options: WorkerPoolOptions): WorkerSlots {
  const waiting: ((worker: SandboxedWorker) => void)[] = [];
  const roomWaiters: (() => void)[] = [];
  let isClosed = false;
  const workers = startWorkerPool(options, (worker) => {
    const next = waiting.shift();
    next?.(worker);
    if (!next) for (const wake of roomWaiters.splice(0)) wake();
    return next !== undefined;
  });
  const takeNext = () => new Promise<SandboxedWorker>((resolve) => waiting.push(resolve));

  return {
    firstReady: workers.firstReady,
    get canServe() {
      return workers.canServe;
    },
    async run(job) {
      const worker = workers.take() ?? (await takeNext());
      try {
        return job.signal.aborted ? { state: 'cancelled' } : await worker.run(job);
      } finally {
        workers.release(worker);
      }
    },
    async waitForRoom() {
      while (!isClosed) {
        const worker = workers.take();
        if (worker) return workers.release(worker);
        await new Promise<void>((resolve) => roomWaiters.push(resolve));
      }
    },
    async close() {
      isClosed = true;
      for (const wake of roomWaiters.splice(0)) wake();
      await workers.close();
    },
  };
}
