import type { ChildProcess } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import type { SpooledFile } from '../spool.ts';
import type { Box } from './box.ts';
import { cpuSecondsOf } from './cpuTime.ts';
import { type Command, INPUT_PIPE, Notice, OUTPUT_PIPE } from './messages.ts';

const WATCH_EVERY_MS = 250;
/** A cancelled job that has not stopped by then is stopped with its process. */
const CANCEL_PATIENCE_MS = 150;
const KEPT_STDERR = 2000;

/** One piece of work for a boxed process. */
export interface Assignment {
  engine: string;
  options: unknown;
  files: { name: string; content: SpooledFile }[];
  output: SpooledFile;
  signal: AbortSignal;
  limits: { wallSeconds: number; cpuSeconds: number; outputBytes: number };
  onProgress(done: number): void;
}

/** How a piece of work ended. `broken`: the process overstepped a limit or died, and is gone. */
export type Outcome =
  | { state: 'done'; report: unknown }
  | { state: 'refused'; code: string; details: Record<string, string | number> | undefined }
  | { state: 'failed'; stack: string }
  | { state: 'cancelled' }
  | { state: 'broken'; reason: string; readingFile: number | undefined };

export interface BoxedWorker {
  /** Resolves once it can take work; false when it died before. */
  readonly ready: Promise<boolean>;
  readonly isAlive: boolean;
  readonly jobsDone: number;
  readonly cpuSeconds: number;
  run(assignment: Assignment): Promise<Outcome>;
  kill(): void;
  readonly ended: Promise<void>;
}

export function startBoxedWorker(box: Box): BoxedWorker {
  const child = box.start();
  const [input, output, errors] = pipesOf(child);
  let isAlive = true;
  let jobsDone = 0;
  let stderr = '';
  let onNotice: (notice: Notice) => void = () => undefined;
  let onOutput: (chunk: Buffer) => void = () => undefined;
  let onDeath: (reason: string) => void = () => undefined;

  errors.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(0, KEPT_STDERR);
  });
  // A pipe breaks when its process dies, which is noticed and answered below.
  for (const pipe of [input, output, errors]) pipe.on('error', () => undefined);
  output.on('data', (chunk: Buffer) => onOutput(chunk));
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
    child.once('error', (error) => end(error.message));
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
    if (child.connected) child.send(command);
  };
  const cpuSeconds = () => (child.pid === undefined ? 0 : (cpuSecondsOf(child.pid) ?? 0));

  async function run(assignment: Assignment): Promise<Outcome> {
    const { limits, signal, files } = assignment;
    let readingFile: number | undefined;
    let reason: string | undefined;
    const breakOff = (why: string) => {
      reason ??= why;
      kill();
    };
    const cpuAtStart = cpuSeconds();
    const wall = setTimeout(() => breakOff('wall time'), limits.wallSeconds * 1000);
    const watch = setInterval(() => {
      if (cpuSeconds() - cpuAtStart > limits.cpuSeconds) breakOff('processor time');
    }, WATCH_EVERY_MS);
    let patience: NodeJS.Timeout | undefined;
    const handleAbort = () => {
      tell({ type: 'cancel' });
      patience = setTimeout(() => breakOff('cancelled'), CANCEL_PATIENCE_MS);
    };
    signal.addEventListener('abort', handleAbort, { once: true });

    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        let expected: { bytes: number; report: unknown } | undefined;
        let written = Promise.resolve();
        const finishWhenWhole = () => {
          if (expected && assignment.output.size === expected.bytes) {
            const { report } = expected;
            written.then(() => resolve({ state: 'done', report }), reject);
          }
        };
        onOutput = (chunk) => {
          if (assignment.output.size + chunk.length > limits.outputBytes) return breakOff('output size');
          output.pause();
          written = assignment.output.write(chunk);
          written.then(() => output.resume(), reject);
          finishWhenWhole();
        };
        onNotice = (notice) => {
          if (notice.type === 'reading') readingFile = notice.file;
          else if (notice.type === 'progress') assignment.onProgress(notice.done);
          else if (notice.type === 'refused') resolve({ state: 'refused', code: notice.code, details: notice.details });
          else if (notice.type === 'failed') resolve({ state: 'failed', stack: notice.stack });
          else if (notice.type === 'cancelled') resolve({ state: 'cancelled' });
          else if (notice.type === 'done') {
            expected = notice;
            finishWhenWhole();
          }
        };
        onDeath = (how) => resolve({ state: 'broken', reason: [reason ?? how, stderr].filter(Boolean).join(': '), readingFile });
        if (!isAlive) return onDeath('gone before the work began');
        tell({
          type: 'start',
          engine: assignment.engine,
          options: assignment.options,
          files: files.map(({ name, content }) => ({ name, bytes: content.size })),
        });
        sendFiles(files, input).catch((error) => (isAlive ? reject(error) : undefined));
        if (signal.aborted) handleAbort();
      });
      jobsDone += 1;
      return reason === 'cancelled' ? { state: 'cancelled' } : outcome;
    } catch (error) {
      // The spool failed, not the process; but the process is left in the middle of a job.
      kill();
      throw error;
    } finally {
      clearTimeout(wall);
      clearInterval(watch);
      clearTimeout(patience);
      signal.removeEventListener('abort', handleAbort);
      onNotice = onOutput = onDeath = () => undefined;
    }
  }

  return {
    ready,
    ended,
    run,
    kill,
    get isAlive() {
      return isAlive && reasonToLive(child);
    },
    get jobsDone() {
      return jobsDone;
    },
    get cpuSeconds() {
      return cpuSeconds();
    },
  };
}

/** False as soon as a kill was sent, even before the process is seen to end. */
function reasonToLive(child: ChildProcess): boolean {
  return !child.killed;
}

function pipesOf(child: ChildProcess): [Writable, Readable, Readable] {
  const input = child.stdio[INPUT_PIPE];
  const output = child.stdio[OUTPUT_PIPE];
  if (!(input instanceof Writable) || !(output instanceof Readable) || !child.stderr) throw new Error('The boxed process has no pipes.');
  return [input, output, child.stderr];
}

async function sendFiles(files: Assignment['files'], input: Writable): Promise<void> {
  for (const { content } of files) {
    for await (const chunk of content.stream()) {
      if (input.destroyed) return;
      if (!input.write(chunk)) await drained(input);
    }
  }
}

function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle).off('close', settle);
      resolve();
    };
    stream.on('drain', settle).on('close', settle);
  });
}
