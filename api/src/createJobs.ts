import type { Logger } from 'pino';
import { connectRedisTickets } from './adapters/redisTickets.ts';
import type { Config } from './config.ts';
import { startLineServer } from './jobs/line/lineServer.ts';
import { queues, queuesWithOcr } from './jobs/queue.ts';
import { buildPoolSettings } from './jobs/queues/buildPoolSettings.ts';
import { createJobPool } from './jobs/queues/jobPool.ts';
import { createJobPools } from './jobs/queues/jobPools.ts';
import { hashBuild } from './jobs/tickets/hashBuild.ts';
import { createTicketJobs } from './jobs/tickets/ticketJobs.ts';
import type { JobRunner, TempFileStore } from './ports.ts';
import type { SharedQueueSettings } from './settings/jobSettings.ts';

const MAX_WAITING_JOBS = 200;
const MAX_WAITING_JOBS_PER_VISITOR = 60;

/** Creates what runs the jobs: this process itself, or workers that take them from the queues in Redis. */
export async function createJobs(config: Config, tempFiles: TempFileStore, log: Logger): Promise<JobRunner> {
  const { shared } = config.jobs;
  return shared ? await createSharedJobs(config, shared, tempFiles, log) : createLocalJobs(config, config.jobs.workers, tempFiles, log);
}

/** Creates the queues of this process and starts their workers. */
function createLocalJobs(config: Config, workers: number, tempFiles: TempFileStore, log: Logger): JobRunner {
  return createJobPools({
    startNow: queues,
    createPool(queue) {
      const readable = queuesWithOcr.has(queue) && config.ocr.dataFolder ? [config.ocr.dataFolder] : [];
      const work = buildPoolSettings(queue, { ...config.jobs, workers, readable });
      log.info({ queue, sandbox: work.sandbox.description, workers: work.workers }, 'Files are worked on in sandboxed workers.');
      return createJobPool({ ...work, ...limitsOf(config), tempFiles, log });
    },
  });
}

/** Connects to the queues in Redis, and listens for the workers that take jobs from them. */
async function createSharedJobs(config: Config, shared: SharedQueueSettings, tempFiles: TempFileStore, log: Logger): Promise<JobRunner> {
  const { secret, certificates, host, port, localWorkers, build = hashBuild() } = shared;
  const ticketQueues = await connectRedisTickets(shared.redisUrl, log);
  const lines = await startLineServer({ port }, { secret, build, certificates }, log);
  log.info({ host, port: lines.port, build, isEncrypted: certificates !== undefined }, 'Workers fetch jobs from this server.');
  const local = localWorkers > 0 ? createLocalJobs(config, localWorkers, tempFiles, log) : undefined;
  return createTicketJobs({ ...limitsOf(config), tempFiles, log, queues: ticketQueues, lines, host, build, local });
}

function limitsOf({ jobs, limits }: Config) {
  return {
    maxOutputBytes: 2 * limits.maxTotalBytes,
    maxWaiting: MAX_WAITING_JOBS,
    maxWaitingPerVisitor: MAX_WAITING_JOBS_PER_VISITOR,
    maxWaitSeconds: jobs.queueSeconds,
  };
}
