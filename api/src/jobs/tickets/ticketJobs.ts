import { randomUUID } from 'node:crypto';
import type { Job, JobHooks, JobResult, JobRunner, TempFile, TempFileStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Connection } from '../connection/connection.ts';
import { runRemotely } from '../connection/runRemotely.ts';
import type { WorkerListener } from '../connection/workerListener.ts';
import { type EngineName, engines } from '../engines.ts';
import { buildWorkerJob } from '../queues/buildWorkerJob.ts';
import { runToResult } from '../queues/runToResult.ts';
import type { Outcome } from '../sandbox/workerJob.ts';
import type { Ticket } from './ticket.ts';
import { createWaitingList, QueuesAway, type WaitingList, type WaitingListOptions } from './waitingList.ts';

/** A job that had begun may be the reason why its worker was lost. */
const RETRIES = { begun: 1, notBegun: 10 };
const AWAY_RETRY_SECONDS = 2;
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
    const id = randomUUID();
    try {
      const tryOnce = (output: TempFile, attempt: number) => runAttempt(job, hooks, { id, attempt, output, waitingList, options });
      return await runToResult(job, hooks, { tempFiles, log, retries: RETRIES, tryOnce });
    } catch (error) {
      if (!(error instanceof QueuesAway)) throw error;
      if (!local) throw new Refusal('busy', { seconds: AWAY_RETRY_SECONDS });
      return await local.run(job, { ...hooks, onProgress: (progress) => progress.stage !== 'over' && hooks.onProgress?.(progress) });
    } finally {
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

interface Attempt {
  id: string;
  attempt: number;
  output: TempFile;
  waitingList: WaitingList;
  options: TicketJobsOptions;
}

async function runAttempt(job: Job, hooks: JobHooks, { id, attempt, output, waitingList, options }: Attempt): Promise<Outcome> {
  hooks.signal.throwIfAborted();
  const { listener, host, build, maxWaitSeconds, maxOutputBytes: outputBytes, log } = options;
  const arrival = Promise.withResolvers<Connection>();
  const { secretHash, stop } = listener.expect(id, attempt, arrival.resolve);
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
  const began = performance.now();
  try {
    hooks.onProgress?.({ stage: 'waiting' });
    const connection = await waitingList.wait({ queue: engines[job.engine].queue, ticket, hooks, connection: arrival.promise });
    const waitedMs = Math.round(performance.now() - began);
    if (!connection) return { state: 'cancelled' };
    const outcome = await runRemotely(connection, buildWorkerJob(job, hooks, output, { ...NO_TIME_LIMITS, outputBytes }));
    log.debug(
      { engine: job.engine, attempt, waitedMs, ranMs: Math.round(performance.now() - began) - waitedMs, outcome: outcome.state },
      ATTEMPT_OVER,
    );
    return outcome;
  } finally {
    stop();
  }
}
