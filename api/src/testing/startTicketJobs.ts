import { connectRedisTickets, subscribeToRedisTickets } from '../adapters/redisTickets.ts';
import { type ConnectionCertificates, startWorkerListener } from '../jobs/connection/workerListener.ts';
import { type Queue, queues } from '../jobs/queue.ts';
import type { JobPoolOptions } from '../jobs/queues/jobPool.ts';
import { startWorkerSlots } from '../jobs/queues/workerSlots.ts';
import { createTicketJobs } from '../jobs/tickets/ticketJobs.ts';
import { createTicketWork } from '../jobs/tickets/ticketWork.ts';
import type { JobRunner } from '../ports.ts';
import { PATIENT } from './redisServer.ts';

const SECRET = 'a secret of servers and workers';
const BUILD = 'this build';

interface Changes {
  build?: string;
  secret?: string;
  tickMs?: number;
  certificates?: ConnectionCertificates;
}

interface ServerChanges extends Changes {
  commandTimeoutMs?: number;
  local?: JobRunner;
  /** Forwards to the listener of the server, and returns the port of the proxy. */
  reroute?(port: number): Promise<number>;
}

/** Starts a server and a worker that share jobs through Redis. */
export function startTicketJobs(redisUrl: string, pool: JobPoolOptions): JobRunner {
  const worker = startTicketWorker(redisUrl, pool);
  const server = startTicketServer(redisUrl, pool);
  return {
    run: async (job, hooks) => (await server).jobs.run(job, hooks),
    isReady: true,
    async close() {
      await Promise.all([(await server).jobs.close(), worker.close()]);
    },
  };
}

/** Starts a server whose jobs go through Redis, without a worker. */
export async function startTicketServer(redisUrl: string, pool: JobPoolOptions, changes: ServerChanges = {}) {
  const { build = BUILD, secret = SECRET, local, tickMs, certificates, commandTimeoutMs = PATIENT.commandTimeoutMs, reroute } = changes;
  const { log } = pool;
  const ticketQueues = await connectRedisTickets(redisUrl, log, { commandTimeoutMs });
  const listener = await startWorkerListener({ host: '127.0.0.1', port: 0 }, { secret, build, tickMs, certificates }, log);
  const port = reroute ? await reroute(listener.port) : listener.port;
  const jobs = createTicketJobs({ ...pool, queues: ticketQueues, listener: { ...listener, port }, host: '127.0.0.1', build, local });
  return { jobs, queues: ticketQueues, port };
}

function reportRefusal(error: Error): never {
  throw error;
}

/** Starts a worker in this process, with real sandboxed processes, for some queues. */
export function startTicketWorker(redisUrl: string, pool: JobPoolOptions, changes: Changes & { queues?: readonly Queue[] } = {}) {
  const { build = BUILD, secret = SECRET, tickMs, certificates, queues: served = queues } = changes;
  const forcedStop = new AbortController();
  const slots = startWorkerSlots(pool);
  const limits = { ...pool, outputBytes: pool.maxOutputBytes };
  const work = createTicketWork({ slots, limits, connection: { secret, build, tickMs, certificates }, forcedStop: forcedStop.signal, log: pool.log });
  const takers = served.map((queue) =>
    subscribeToRedisTickets(redisUrl, queue, { concurrency: pool.workers, work, onRefusal: reportRefusal }, pool.log),
  );
  return {
    giveUp: () => forcedStop.abort(),
    async close() {
      forcedStop.abort();
      await Promise.all(takers.map(async (taker) => (await taker).close()));
      await slots.close();
    },
  };
}
