import type { EngineProgress } from '@sheaf/platform/engineHooks';
import type { ToldDetails } from '../../../contract/errors.ts';
import type { SpooledFile } from '../../adapters/tempFileStore.ts';
import { credibleProgress, stepOf } from '../protocol/jobProgress.ts';
import type { Command, Notice } from '../protocol/messages.ts';
import { type ExchangeEnds, serveExchange } from '../protocol/serverSide.ts';
import { pipesOf } from '../protocol/workerPipes.ts';
import { guardJob, type JobLimits } from './jobGuard.ts';
import { cpuSecondsOf, residentBytesOf } from './processUse.ts';
import type { Box } from './sandbox.ts';

const KEPT_STDERR = 2000;
/** How a process ends that a limit of memory or its own fault never ends. */
const KILLED = 'SIGKILL';
const GONE = 'gone before the work began';

/** One piece of work for a boxed process. */
export interface Assignment {
  engine: string;
  options: unknown;
  files: { name: string; content: SpooledFile }[];
  output: SpooledFile;
  signal: AbortSignal;
  limits: JobLimits;
  onProgress(progress: EngineProgress): void;
}

/**
 * How a piece of work ended. `broken`: the process overstepped a limit or died, and is gone. `isKilledFromOutside`: no limit of ours and no fault of
 * the work ended it, but somebody or the system did, so the work may be tried once more. `hasBegun`: the process said something of the work before.
 */
export type Outcome =
  | { state: 'done'; report: unknown }
  | { state: 'refused'; code: string; details: ToldDetails | undefined; fileIndex: number | undefined }
  | { state: 'failed'; stack: string }
  | { state: 'cancelled' }
  | { state: 'broken'; reason: string; readingFile: number | undefined; isKilledFromOutside: boolean; hasBegun: boolean };

export interface BoxedWorker {
  /** Resolves once it can take work; false when it died before. */
  readonly ready: Promise<boolean>;
  readonly isAlive: boolean;
  /** Whether it could take work at any time of its life. */
  readonly hasBeenReady: boolean;
  readonly jobsDone: number;
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  run(assignment: Assignment): Promise<Outcome>;
  kill(): void;
  readonly ended: Promise<void>;
}

/** Who hears what the process tells, at this moment. */
interface Listener extends ExchangeEnds {
  onDeath(reason: string): void;
}

/** Starts a process in its box. What it tells is believed only as far as an honest one could tell it. */
export function startBoxedWorker(box: Box): BoxedWorker {
  const child = box.start();
  const pipes = pipesOf(child);
  let isAlive = true;
  let hasBeenReady = false;
  let jobsDone = 0;
  let stderr = '';
  const idle: Listener = { reach: undefined, onNotice: () => undefined, onLie: kill, onFailure: kill, onDeath: () => undefined };
  let listener = idle;

  pipes.errors.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(0, KEPT_STDERR);
  });
  void serveExchange(pipes, () => listener);

  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      isAlive = false;
      listener.onDeath(reason);
      resolve();
    };
    child.once('exit', (code, signal) => end(signal ?? `exit ${code}`));
    child.on('error', (error) => end(error.message));
  });
  const ready = new Promise<boolean>((resolve) => {
    const onNotice = (notice: Notice) => {
      hasBeenReady = notice.type === 'ready';
      resolve(hasBeenReady);
    };
    listener = { ...idle, onNotice, onDeath: () => resolve(false) };
  });

  function kill(): void {
    child.kill('SIGKILL');
  }

  const tell = (command: Command) => {
    // A message that a dying process does not take is answered by its end.
    if (child.connected) child.send(command, () => undefined);
  };
  const cpuSeconds = () => (child.pid === undefined ? 0 : (cpuSecondsOf(child.pid) ?? 0));

  /** One job from its start to its end, or the process's. */
  function work({ files, output, limits, ...assignment }: Assignment, breakOff: (why: string) => void, onStep: () => void): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let readingFile: number | undefined;
      let hasBegun = false;
      let step = 0;
      let stage: string | undefined;
      const end = (outcome: Outcome) => {
        // From here on the process has no business with these files.
        listener = idle;
        resolve(outcome);
      };
      const onDeath = (how: string) => {
        const isKilledFromOutside = how === KILLED || how === GONE;
        end({ state: 'broken', reason: [how, stderr].filter(Boolean).join(': '), readingFile, isKilledFromOutside, hasBegun });
      };
      const onNotice = (notice: Notice) => {
        hasBegun = true;
        if (notice.type === 'progress') {
          const progress = credibleProgress(notice.progress, files.length);
          if (!progress) return breakOff('progress that cannot be');
          if ('file' in progress) readingFile = progress.file;
          // Each stage counts its own steps.
          if (progress.stage !== stage) step = 0;
          stage = progress.stage;
          if (stepOf(progress) > step) onStep();
          step = Math.max(step, stepOf(progress));
          assignment.onProgress(progress);
        } else if (notice.type === 'done') end({ state: 'done', report: notice.report });
        else if (notice.type === 'refused') end({ state: 'refused', code: notice.code, details: notice.details, fileIndex: notice.fileIndex });
        else if (notice.type === 'failed') end({ state: 'failed', stack: notice.stack });
        else if (notice.type === 'cancelled') end({ state: 'cancelled' });
      };
      const reach = { files: files.map(({ content }) => content), output, maxOutputBytes: limits.outputBytes };
      listener = { reach, onNotice, onLie: breakOff, onFailure: reject, onDeath };
      if (!isAlive) return onDeath(GONE);
      const sizes = files.map(({ name, content }) => ({ name, bytes: content.size }));
      tell({ type: 'start', engine: assignment.engine, options: assignment.options, files: sizes });
    });
  }

  async function run(assignment: Assignment): Promise<Outcome> {
    let reason: string | undefined;
    const breakOff = (why: string) => {
      reason ??= why;
      kill();
    };
    const guard = guardJob(assignment.limits, assignment.signal, { cpuSeconds, breakOff, cancel: () => tell({ type: 'cancel' }) });
    try {
      const outcome = await work(assignment, breakOff, guard.renew);
      if (reason === 'cancelled') return { state: 'cancelled' };
      return outcome.state === 'broken' && reason ? { ...outcome, reason, isKilledFromOutside: false } : outcome;
    } catch (error) {
      // The spool failed, not the process; but the process is left in the middle of a job.
      kill();
      // A visitor who leaves takes the files along.
      if (assignment.signal.aborted) return { state: 'cancelled' };
      throw error;
    } finally {
      jobsDone += 1;
      guard.release();
      listener = idle;
    }
  }

  return {
    ready,
    ended,
    run,
    kill,
    get isAlive() {
      // A kill that was sent counts before the process is seen to end.
      return isAlive && !child.killed;
    },
    get hasBeenReady() {
      return hasBeenReady;
    },
    get jobsDone() {
      return jobsDone;
    },
    get cpuSeconds() {
      return cpuSeconds();
    },
    get residentBytes() {
      return child.pid === undefined ? 0 : (residentBytesOf(child.pid) ?? 0);
    },
  };
}
