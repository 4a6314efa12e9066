import { randomUUID } from 'node:crypto';
import type { Job, JobHooks, JobResult, JobRunner, TempFile, TempFileStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Connection } from '../connection/connection.ts';
import { runRemotely } from '../connection/runRemotely.ts';
import type { WorkerListener } from '../connection/workerListener.ts';
import { type EngineName, engines } from '../engines.ts';
import { buildWorkerJob } from '../queues/buildWorkerJob.ts';
import { type AttemptNumber, nameRequest, runToResult } from '../queues/runToResult.ts';
import type { Outcome } from '../sandbox/workerJob.ts';
import type { Ticket } from './ticket.ts';
import { createWaitingList, QueuesUnreachable, type WaitingList, type WaitingListOptions } from './waitingList.ts';

/** A job that had begun may be the reason why its worker was lost. */
const RETRIES = { begun: 1, notBegun: 10 };
const UNREACHABLE_RETRY_SECONDS = 2;
/** The worker limits time and memory, the server only the size of the output. */
const NO_TIME_LIMITS = { wallSeconds: 0, cpuSeconds: 0, maxExtensions: 0 };

/** Logged at the level `debug` with how long an attempt waited and ran. */
export const ATTEMPT_OVER = 'An attempt of a job is over.';

/** The settings that all runners of jobs share, with workers of this process or of others. */
export interface SharedJobSettings extends Omit<WaitingListOptions, 'queues' | 'local'> {
  tempFiles: TempFileStore;
  maxOutputBytes: number;
}

export interface TicketJobsOptions extends WaitingListOptions, SharedJobSettings {
  listener: WorkerListener;
  /** Where workers reach the listener of this server. */
  host: string;
  build: string;
}

/** Creates a runner whose jobs are done by workers on any machine. The server keeps all files, and retries a job whose worker is lost. */
export function createTicketJobs(options: TicketJobsOptions): JobRunner {
  const { tempFiles, log, queues, listener, local } = options;
  const waitingList = createWaitingList(options);

  async function run<Name extends EngineName>(job: Job<Name>, hooks: JobHooks): Promise<JobResult<Name>> {
    waitingList.refuseWhenFull(hooks.visitor);
    const attempts = createAttempts(job, hooks, waitingList, options);
    try {
      return await runToResult(job, hooks, { tempFiles, log, retries: RETRIES, runOnce: attempts.run });
    } catch (error) {
      if (!(error instanceof QueuesUnreachable)) throw error;
      if (!local) throw new Refusal('busy', { seconds: UNREACHABLE_RETRY_SECONDS });
      return await local.run(job, { ...hooks, onProgress: (progress) => progress.stage !== 'over' && hooks.onProgress?.(progress) });
    } finally {
      attempts.stop();
      hooks.onProgress?.({ stage: 'over' });
    }
  }

  return {
    run,
    get isReady() {
      return queues.isReachable || (local?.isReady ?? false);
    },
    countWaiting: queues.countWaiting,
    async close() {
      await Promise.all([queues.close(), listener.close(), local?.close()]);
    },
  };
}

/** An attempt that waits for a worker. */
interface WaitingAttempt {
  attempt: number;
  /** Resolves to undefined when the visitor left or the wait was stopped. */
  connection: Promise<Connection | undefined>;
  stop(): void;
}

/**
 * Runs the attempts of one job, one after the other. While a worker is silent, the next attempt already waits for another one.
 * If that comes first, the silent one is cut; if the silent one answers again first, it goes on, and the next attempt is withdrawn.
 */
function createAttempts(job: Job, hooks: JobHooks, waitingList: WaitingList, options: TicketJobsOptions) {
  const { maxOutputBytes: outputBytes } = options;
  const id = randomUUID();
  const log = nameRequest(options.log, hooks);
  let next: WaitingAttempt | undefined;

  function stop(): void {
    next?.stop();
    next = undefined;
  }

  /** Returns the attempt that already waits, or begins to wait. */
  function takeNext(attempt: number): WaitingAttempt {
    const upcoming = next?.attempt === attempt ? next : beginToWait(job, hooks, { id, attempt, waitingList, options });
    next = undefined;
    return upcoming;
  }

  function replaceWhenSilent(connection: Connection, attempt: number): void {
    connection.onSilence((isSilent) => {
      stop();
      if (!isSilent) return;
      log.debug({ job: id, engine: job.engine, attempt }, 'A worker is silent: another one is looked for.');
      const begun = beginToWait(job, hooks, { id, attempt: attempt + 1, waitingList, options });
      next = begun;
      begun.connection.then(
        (arrived) => arrived && connection.cut(),
        () => {
          if (next === begun) next = undefined;
        },
      );
    });
  }

  return {
    stop,
    async run(output: TempFile, { attempt, isRetried }: AttemptNumber): Promise<Outcome> {
      hooks.signal.throwIfAborted();
      const began = performance.now();
      hooks.onProgress?.({ stage: 'waiting' });
      const connection = await takeNext(attempt).connection;
      const waitedMs = Math.round(performance.now() - began);
      if (!connection) return { state: 'cancelled' };
      if (isRetried) replaceWhenSilent(connection, attempt);
      const outcome = await runRemotely(connection, buildWorkerJob(job, hooks, output, { ...NO_TIME_LIMITS, outputBytes }));
      const ranMs = Math.round(performance.now() - began) - waitedMs;
      log.debug({ job: id, engine: job.engine, attempt, waitedMs, ranMs, outcome: outcome.state }, ATTEMPT_OVER);
      return outcome;
    },
  };
}

interface AttemptToBegin {
  id: string;
  attempt: number;
  waitingList: WaitingList;
  options: TicketJobsOptions;
}

/** Offers a ticket for an attempt, and waits for a worker that takes it. */
function beginToWait(job: Job, hooks: JobHooks, { id, attempt, waitingList, options }: AttemptToBegin): WaitingAttempt {
  const { listener, host, build, maxWaitSeconds } = options;
  const arrival = Promise.withResolvers<Connection>();
  const stopped = new AbortController();
  const { secretHash, stop: stopExpecting } = listener.expect(id, attempt, arrival.resolve);
  const ticket: Ticket = {
    id,
    attempt,
    build,
    host,
    port: listener.port,
    bytes: job.files.reduce((sum, { content }) => sum + content.size, 0),
    secretHash,
    expiresAt: Date.now() + maxWaitSeconds * 1000,
  };
  const connection = waitingList
    .wait({
      queue: engines[job.engine].queue,
      ticket,
      hooks: { ...hooks, signal: AbortSignal.any([hooks.signal, stopped.signal]) },
      connection: arrival.promise,
    })
    .finally(stopExpecting);
  return {
    attempt,
    connection,
    stop() {
      stopped.abort();
      // A worker that already came has nothing to do.
      connection.then(
        (arrived) => arrived?.cut(),
        () => undefined,
      );
    },
  };
}
