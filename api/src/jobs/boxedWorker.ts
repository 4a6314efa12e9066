import type { EngineProgress } from '../engines/engine.ts';
import type { SpooledFile } from '../spool.ts';
import type { Box } from './box.ts';
import { guardJob, type JobLimits } from './jobGuard.ts';
import { pipesOf, sendFiles } from './jobPipes.ts';
import { credibleProgress } from './jobProgress.ts';
import { type Command, Notice } from './messages.ts';
import { cpuSecondsOf, residentBytesOf } from './processUse.ts';

const KEPT_STDERR = 2000;

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

/** How a piece of work ended. `broken`: the process overstepped a limit or died, and is gone. */
export type Outcome =
  | { state: 'done'; report: unknown }
  | { state: 'refused'; code: string; details: Record<string, string | number> | undefined; fileIndex: number | undefined }
  | { state: 'failed'; stack: string }
  | { state: 'cancelled' }
  | { state: 'broken'; reason: string; readingFile: number | undefined };

export interface BoxedWorker {
  /** Resolves once it can take work; false when it died before. */
  readonly ready: Promise<boolean>;
  readonly isAlive: boolean;
  readonly jobsDone: number;
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  run(assignment: Assignment): Promise<Outcome>;
  kill(): void;
  readonly ended: Promise<void>;
}

export function startBoxedWorker(box: Box): BoxedWorker {
  const child = box.start();
  const pipes = pipesOf(child);
  let isAlive = true;
  let jobsDone = 0;
  let stderr = '';
  let onNotice: (notice: Notice) => void = () => undefined;
  let onOutput: (chunk: Buffer) => void = () => undefined;
  let onDeath: (reason: string) => void = () => undefined;

  pipes.errors.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(0, KEPT_STDERR);
  });
  pipes.output.on('data', (chunk: Buffer) => onOutput(chunk));
  child.on('message', (message) => {
    const notice = Notice.safeParse(message);
    if (notice.success) onNotice(notice.data);
    else kill();
  });

  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      isAlive = false;
      onDeath(reason);
      resolve();
    };
    child.once('exit', (code, signal) => end(signal ?? `exit ${code}`));
    child.on('error', (error) => end(error.message));
  });
  const ready = new Promise<boolean>((resolve) => {
    onNotice = (notice) => resolve(notice.type === 'ready');
    ended.then(
      () => resolve(false),
      () => resolve(false),
    );
  });

  function kill(): void {
    child.kill('SIGKILL');
  }

  const tell = (command: Command) => {
    // A message that a dying process does not take is answered by its end.
    if (child.connected) child.send(command, () => undefined);
  };
  const cpuSeconds = () => (child.pid === undefined ? 0 : (cpuSecondsOf(child.pid) ?? 0));

  /** One exchange with the process: the job goes in, its notices and its output come out. */
  function exchange({ files, output, limits, ...assignment }: Assignment, breakOff: (why: string) => void): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let readingFile: number | undefined;
      let expected: { bytes: number; report: unknown } | undefined;
      let written = Promise.resolve();
      const finishWhenWhole = () => {
        if (!expected || output.size < expected.bytes) return;
        const { bytes, report } = expected;
        if (output.size > bytes) breakOff('more output than told');
        else written.then(() => resolve({ state: 'done', report }), reject);
      };
      onOutput = (chunk) => {
        if (output.size + chunk.length > limits.outputBytes) return breakOff('output size');
        pipes.output.pause();
        written = output.write(chunk);
        written.then(() => pipes.output.resume(), reject);
        finishWhenWhole();
      };
      onNotice = (notice) => {
        if (notice.type === 'progress') {
          const progress = credibleProgress(notice.progress, files.length);
          if (!progress) return breakOff('progress that cannot be');
          if (progress.stage === 'reading') readingFile = progress.file;
          assignment.onProgress(progress);
        } else if (notice.type === 'refused') resolve({ ...notice, state: 'refused', details: notice.details, fileIndex: notice.fileIndex });
        else if (notice.type === 'failed') resolve({ state: 'failed', stack: notice.stack });
        else if (notice.type === 'cancelled') resolve({ state: 'cancelled' });
        else if (notice.type === 'done') {
          expected = notice;
          finishWhenWhole();
        }
      };
      onDeath = (how) => resolve({ state: 'broken', reason: [how, stderr].filter(Boolean).join(': '), readingFile });
      if (!isAlive) return onDeath('gone before the work began');
      const sizes = files.map(({ name, content }) => ({ name, bytes: content.size }));
      tell({ type: 'start', engine: assignment.engine, options: assignment.options, files: sizes });
      sendFiles(files, pipes.input).catch((error) => (isAlive ? reject(error) : undefined));
    });
  }

  async function run(assignment: Assignment): Promise<Outcome> {
    let reason: string | undefined;
    const breakOff = (why: string) => {
      reason ??= why;
      kill();
    };
    const release = guardJob(assignment.limits, assignment.signal, { cpuSeconds, breakOff, cancel: () => tell({ type: 'cancel' }) });
    try {
      const outcome = await exchange(assignment, breakOff);
      if (reason === 'cancelled') return { state: 'cancelled' };
      return outcome.state === 'broken' && reason ? { ...outcome, reason } : outcome;
    } catch (error) {
      // The spool failed, not the process; but the process is left in the middle of a job.
      kill();
      throw error;
    } finally {
      jobsDone += 1;
      release();
      onNotice = onOutput = onDeath = () => undefined;
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
