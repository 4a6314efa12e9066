import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** A stopping server accepts connections for this time, so that a load balancer sees that it stops. */
const NOTICE_MS = 500;

interface StopHooks {
  onStopping(): void;
  onStopped(): Promise<unknown>;
  /** Requests that take longer than this to finish are cut off. */
  longestSeconds: number;
}

/** Stops the server on SIGTERM or SIGINT: running requests finish, no new ones begin, and the status is 0. A second signal ends it at once. */
export function gracefulShutdown(server: Server, log: Logger, { onStopping, onStopped, longestSeconds }: StopHooks): void {
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'Stopping: running requests finish first.');
    onStopping();
    const forced = setTimeout(() => server.closeAllConnections(), longestSeconds * 1000);
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(forced);
    await onStopped();
    log.info('Stopped.');
    process.exit(0);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
