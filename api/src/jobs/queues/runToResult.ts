import type { Logger } from 'pino';
import type { Job, JobHooks, JobResult, TempFile, TempFileStore } from '../../ports.ts';
import type { EngineName } from '../engines.ts';
import type { Outcome } from '../sandbox/workerJob.ts';
import { readOutcome } from './readOutcome.ts';

interface Attempts {
  tempFiles: TempFileStore;
  log: Logger;
  /** How often a job is retried when its worker is lost. A job that had begun may be the reason. */
  retries: { begun: number; notBegun: number };
  /** Runs the job once. */
  runOnce(output: TempFile, attempt: AttemptNumber): Promise<Outcome>;
}

export interface AttemptNumber {
  /** Attempts count from 1. */
  attempt: number;
  /** Whether another attempt follows when the worker is lost in the middle of this one. */
  isRetried: boolean;
}

/** Runs a job until it has a result or a refusal. Retries with an empty output when a worker is lost without the job's fault. */
export async function runToResult<Name extends EngineName>(
  job: Job<Name>,
  hooks: JobHooks,
  { tempFiles, retries, runOnce, ...attempts }: Attempts,
): Promise<JobResult<Name>> {
  const retriesLeft = { ...retries };
  const log = nameRequest(attempts.log, hooks);
  let output = tempFiles.create(hooks.fileOwner);
  try {
    let attempt = 1;
    const tryNow = () => runOnce(output, { attempt, isRetried: retriesLeft.begun > 0 });
    let outcome = await tryNow();
    while (isWorkerAtFault(outcome) && retriesLeft[outcome.hasBegun ? 'begun' : 'notBegun']-- > 0) {
      log.warn({ engine: job.engine, outcome: outcome.state }, 'A worker was lost: its job is retried.');
      output.close();
      output = tempFiles.create(hooks.fileOwner);
      attempt += 1;
      outcome = await tryNow();
    }
    return { report: readOutcome(job, outcome, log), output };
  } catch (error) {
    output.close();
    throw error;
  }
}

/** Returns a log whose lines name the request that a job is for. */
export function nameRequest(log: Logger, { requestId }: JobHooks): Logger {
  return requestId === undefined ? log : log.child({ requestId });
}

function isWorkerAtFault(outcome: Outcome): outcome is Extract<Outcome, { hasBegun: boolean }> {
  return outcome.state === 'lost' || (outcome.state === 'broken' && outcome.isKilledFromOutside);
}
