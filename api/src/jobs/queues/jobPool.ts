import type { Logger } from 'pino';
import type { Spool, SpooledFile } from '../../adapters/tempFileStore.ts';
import type { Job, JobHooks, JobResult, JobRunner } from '../../ports.ts';
import { isRefusalCode, Refusal } from '../../refusal.ts';
import { type EngineName, type EngineReport, engines } from '../engines.ts';
import { throttled } from '../protocol/jobProgress.ts';
import type { Box } from '../sandbox/sandbox.ts';
import { type BoxedWorker, type Outcome, startBoxedWorker } from '../sandbox/sandboxedWorker.ts';
import { createFairQueue } from './fairQueue.ts';

const JOBS_PER_PROCESS = 100;
const RESTART_PAUSE_MS = 1000;
const TYPICAL_JOB_SECONDS = 1;

export interface JobPoolOptions {
  box: Box;
  spool: Spool;
  log: Logger;
  workers: number;
  wallSeconds: number;
  cpuSeconds: number;
  /** A process that has used this much processor time in its life is replaced between two jobs. */
  lifetimeCpuSeconds: number;
  /** How often a job that gets on may have its time anew. */
  renewals: number;
  maxIdleBytes: number;
  maxOutputBytes: number;
  maxWaiting: number;
  maxWaitingPerVisitor: number;
  /** A job that has had no turn for this long is refused; its own time has not begun by then. */
  maxWaitSeconds: number;
}

export interface JobPool extends JobRunner {
  /** Resolves when the first process can take work, or when the pool was closed before. */
  readonly firstReady: Promise<void>;
}

