import { randomUUID } from 'node:crypto';
import type { Job, JobHooks, JobResult, JobRunner, TempFile, TempFileStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { type EngineName, engines } from '../engines.ts';
import type { Line } from '../line/line.ts';
import type { LineServer } from '../line/lineServer.ts';
import { runOnLine } from '../line/runOnLine.ts';
import { openJobBytes } from '../protocol/jobBytes.ts';
import { throttleProgress } from '../protocol/jobProgress.ts';
import { runToResult } from '../queues/runToResult.ts';
import type { Outcome, WorkerJob } from '../sandbox/workerJob.ts';
import type { Ticket } from './ticket.ts';
import { createWaitingList, QueuesAway, type WaitingList, type WaitingListOptions } from './waitingList.ts';

/** One that had begun may have been the reason why its worker went away. */
const RETRIES = { begun: 1, notBegun: 10 };
const AWAY_RETRY_SECONDS = 2;

/** What runners of jobs have in common, whether their workers are of this process or of others. */
export interface SharedJobSettings extends Omit<WaitingListOptions, 'queues' | 'local'> {
  tempFiles: TempFileStore;
  maxOutputBytes: number;
}

export interface TicketJobsOptions extends WaitingListOptions, SharedJobSettings {
  lines: LineServer;
  /** Where workers reach the lines of this server. */
  host: string;
  build: string;
}

/** Creates a runner whose jobs are done by workers on any machine. The server keeps all files and owns each job until it is answered. */
export function createTicketJobs(options: TicketJobsOptions): JobRunner {
  const { tempFiles, log, queues, lines, local } = options;
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
    async close() {
      await Promise.all([queues.close(), lines.close(), local?.close()]);
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
  const { lines, host, build, maxWaitSeconds } = options;
  const arrival = Promise.withResolvers<Line>();
  const { secretHash, stop } = lines.expect(id, attempt, arrival.resolve);
  const ticket: Ticket = {
    id,
    attempt,
    build,
    host,
    port: lines.port,
    bytes: job.files.reduce((sum, { content }) => sum + content.size, 0),
    secretHash,
    expiresAt: Date.now() + maxWaitSeconds * 1000,
  };
  try {
    hooks.onProgress?.({ stage: 'waiting' });
    const line = await waitingList.wait({ queue: engines[job.engine].queue, ticket, hooks, line: arrival.promise });
    return line ? await runOnLine(line, buildWorkerJob(job, hooks, output, options)) : { state: 'cancelled' };
  } finally {
    stop();
  }
}

/** The worker watches time and memory. The server holds no more than the size of the output. */
function buildWorkerJob(job: Job, hooks: JobHooks, output: TempFile, { maxOutputBytes }: TicketJobsOptions): WorkerJob {
  const noTime = { wallSeconds: 0, cpuSeconds: 0, maxExtensions: 0 };
  return {
    engine: job.engine,
    options: job.options,
    files: job.files.map(({ name, content }) => ({ name, bytes: content.size })),
    bytes: openJobBytes(
      job.files.map(({ content }) => content),
      output,
    ),
    signal: hooks.signal,
    limits: { ...noTime, outputBytes: maxOutputBytes },
    onProgress: throttleProgress((progress) => hooks.onProgress?.(progress)),
  };
}
