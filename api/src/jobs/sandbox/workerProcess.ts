import { type WorkerCommand, WorkerMessage } from '../protocol/messages.ts';
import { createPipeReader } from '../protocol/pipeReader.ts';
import { serveWorker } from '../protocol/serverSide.ts';
import { openPipes } from '../protocol/workerPipes.ts';
import { readCpuSeconds, readResidentBytes, readWaitedSeconds } from './processUse.ts';
import type { Sandbox } from './sandbox.ts';
import type { WorkerListener } from './workerJob.ts';

const MAX_STDERR_CHARACTERS = 2000;

/** The process of a worker, and its listener. */
export interface WorkerProcess {
  readonly hasEnded: boolean;
  /** A kill counts as soon as it is sent, before the process is seen to end. */
  readonly isAlive: boolean;
  readonly ended: Promise<void>;
  readonly cpuSeconds: number;
  /** How long it was ready to run and waited for a processor. */
  readonly waitedSeconds: number;
  readonly residentBytes: number;
  /** What it wrote to its error output first. */
  readonly stderr: string;
  send(command: WorkerCommand): void;
  kill(): void;
  /** Passes all that it sends, and its end, to this listener alone. */
  listen(listener: WorkerListener): void;
  /** Drops what it sends between two jobs. A breach of the protocol still ends it. */
  stopListening(): void;
}

/** Starts the process of a worker in its sandbox. */
export function startWorkerProcess(sandbox: Sandbox): WorkerProcess {
  const child = sandbox.start();
  const pipes = openPipes(child);
  const kill = () => void child.kill('SIGKILL');
  const idle = createIdleListener(kill);
  let listener = idle;
  let hasEnded = false;
  let stderr = '';

  pipes.errors.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('latin1')).slice(0, MAX_STDERR_CHARACTERS);
  });
  const parseMessage = (json: unknown) => WorkerMessage.safeParse(json).data;
  void serveWorker({ reader: createPipeReader(pipes.output), send: pipes.send, parseMessage }, () => listener);
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      hasEnded = true;
      listener.onDeath(reason);
      resolve();
    };
    child.once('exit', (code, signal) => end(signal ?? `exit ${code}`));
    child.on('error', (error) => end(error.message));
  });

  return {
    ended,
    kill,
    send(command) {
      // A dying worker may not take the command. Its end is handled then.
      if (child.connected) child.send(command, () => undefined);
    },
    listen(next) {
      listener = next;
    },
    stopListening() {
      listener = idle;
    },
    get hasEnded() {
      return hasEnded;
    },
    get isAlive() {
      return !hasEnded && !child.killed;
    },
    get stderr() {
      return stderr;
    },
    get cpuSeconds() {
      return child.pid === undefined ? 0 : (readCpuSeconds(child.pid) ?? 0);
    },
    get waitedSeconds() {
      return child.pid === undefined ? 0 : (readWaitedSeconds(child.pid) ?? 0);
    },
    get residentBytes() {
      return child.pid === undefined ? 0 : (readResidentBytes(child.pid) ?? 0);
    },
  };
}

/** Creates the listener of a worker without a job. */
function createIdleListener(kill: () => void): WorkerListener {
  return { reachable: undefined, onMessage: () => undefined, onViolation: kill, onFailure: kill, onDeath: () => undefined };
}
