import { feedCancelledJob } from '../protocol/jobBytes.ts';
import { guardJob } from './jobGuard.ts';
import type { Sandbox } from './sandbox.ts';
import { followJob, type Outcome, type WorkerJob } from './workerJob.ts';
import { startWorkerProcess, type WorkerProcess } from './workerProcess.ts';

/** Why a worker process was killed, or that it died. `protocol`: it sent what no honest worker sends. */
export type EndReason =
  | 'wall time'
  | 'processor time'
  | 'cancelled'
  | 'protocol'
  | 'server failure'
  | 'died'
  | 'killed from outside'
  | 'used up'
  | 'idle';
const OWN_REASONS: ReadonlySet<string> = new Set<EndReason>(['wall time', 'processor time', 'cancelled', 'server failure']);

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

/**
 * Starts a worker in its sandbox. The server believes a message only if an honest worker could send it. `onEnd` is called when a job ends
 * its worker.
 */
export function startSandboxedWorker(sandbox: Sandbox, onEnd?: (reason: EndReason) => void): SandboxedWorker {
  const worker = startWorkerProcess(sandbox);
  let hasBeenReady = false;
  let jobsDone = 0;

  const ready = new Promise<boolean>((resolve) => {
    worker.listen({
      reachable: undefined,
      onMessage({ type }) {
        hasBeenReady = type === 'ready';
        resolve(hasBeenReady);
      },
      onViolation: worker.kill,
      onFailure: worker.kill,
      onDeath: () => resolve(false),
    });
  });

  return {
    ready,
    ended: worker.ended,
    async run(job) {
      try {
        return await runJob(worker, job, onEnd);
      } finally {
        jobsDone += 1;
      }
    },
    kill: worker.kill,
    get isAlive() {
      return worker.isAlive;
    },
    get hasBeenReady() {
      return hasBeenReady;
    },
    get jobsDone() {
      return jobsDone;
    },
    get cpuSeconds() {
      return worker.cpuSeconds;
    },
    get residentBytes() {
      return worker.residentBytes;
    },
  };
}

/** Runs one job within its limits. A job that goes beyond one ends the worker. */
async function runJob(worker: WorkerProcess, job: WorkerJob, onEnd?: (reason: EndReason) => void): Promise<Outcome> {
  let killReason: string | undefined;
  const kill = (reason: string) => {
    killReason ??= reason;
    worker.kill();
  };
  const cancel = () => worker.send({ type: 'cancel' });
  const guard = guardJob(job.limits, job.signal, { cpuSeconds: () => worker.cpuSeconds, waitedSeconds: () => worker.waitedSeconds, kill, cancel });
  const cancellable = { ...job, bytes: feedCancelledJob(job.bytes, job.signal) };
  const { listener, outcome: followed } = followJob(cancellable, {
    kill,
    extend: guard.extend,
    readStderr: () => worker.stderr,
    onEnd: worker.stopListening,
  });
  worker.listen(listener);
  try {
    if (worker.hasEnded) listener.onDeath();
    else worker.send({ type: 'start', engine: job.engine, options: job.options, files: job.files });
    const outcome = await followed;
    if (outcome.state === 'broken' && !killReason) onEnd?.(outcome.isKilledFromOutside ? 'killed from outside' : 'died');
    // The outcome of a cancelled job is ignored: it may have read zeros.
    if (job.signal.aborted) return { state: 'cancelled' };
    return outcome.state === 'broken' && killReason ? { ...outcome, reason: killReason, isKilledFromOutside: false } : outcome;
  } catch (error) {
    // The server failed and not the worker, but the worker is left in the middle of a job.
    kill(job.signal.aborted ? 'cancelled' : 'server failure');
    // The files are gone because the visitor has left.
    if (job.signal.aborted) return { state: 'cancelled' };
    throw error;
  } finally {
    if (killReason) onEnd?.(classifyKill(killReason));
    guard.release();
    worker.stopListening();
  }
}

/** Classifies the reason of a kill: limits have one each, and all breaches of the protocol one together. */
function classifyKill(reason: string): EndReason {
  return isOwnReason(reason) ? reason : 'protocol';
}

function isOwnReason(reason: string): reason is EndReason {
  return OWN_REASONS.has(reason);
}
