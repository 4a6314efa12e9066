import type { WorkerCommand } from '../protocol/messages.ts';
import { serveWorker } from '../protocol/serverSide.ts';
import { openPipes } from '../protocol/workerPipes.ts';
import { guardJob } from './jobGuard.ts';
import { readCpuSeconds, readResidentBytes } from './processUse.ts';
import type { Sandbox } from './sandbox.ts';
import { followJob, type Outcome, type WorkerJob, type WorkerListener } from './workerJob.ts';

const MAX_STDERR_CHARACTERS = 2000;

export interface SandboxedWorker {
  /** Resolves to true once it can take a job, and to false when it died before. */
  readonly ready: Promise<boolean>;
  readonly isAlive: boolean;
  /** Whether it could take a job at any time of its life. */
  readonly hasBeenReady: boolean;
  readonly jobsDone: number;
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  run(job: WorkerJob): Promise<Outcome>;
  kill(): void;
  readonly ended: Promise<void>;
}

/** Starts a worker in its sandbox. The server believes a message only if an honest worker could send it. */
export function startSandboxedWorker(sandbox: Sandbox): SandboxedWorker {
  const child = sandbox.start();
  const pipes = openPipes(child);
  let isAlive = true;
  let hasBeenReady = false;
  let jobsDone = 0;
  let stderr = '';
  const idle: WorkerListener = {
    reachable: undefined,
    onMessage: () => undefined,
    onViolation: killProcess,
    onFailure: killProcess,
    onDeath: () => undefined,
  };
  let listener = idle;

  pipes.errors.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(0, MAX_STDERR_CHARACTERS);
  });
  void serveWorker(pipes, () => listener);

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
    listener = {
      ...idle,
      onMessage({ type }) {
        hasBeenReady = type === 'ready';
        resolve(hasBeenReady);
      },
      onDeath: () => resolve(false),
    };
  });

  function killProcess(): void {
    child.kill('SIGKILL');
  }

  function send(command: WorkerCommand): void {
    // A dying worker may not take the command. Its end is handled then.
    if (child.connected) child.send(command, () => undefined);
  }

  function countCpuSeconds(): number {
    return child.pid === undefined ? 0 : (readCpuSeconds(child.pid) ?? 0);
  }

  async function run(job: WorkerJob): Promise<Outcome> {
    let killReason: string | undefined;
    const kill = (reason: string) => {
      killReason ??= reason;
      killProcess();
    };
    const guard = guardJob(job.limits, job.signal, { cpuSeconds: countCpuSeconds, kill, cancel: () => send({ type: 'cancel' }) });
    const stopListening = () => {
      listener = idle;
    };
    const followed = followJob(job, { kill, extend: guard.extend, readStderr: () => stderr, onEnd: stopListening });
    listener = followed.listener;
    try {
      if (isAlive) send({ type: 'start', engine: job.engine, options: job.options, files: listSizes(job) });
      else listener.onDeath();
      const outcome = await followed.outcome;
      if (killReason === 'cancelled') return { state: 'cancelled' };
      return outcome.state === 'broken' && killReason ? { ...outcome, reason: killReason, isKilledFromOutside: false } : outcome;
    } catch (error) {
      // The server failed and not the worker, but the worker is left in the middle of a job.
      killProcess();
      // The files are gone because the visitor has left.
      if (job.signal.aborted) return { state: 'cancelled' };
      throw error;
    } finally {
      jobsDone += 1;
      guard.release();
      stopListening();
    }
  }

  return {
    ready,
    ended,
    run,
    kill: killProcess,
    get isAlive() {
      // A kill counts as soon as it is sent, before the process is seen to end.
      return isAlive && !child.killed;
    },
    get hasBeenReady() {
      return hasBeenReady;
    },
    get jobsDone() {
      return jobsDone;
    },
    get cpuSeconds() {
      return countCpuSeconds();
    },
    get residentBytes() {
      return child.pid === undefined ? 0 : (readResidentBytes(child.pid) ?? 0);
    },
  };
}

function listSizes({ files }: WorkerJob): { name: string; bytes: number }[] {
  return files.map(({ name, content }) => ({ name, bytes: content.size }));
}
