import type { EngineProgress } from '@sheaf/platform/engineHooks';
import type { SerializedDetails } from '../../../contract/errors.ts';
import type { JobBytes } from '../protocol/jobBytes.ts';
import { checkProgress, countSteps } from '../protocol/jobProgress.ts';
import type { WorkerMessage } from '../protocol/messages.ts';
import type { WorkerHandlers } from '../protocol/serverSide.ts';
import type { JobLimits } from './jobGuard.ts';

/** The signal of a process that something outside of it has killed. No limit of ours and no fault of the work sends it. */
const KILLED = 'SIGKILL';
const DIED_BEFORE_START = 'gone before the work began';

/** One job for a sandboxed worker. */
export interface WorkerJob {
  /** The id of the request in the log of its server. */
  requestId?: string | undefined;
  engine: string;
  options: unknown;
  files: { name: string; bytes: number }[];
  /** The bytes of files and output, here or on the machine of the visitor's connection. */
  bytes: JobBytes;
  signal: AbortSignal;
  limits: JobLimits;
  onProgress(progress: EngineProgress): void;
}

/** How a job ended. */
export type Outcome =
  | { state: 'done'; report: unknown }
  | { state: 'refused'; code: string; details: SerializedDetails | undefined; fileIndex: number | undefined }
  | { state: 'failed'; stack: string }
  | { state: 'cancelled' }
  | {
      /** The worker went beyond a limit or died. */
      state: 'broken';
      reason: string;
      readingFile: number | undefined;
      /** Neither a limit nor the work ended the worker, so the job may be tried once more. */
      isKilledFromOutside: boolean;
      /** The worker sent a message about the job before. */
      hasBegun: boolean;
    }
  | {
      /** A worker on another machine is gone, or gave the job back. */
      state: 'lost';
      hasBegun: boolean;
    };

/** Handles what a worker sends and how it ends. */
export interface WorkerListener extends WorkerHandlers<WorkerMessage> {
  onDeath(reason?: string): void;
}

interface JobControls {
  /** Ends the worker because the job went beyond a limit. */
  kill(reason: string): void;
  /** Extends the time of the job. */
  extend(): void;
  readStderr(): string;
  /** Called before the outcome is known: from then on the worker may not reach the files. */
  onEnd(): void;
}

/** Follows one job from its start to its end, or to the end of its worker. */
export function followJob(
  { files, bytes, limits, ...job }: WorkerJob,
  { kill, extend, readStderr, onEnd }: JobControls,
): { listener: WorkerListener; outcome: Promise<Outcome> } {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>();
  let readingFile: number | undefined;
  let hasBegun = false;
  let step = 0;
  let stage: string | undefined;

  function end(result: Outcome): void {
    onEnd();
    resolve(result);
  }

  function handleProgress(message: Extract<WorkerMessage, { type: 'progress' }>): void {
    const progress = checkProgress(message.progress, files.length);
    if (!progress) {
      kill('progress that cannot be');
      return;
    }
    if ('file' in progress) readingFile = progress.file;
    // Each stage counts its own steps.
    if (progress.stage !== stage) step = 0;
    stage = progress.stage;
    if (countSteps(progress) > step) extend();
    step = Math.max(step, countSteps(progress));
    job.onProgress(progress);
  }

  const listener: WorkerListener = {
    reachable: { bytes, maxOutputBytes: limits.outputBytes },
    onMessage(message) {
      hasBegun = true;
      if (message.type === 'progress') handleProgress(message);
      else if (message.type === 'done') end({ state: 'done', report: message.report });
      else if (message.type === 'refused') end({ state: 'refused', code: message.code, details: message.details, fileIndex: message.fileIndex });
      else if (message.type === 'failed') end({ state: 'failed', stack: message.stack });
      else if (message.type === 'cancelled') end({ state: 'cancelled' });
    },
    onViolation: kill,
    onFailure: reject,
    onDeath(reason = DIED_BEFORE_START) {
      const isKilledFromOutside = reason === KILLED || reason === DIED_BEFORE_START;
      end({ state: 'broken', reason: [reason, readStderr()].filter(Boolean).join(': '), readingFile, isKilledFromOutside, hasBegun });
    },
  };
  return { listener, outcome };
}
