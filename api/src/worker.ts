/** The program of `npm run worker`: takes jobs from the queues in Redis, and runs them in sandboxed processes. */
import { type Logger, pino } from 'pino';
import { subscribeToRedisTickets } from './adapters/redisTickets.ts';
import { type Config, readConfig } from './config.ts';
import type { ConnectionSettings } from './jobs/connection/workerListener.ts';
import type { Queue } from './jobs/queue.ts';
import { buildPoolSettings } from './jobs/queues/buildPoolSettings.ts';
import { startWorkerSlots } from './jobs/queues/workerSlots.ts';
import { hashBuild } from './jobs/tickets/hashBuild.ts';
import { createTicketWork } from './jobs/tickets/ticketWork.ts';
import { listenForMetrics } from './metrics/serveMetrics.ts';
import { createWorkerMetrics, type WorkerMetrics, watchSlots } from './metrics/workerMetrics.ts';
import type { SharedQueueSettings } from './settings/jobSettings.ts';
import { ConfigError } from './settings/readSettings.ts';

/** After this time a stopping worker returns its running jobs to their servers. */
const FINISH_MS = 25_000;
/** After this much more time it exits, even without an answer of Redis. */
const LEAVE_MS = 4000;

interface ServedQueue {
  readonly firstReady: Promise<void>;
  /** Takes no more jobs, and resolves when those that run are over. */
  stop(): Promise<void>;
}

interface Parts {
  config: Config;
  onRefusal(error: Error): void;
  metrics: WorkerMetrics;
  shared: SharedQueueSettings;
  connection: ConnectionSettings;
  forcedStop: AbortSignal;
  log: Logger;
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: process.stdout.fd, sync: false }));
  const { shared } = config.jobs;
  if (!shared) throw new ConfigError('A worker needs JOBS=redis: with JOBS=local the server runs its jobs itself.');
  const { secret, certificates, build = hashBuild() } = shared;
  const forcedStop = new AbortController();
  const metrics = createWorkerMetrics(config.version);
  if (config.metricsPort) listenForMetrics(metrics.registry, config.metricsPort, config.host);
  let isRefused = false;
  const onRefusal = ({ message }: Error) => {
    if (isRefused) return;
    isRefused = true;
    log.fatal(message);
    void stop(served, { forcedStop, log, status: 1 });
  };
  const parts = { config, shared, connection: { secret, certificates, build }, forcedStop: forcedStop.signal, onRefusal, metrics, log };
  const served = [...shared.workerQueues].map(([queue, workers]) => serveQueue(queue, workers, parts));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(served, { forcedStop, log, status: 0 }));
  await Promise.all(served.map(({ firstReady }) => firstReady));
  log.info({ build }, 'The worker is ready.');
}

/** Starts the sandboxed workers of a queue, and takes its tickets once the first of them is ready. */
function serveQueue(
  queue: Queue,
  requested: number | undefined,
  { config, shared, connection, forcedStop, onRefusal, metrics, log }: Parts,
): ServedQueue {
  const readable = queue === 'ocr' && config.ocr.dataFolder ? [config.ocr.dataFolder] : [];
  const settings = buildPoolSettings(queue, { ...config.jobs, readable });
  const workers = requested ?? settings.workers;
  log.info({ queue, sandbox: settings.sandbox.description, workers }, 'Files are worked on in sandboxed workers.');
  const slots = startWorkerSlots({ ...settings, workers, log, onEnd: (reason) => metrics.endedProcesses.inc({ queue, reason }) });
  const limits = { ...settings, outputBytes: 2 * config.limits.maxTotalBytes };
  const work = createTicketWork({
    slots: watchSlots(slots, queue, metrics),
    connection,
    limits,
    ocrDataFolder: config.ocr.dataFolder,
    forcedStop,
    log,
  });
  const taking = slots.firstReady.then(() => subscribeToRedisTickets(shared.redisUrl, queue, { concurrency: workers, work, onRefusal }, log));
  return {
    firstReady: taking.then(() => undefined),
    async stop() {
      await (await taking).close();
      await slots.close();
    },
  };
}

/** Lets running jobs finish, and returns those that take too long to their servers. */
async function stop(served: ServedQueue[], { forcedStop, log, status }: { forcedStop: AbortController; log: Logger; status: number }): Promise<void> {
  log.info('Stopping: running jobs finish first.');
  setTimeout(() => forcedStop.abort(), FINISH_MS);
  setTimeout(() => process.exit(status), FINISH_MS + LEAVE_MS);
  await Promise.all(served.map((queue) => queue.stop()));
  log.info('Stopped.');
  process.exit(status);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
