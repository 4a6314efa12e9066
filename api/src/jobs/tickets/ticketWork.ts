import type { Logger } from 'pino';
import type { Connection } from '../connection/connection.ts';
import { openRemoteBytes } from '../connection/remoteBytes.ts';
import { describeOutcome, type RemoteJob } from '../connection/remoteMessages.ts';
import type { ConnectionSettings } from '../connection/workerListener.ts';
import type { WorkerSlots } from '../queues/workerSlots.ts';
import type { JobLimits } from '../sandbox/jobGuard.ts';
import { type ConnectResult, connectToServer } from './connectToServer.ts';
import type { TicketWork } from './ticket.ts';

/** Logged at the level `debug` when a worker has the job of a ticket. */
export const JOB_BEGINS = 'A job begins.';
/** Logged at the level `debug` when the job of a ticket is over. */
export const JOB_OVER = 'A job is over.';

/** The tolerated difference between the clocks of two machines. */
const CLOCK_SKEW_MS = 60_000;

export interface TicketWorkOptions {
  slots: WorkerSlots;
  connection: ConnectionSettings;
  limits: JobLimits;
  /** This machine's folder with the data of more languages. The server's path may not exist here. */
  ocrDataFolder?: string | undefined;
  /** Aborts running jobs and returns them to their servers, because the worker has to stop. */
  forcedStop: AbortSignal;
  log: Logger;
}

/** Creates the work on tickets: fetch the job from its server, run it in a sandboxed process, and report how it ended. */
export function createTicketWork(options: TicketWorkOptions): TicketWork {
  return async (ticket) => {
    if (ticket.expiresAt + CLOCK_SKEW_MS < Date.now()) return 'over';
    if (ticket.build !== options.connection.build) return 'handed back';
    const received: ConnectResult = await connectToServer(ticket, options.connection);
    if (received.state === 'other build') return 'handed back';
    if (received.state === 'welcome') {
      const { requestId, engine } = received.job;
      const log = options.log.child({ job: ticket.id, attempt: ticket.attempt, requestId, engine });
      log.debug(JOB_BEGINS);
      await runJob(received.connection, received.job, { ...options, log });
      // Leave the next ticket to another worker while a killed process is replaced.
      if (!options.forcedStop.aborted) await options.slots.waitForRoom();
    }
    return 'over';
  };
}

async function runJob(connection: Connection, job: RemoteJob, { slots, limits, ocrDataFolder, forcedStop, log }: TicketWorkOptions): Promise<void> {
  try {
    const outcome = await slots.run({
      engine: job.engine,
      options: replaceOcrFolder(job.options, ocrDataFolder),
      files: job.files,
      bytes: openRemoteBytes(connection, job.files),
      signal: AbortSignal.any([connection.closed, forcedStop]),
      limits,
      onProgress: (progress) => void connection.sendMessage({ type: 'progress', progress }),
    });
    const isReturned = outcome.state === 'cancelled' && forcedStop.aborted;
    log.debug({ outcome: isReturned ? 'given back' : outcome.state }, JOB_OVER);
    await connection.sendMessage(describeOutcome(isReturned ? { state: 'lost', hasBegun: false } : outcome));
    // The server closes the connection. Closing it here could lose data that the server has not read.
    if (!connection.closed.aborted) await new Promise((resolve) => connection.closed.addEventListener('abort', resolve, { once: true }));
  } catch (error) {
    log.error({ err: error }, 'A job could not be run.');
  } finally {
    connection.cut();
  }
}

/** Replaces the server's OCR folder in options by that of this machine. */
function replaceOcrFolder(options: unknown, ocrDataFolder: string | undefined): unknown {
  if (typeof options !== 'object' || options === null || !('ocrDataFolder' in options)) return options;
  const { ocrDataFolder: _, ...rest } = options;
  return ocrDataFolder === undefined ? rest : { ...rest, ocrDataFolder };
}