interface Waiting {
  job: Job;
  hooks: JobHooks;
  output: SpooledFile;
  /** Until it has waited too long. */
  patience?: NodeJS.Timeout;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** A warm pool of boxed processes, one job each at a time, replaced when a job broke them or after they have served long enough. */
export function createJobPool(options: JobPoolOptions): JobPool {
  const { box, spool, log, workers: size } = options;
  const queue = createFairQueue<Waiting>();
  const idle: BoxedWorker[] = [];
  const all = new Set<BoxedWorker>();
  const first = Promise.withResolvers<void>();
  const longestJobCpuSeconds = options.cpuSeconds * (1 + options.renewals);
  let isClosed = false;
  /** Ends when the process that starts alone is ready or gone. */
  let firstStart: Promise<void> | undefined;

  for (let count = 0; count < size; count += 1) keepStaffed();

  /**
   * Starts a process; when the system has none to give, tries again a little later. While none is ready one starts alone: of those that start together
   * the first is ready as late as the last, and somebody may wait for it.
   */
  function keepStaffed(): void {
    if (isClosed) return;
    if (firstStart) return void firstStart.then(keepStaffed);
    const isAnyReady = [...all].some((worker) => worker.isAlive && worker.hasBeenReady);
    const start = addWorker().catch((error: unknown) => {
      unexpected(error);
      setTimeout(keepStaffed, RESTART_PAUSE_MS).unref();
    });
    if (isAnyReady) return;
    firstStart = start.finally(() => {
      firstStart = undefined;
    });
  }

  async function addWorker(): Promise<void> {
    const worker = startBoxedWorker(box);
    all.add(worker);
    worker.ended.then(() => handleEnd(worker), unexpected);
    const isReady = await worker.ready;
    if (!isReady && !isClosed) log.error('A boxed process did not start.');
    if (!isReady) return;
    first.resolve();
    offer(worker);
  }

  function handleEnd(worker: BoxedWorker): void {
    all.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    // One that dies at its start would otherwise be replaced in an endless hurry.
    if (worker.hasBeenReady) keepStaffed();
    else setTimeout(keepStaffed, RESTART_PAUSE_MS).unref();
  }

  function offer(worker: BoxedWorker): void {
    if (hasServedEnough(worker)) worker.kill();
    if (!worker.isAlive) return;
    const waiting = queue.next();
    if (waiting) void serve(worker, waiting);
    else idle.push(worker);
  }

  /** A process is replaced between two jobs: at its age, before its processor time runs out, or when a large job left it large. */
  function hasServedEnough({ jobsDone, cpuSeconds, residentBytes }: BoxedWorker): boolean {
    return jobsDone >= JOBS_PER_PROCESS || cpuSeconds > options.lifetimeCpuSeconds - longestJobCpuSeconds || residentBytes > options.maxIdleBytes;
  }

  async function serve(worker: BoxedWorker, waiting: Waiting): Promise<void> {
    const { job, hooks, output } = waiting;
    clearTimeout(waiting.patience);
    try {
      const outcome = await worker.run({
        engine: job.engine,
        options: job.options,
        files: job.files,
        output,
        signal: hooks.signal,
        limits: { wallSeconds: options.wallSeconds, cpuSeconds: options.cpuSeconds, renewals: options.renewals, outputBytes: options.maxOutputBytes },
        onProgress: throttled((progress) => hooks.onProgress?.(progress)),
      });
      waiting.resolve(outcome);
    } catch (error) {
      waiting.reject(error);
    }
    offer(worker);
  }

  function busy(): Refusal {
    return new Refusal('busy', { seconds: Math.max(1, Math.ceil((queue.length * TYPICAL_JOB_SECONDS) / size)) });
  }

  function outcomeOf(job: Job, hooks: JobHooks, output: SpooledFile): Promise<Outcome> {
    hooks.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { job, hooks, output, resolve, reject };
      const worker = idle.pop();
      if (worker) return void serve(worker, waiting);
      queue.add(hooks.visitor, waiting);
      hooks.onProgress?.({ stage: 'waiting' });
      const leaveQueue = () => {
        clearTimeout(waiting.patience);
        return queue.remove(hooks.visitor, waiting);
      };
      waiting.patience = setTimeout(() => leaveQueue() && reject(busy()), options.maxWaitSeconds * 1000);
      hooks.signal.addEventListener('abort', () => leaveQueue() && resolve({ state: 'cancelled' }), { once: true });
    });
  }

  async function run<Name extends EngineName>(job: Job<Name>, hooks: JobHooks): Promise<JobResult<Name>> {
    if (queue.length >= options.maxWaiting || queue.lengthOf(hooks.visitor) >= options.maxWaitingPerVisitor) {
      throw busy();
    }
    let output = spool.create(hooks.fileOwner);
    try {
      let outcome = await outcomeOf(job, hooks, output);
      // Processes that died together are found dead one after the other; a job that was begun may have been the reason.
      const left = { begun: 1, notBegun: size };
      while (outcome.state === 'broken' && outcome.isKilledFromOutside && left[outcome.hasBegun ? 'begun' : 'notBegun']-- > 0) {
        log.warn({ engine: job.engine }, 'A boxed process was killed from outside: its job is tried once more.');
        output.close();
        output = spool.create(hooks.fileOwner);
        outcome = await outcomeOf(job, hooks, output);
      }
      return { report: reportOf(job, outcome), output };
    } catch (error) {
      output.close();
      throw error;
    } finally {
      hooks.onProgress?.({ stage: 'over' });
    }
  }

  function reportOf<Name extends EngineName>(job: Job<Name>, outcome: Outcome): EngineReport<Name> {
    switch (outcome.state) {
      case 'done':
        return engines[job.engine].parseReport(outcome.report);
      case 'refused':
        if (!isRefusalCode(outcome.code)) throw new Error(`The ${job.engine} engine refused with an unknown code.`);
        if (outcome.fileIndex !== undefined && !job.files[outcome.fileIndex])
          throw new Error(`The ${job.engine} engine refused a file it was not given.`);
        throw Refusal.withDetails(outcome.code, outcome.details).about(outcome.fileIndex);
      case 'failed':
        throw new Error(`The ${job.engine} engine failed: ${outcome.stack}`);
      case 'cancelled':
        throw new DOMException('The job was cancelled.', 'AbortError');
      case 'broken': {
        log.warn({ engine: job.engine, reason: outcome.reason }, 'A job broke its boxed process.');
        const fileIndex = outcome.readingFile ?? 0;
        const file = job.files[fileIndex];
        if (!file) throw new Error(`The ${job.engine} engine broke its process without a file: ${outcome.reason}`);
        throw new Refusal('too_complex', { file: file.name }).about(fileIndex);
      }
    }
  }

  function unexpected(error: unknown): void {
    log.error(error);
  }

  return {
    run,
    get isReady() {
      return !isClosed && [...all].some((worker) => worker.isAlive);
    },
    firstReady: first.promise,
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
