import type { Logger } from 'pino';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type EndReason, type SandboxedWorker, startSandboxedWorker } from '../sandbox/sandboxedWorker.ts';
import { createIdleWorkers } from './idleWorkers.ts';

const JOBS_PER_WORKER = 100;
const RESTART_PAUSE_MS = 1000;

export interface WorkerPoolOptions {
  sandbox: Sandbox;
  log: Logger;
  workers: number;
  cpuSeconds: number;
  maxExtensions: number;
  /** A worker that has used this much processor time in its life is replaced between two jobs. */
  lifetimeCpuSeconds: number;
  maxIdleBytes: number;
  /** With it, a worker starts when a job needs one, and ends after this many seconds without a job. Without it, all start at once and stay. */
  idleSeconds?: number;
  /** Called when a process is killed or has died in the middle of a job. */
  onEnd?: ((reason: EndReason) => void) | undefined;
}

/** Keeps warm workers, up to a number, and replaces those that died or reached a limit. */
export interface WorkerPool {
  /** Resolves when the first worker is ready, or when the pool was closed before. */
  readonly firstReady: Promise<void>;
  /** True unless every worker that is needed has died. */
  readonly canServe: boolean;
  /** Starts a worker ahead of the first job. Resolves when the first is ready. */
  warmUp(): Promise<void>;
  /** Takes an idle worker out of the pool. Without one it starts another, up to the number of workers. */
  take(): SandboxedWorker | undefined;
  /** Puts a worker back after a job. */
  release(worker: SandboxedWorker): void;
  close(): Promise<void>;
}

/** Starts the workers. `assign` is offered each free worker and returns whether it had a job for it. */
export function startWorkerPool(options: WorkerPoolOptions, assign: (worker: SandboxedWorker) => boolean): WorkerPool {
  const { sandbox, log } = options;
  const idle = createIdleWorkers(options.idleSeconds, dismiss);
  /** Workers that were ended because no job needed them. */
  const dismissed = new WeakSet<SandboxedWorker>();
  const all = new Set<SandboxedWorker>();
  const first = Promise.withResolvers<void>();
  let isClosed = false;
  /** How many workers there should be now. */
  let needed = 0;
  const startInTurn = createStaggeredStart(() => [...all].some((worker) => worker.isAlive && worker.hasBeenReady));

  if (options.idleSeconds === undefined) while (needed < options.workers) startAnother();

  function startAnother(): void {
    if (isClosed || needed >= options.workers) return;
    needed += 1;
    startWorker();
  }

  /** Starts a worker. When the system cannot start one, tries again a little later. */
  function startWorker(): void {
    startInTurn(async () => {
      if (isClosed) return;
      await addWorker().catch((error: unknown) => {
        logUnexpected(error);
        setTimeout(startWorker, RESTART_PAUSE_MS).unref();
      });
    });
  }

  async function addWorker(): Promise<void> {
    const worker = startSandboxedWorker(sandbox, options.onEnd);
    all.add(worker);
    worker.ended.then(() => handleEnd(worker), logUnexpected);
    const isReady = await worker.ready;
    if (!isReady && !isClosed) log.error('A sandboxed worker did not start.');
    if (!isReady) return;
    first.resolve();
    release(worker);
  }

  function handleEnd(worker: SandboxedWorker): void {
    all.delete(worker);
    idle.remove(worker);
    if (dismissed.has(worker)) return;
    // Without the pause, a worker that dies at its start would be replaced in an endless loop.
    if (worker.hasBeenReady) startWorker();
    else setTimeout(startWorker, RESTART_PAUSE_MS).unref();
  }

  function release(worker: SandboxedWorker): void {
    if (worker.isAlive && shouldRecycle(worker, options)) {
      options.onEnd?.('used up');
      worker.kill();
    }
    if (!worker.isAlive || assign(worker)) return;
    idle.add(worker);
  }

  function dismiss(worker: SandboxedWorker): void {
    dismissed.add(worker);
    needed -= 1;
    options.onEnd?.('idle');
    worker.kill();
  }

  function logUnexpected(error: unknown): void {
    log.error(error);
  }

  return {
    firstReady: first.promise,
    get canServe() {
      return !isClosed && (needed === 0 || [...all].some((worker) => worker.isAlive));
    },
    warmUp() {
      if (needed === 0) startAnother();
      return first.promise;
    },
    take() {
      const next = idle.take();
      if (!next) startAnother();
      return next;
    },
    release,
    async close() {
      isClosed = true;
      first.resolve();
      await Promise.all(
        [...all].map((worker) => {
          worker.kill();
          return worker.ended;
        }),
      );
    },
  };
}

/**
 * Returns a function that runs a start at once, or after the current one. The first worker starts alone, since workers that start together
 * delay each other, and a visitor may wait for the first.
 */
function createStaggeredStart(isAnyReady: () => boolean): (start: () => Promise<void>) => void {
  /** Settles when the worker that starts alone is ready or gone. */
  let loneStart: Promise<void> | undefined;
  return function startInTurn(start) {
    if (loneStart) {
      void loneStart.then(() => startInTurn(start));
      return;
    }
    const isAlone = !isAnyReady();
    const started = start();
    if (!isAlone) return;
    loneStart = started.finally(() => {
      loneStart = undefined;
    });
  };
}

/** Returns whether a worker has done enough jobs, has little processor time left, or holds too much memory. */
function shouldRecycle({ jobsDone, cpuSeconds, residentBytes }: SandboxedWorker, options: WorkerPoolOptions): boolean {
  const longestJobCpuSeconds = options.cpuSeconds * (1 + options.maxExtensions);
  return jobsDone >= JOBS_PER_WORKER || cpuSeconds > options.lifetimeCpuSeconds - longestJobCpuSeconds || residentBytes > options.maxIdleBytes;
}
