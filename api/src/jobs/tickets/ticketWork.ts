import type { Logger } from 'pino';
import { dialLine, type Received } from '../line/dialLine.ts';
import type { Line } from '../line/line.ts';
import { openLineBytes } from '../line/lineBytes.ts';
import { describeOutcome, type LineJob } from '../line/lineMessages.ts';
import type { LineSettings } from '../line/lineServer.ts';
import type { WorkerSlots } from '../queues/workerSlots.ts';
import type { JobLimits } from '../sandbox/jobGuard.ts';
import type { Outcome } from '../sandbox/workerJob.ts';
import type { TicketWork } from './ticket.ts';

/** The clocks of two machines may differ so much. */
const CLOCK_SKEW_MS = 60_000;

export interface TicketWorkOptions {
  slots: WorkerSlots;
  line: LineSettings;
  limits: JobLimits;
  /** This machine's folder with the data of more languages. The server's path may not exist here. */
  ocrDataFolder?: string | undefined;
  /** Aborted when running jobs shall be given back, because the worker has to stop. */
  givingUp: AbortSignal;
  log: Logger;
  /** Called with the end of each job. */
  onEnd?(engine: string, outcome: Outcome['state']): void;
}

/** Creates the work on tickets: fetch the job from its server, run it in a sandboxed process, and report how it ended. */
export function createTicketWork(options: TicketWorkOptions): TicketWork {
  return async (ticket) => {
    if (ticket.expiresAt + CLOCK_SKEW_MS < Date.now()) return 'over';
    if (ticket.build !== options.line.build) return 'handed back';
    const received: Received = await dialLine(ticket, options.line);
    if (received.state === 'other build') return 'handed back';
    if (received.state === 'welcome') await runJob(received.line, received.job, options);
    return 'over';
  };
}

async function runJob(line: Line, job: LineJob, { slots, limits, ocrDataFolder, givingUp, log, onEnd }: TicketWorkOptions): Promise<void> {
  try {
    const outcome = await slots.run({
      engine: job.engine,
      options: replaceOcrFolder(job.options, ocrDataFolder),
      files: job.files,
      bytes: openLineBytes(line, job.files),
      signal: AbortSignal.any([line.closed, givingUp]),
      limits,
      onProgress: (progress) => void line.sendMessage({ type: 'progress', progress }),
    });
    const isGivenBack = outcome.state === 'cancelled' && givingUp.aborted;
    onEnd?.(job.engine, isGivenBack ? 'lost' : outcome.state);
    await line.sendMessage(describeOutcome(isGivenBack ? { state: 'lost', hasBegun: false } : outcome));
    // The server closes the line when it has read this. Closed from here, what it has not read could be lost.
    if (!line.closed.aborted) await new Promise((resolve) => line.closed.addEventListener('abort', resolve, { once: true }));
  } catch (error) {
    log.error({ err: error, engine: job.engine }, 'A job could not be run.');
  } finally {
    line.cut();
  }
}

/** Returns options that name the folder of this machine where they named one of the server's. */
function replaceOcrFolder(options: unknown, ocrDataFolder: string | undefined): unknown {
  if (typeof options !== 'object' || options === null || !('ocrDataFolder' in options)) return options;
  const { ocrDataFolder: _, ...rest } = options;
  return ocrDataFolder === undefined ? rest : { ...rest, ocrDataFolder };
}
