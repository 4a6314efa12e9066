import type { Job, JobHooks, JobResult, JobRunner, TempFile, TempFileStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineName } from '../engines.ts';
import type { SandboxedWorker } from '../sandbox/sandboxedWorker.ts';
import type { Outcome } from '../sandbox/workerJob.ts';
import { buildWorkerJob } from './buildWorkerJob.ts';
import { createFairQueue } from './fairQueue.ts';
import { runToResult } from './runToResult.ts';
import { startWorkerPool, type WorkerPoolOptions } from './workerPool.ts';

/** A guess, from which the waiting time of a "busy" answer is computed. */
const TYPICAL_JOB_SECONDS = 1;

export interface JobPoolOptions extends WorkerPoolOptions {
  tempFiles: TempFileStore;
  wallSeconds: number;
  maxOutputBytes: number;
  maxWaiting: number;
  maxWaitingPerVisitor: number;
  /** A job that waited this long for its turn is refused. Its own time has not begun by then. */
  maxWaitSeconds: number;
}

export interface JobPool extends JobRunner {
  /** Starts a worker ahead of the first job. Resolves when the first is ready, or when the pool was closed before. */
  warmUp(): Promise<void>;
}

interface WaitingJob {
  job: Job;
  hooks: JobHooks;
  output: TempFile;
  /** Refuses the job after `maxWaitSeconds`. */
  patience?: NodeJS.Timeout;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** Creates a pool that runs jobs in warm sandboxed workers, one job for each worker at a time. */
export function createJobPool(options: JobPoolOptions): JobPool {
  const { tempFiles, log, workers: size } = options;
  const dispatcher = createDispatcher(options);

  async function run<Name extends EngineName>(job: Job<Name>, hooks: JobHooks): Promise<JobResult<Name>> {
    dispatcher.refuseWhenFull(hooks.visitor);
    try {
      return await runToResult(job, hooks, {
        tempFiles,
        log,
        // Workers that died together are found dead one after the other.
        retries: { begun: 1, notBegun: size },
        runOnce: (output) => dispatcher.awaitOutcome(job, hooks, output),
      });
    } finally {
      hooks.onProgress?.({ stage: 'over' });
    }
  }

  return {
    run,
    get isReady() {
      return dispatcher.workers.canServe;
    },
    warmUp: dispatcher.workers.warmUp,
    close: dispatcher.workers.close,
  };
}

/** Gives each job to an idle worker, or lets it wait in a queue that serves all visitors in turn. */
function createDispatcher(options: JobPoolOptions) {
  const queue = createFairQueue<WaitingJob>();
  const workers = startWorkerPool(options, assignNext);
  const { wallSeconds, cpuSeconds, maxExtensions, maxOutputBytes: outputBytes } = options;
  const limits = { wallSeconds, cpuSeconds, maxExtensions, outputBytes };

  function assignNext(worker: SandboxedWorker): boolean {
    const waiting = queue.next();
    if (waiting) void serve(worker, waiting);
    return waiting !== undefined;
  }

  async function serve(worker: SandboxedWorker, waiting: WaitingJob): Promise<void> {
    clearTimeout(waiting.patience);
    try {
      waiting.resolve(await worker.run(buildWorkerJob(waiting.job, waiting.hooks, waiting.output, limits)));
    } catch (error) {
      waiting.reject(error);
    }
    workers.release(worker);
  }

  function createBusyRefusal(): Refusal {
    return new Refusal('busy', { seconds: Math.max(1, Math.ceil((queue.length * TYPICAL_JOB_SECONDS) / options.workers)) });
  }

  return {
    workers,
    refuseWhenFull(visitor: string): void {
      if (queue.length >= options.maxWaiting || queue.countWaiting(visitor) >= options.maxWaitingPerVisitor) throw createBusyRefusal();
    },
    /** Runs a job in an idle worker, or lets it wait for one. */
    awaitOutcome(job: Job, hooks: JobHooks, output: TempFile): Promise<Outcome> {
      hooks.signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        const waiting: WaitingJob = { job, hooks, output, resolve, reject };
        const worker = workers.take();
        if (worker) return void serve(worker, waiting);
        queue.add(hooks.visitor, waiting);
        hooks.onProgress?.({ stage: 'waiting' });
        const leaveQueue = () => {
          clearTimeout(waiting.patience);
          return queue.remove(hooks.visitor, waiting);
        };
        waiting.patience = setTimeout(() => leaveQueue() && reject(createBusyRefusal()), options.maxWaitSeconds * 1000);
        hooks.signal.addEventListener('abort', () => leaveQueue() && resolve({ state: 'cancelled' }), { once: true });
      });
    },
  };
}
