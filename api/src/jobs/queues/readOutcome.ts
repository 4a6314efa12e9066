import type { Logger } from 'pino';
import type { Job } from '../../ports.ts';
import { isRefusalCode, Refusal } from '../../refusal.ts';
import { type EngineName, type EngineReport, engines } from '../engines.ts';
import type { Outcome } from '../sandbox/workerJob.ts';

const LOST_RETRY_SECONDS = 1;

/** Returns the report of a finished job, or throws the refusal for the visitor. */
export function readOutcome<Name extends EngineName>(job: Job<Name>, outcome: Outcome, log: Logger): EngineReport<Name> {
  switch (outcome.state) {
    case 'done':
      return engines[job.engine].parseReport(outcome.report);
    case 'refused':
      if (!isRefusalCode(outcome.code)) throw new Error(`The ${job.engine} engine refused with an unknown code.`);
      if (outcome.fileIndex !== undefined && !job.files[outcome.fileIndex])
        throw new Error(`The ${job.engine} engine refused a file it was not given.`);
      throw Refusal.withDetails(outcome.code, outcome.details).about(outcome.fileIndex);
    case 'failed':
      throw new Error(`The ${job.engine} engine failed: ${outcome.stack}`);
    case 'cancelled':
      throw new DOMException('The job was cancelled.', 'AbortError');
    case 'lost':
      log.warn({ engine: job.engine }, 'The workers of a job were lost twice.');
      throw new Refusal('busy', { seconds: LOST_RETRY_SECONDS });
    case 'broken': {
      log.warn({ engine: job.engine, reason: outcome.reason }, 'A job broke its sandboxed worker.');
      const fileIndex = outcome.readingFile ?? 0;
      const file = job.files[fileIndex];
      if (!file) throw new Error(`The ${job.engine} engine broke its worker without a file: ${outcome.reason}`);
      throw new Refusal('too_complex', { file: file.name }).about(fileIndex);
    }
  }
}
