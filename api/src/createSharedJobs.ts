import { connectRedisTickets } from './adapters/redisTickets.ts';
import { startWorkerListener } from './jobs/connection/workerListener.ts';
import { hashBuild } from './jobs/tickets/hashBuild.ts';
import { createTicketJobs, type SharedJobSettings } from './jobs/tickets/ticketJobs.ts';
import type { JobRunner } from './ports.ts';
import type { SharedQueueSettings } from './settings/jobSettings.ts';

/** Connects to the queues in Redis, and listens for workers. */
export async function createSharedJobs(
  { redisUrl, secret, certificates, host, port, listenOn, localWorkers, build = hashBuild() }: SharedQueueSettings,
  settings: SharedJobSettings,
  startLocal: (workers: number) => JobRunner,
): Promise<JobRunner> {
  const { log } = settings;
  const queues = await connectRedisTickets(redisUrl, log);
  const listener = await startWorkerListener({ host: listenOn, port }, { secret, build, certificates }, log);
  log.info({ host, port: listener.port, build, isEncrypted: certificates !== undefined }, 'Workers fetch jobs from this server.');
  const local = localWorkers > 0 ? startLocal(localWorkers) : undefined;
  return createTicketJobs({ ...settings, queues, listener, host, build, local });
}
