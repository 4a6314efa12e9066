import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** The time that each phase of a stop may take. Together they stay below the 30 seconds that Kubernetes and others wait by default. */
const STOP_TIMES = {
  /** A stopping server accepts connections for this time, so that a load balancer sees that it stops. */
  noticeMs: 500,
  /** Requests may finish for this time. */
  finishMs: 23_500,
  /** Those that are refused then get their answer within this time. The rest is cut off. */
  answerMs: 3500,
  /** The process ends after this time, even if what it waits for does not. */
  leaveMs: 1500,
};

interface StopHooks {
  onStopping(): void;
  /** Called when requests have run too long: what still runs is to be refused. */
  onForcedStop(): void;
  onStopped(): Promise<unknown>;
  times?: typeof STOP_TIMES;
}

/**
 * Stops the server on SIGTERM or SIGINT: running requests finish within 24 seconds or are refused, no new ones begin, and the status is 0
 * within 30 seconds. A second signal ends it at once.
 */
export function gracefulShutdown(server: Server, log: Logger, { onStopping, onForcedStop, onStopped, times = STOP_TIMES }: StopHooks): void {
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'Stopping: running requests finish first.');
    onStopping();
    await wait(times.noticeMs);
    const closed = new Promise((resolve) => server.close(resolve));
    if (!(await settlesWithin(closed, times.finishMs))) {
      log.warn('Requests that still run are refused.');
      onForcedStop();
      if (!(await settlesWithin(closed, times.answerMs))) server.closeAllConnections();
    }
    await settlesWithin(Promise.all([closed, onStopped()]), times.leaveMs);
    log.info('Stopped.');
    process.exit(0);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

async function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return await Promise.race([promise.then(() => true), wait(milliseconds).then(() => false)]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
