import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Queue } from './jobs/queue.ts';
import { buildPoolSettings } from './jobs/queues/buildPoolSettings.ts';
import { createJobPool } from './jobs/queues/jobPool.ts';
import { createJobPools } from './jobs/queues/jobPools.ts';
import type { EndReason } from './jobs/sandbox/sandboxedWorker.ts';
import type { SharedJobSettings } from './jobs/tickets/ticketJobs.ts';
import type { JobRunner, TempFileStore } from './ports.ts';

const MAX_WAITING_JOBS = 200;
const MAX_WAITING_JOBS_PER_VISITOR = 60;
/** A worker process holds 40 to 400 MB. A start takes 0.3 to 2.2 seconds of processor time, which the next visitor waits for. */
const IDLE_SECONDS = 600;

interface JobParts {
  tempFiles: TempFileStore;
  log: Logger;
  /** Called when a sandboxed process of this server was killed or died. */
  onEnd(queue: Queue, reason: EndReason): void;
}

/** Creates what runs the jobs: this process itself, or workers that take them from the queues in Redis. */
export async function createJobs(config: Config, { tempFiles, log, onEnd }: JobParts): Promise<JobRunner> {
  const { shared } = config.jobs;
  const settings = { ...selectLimits(config), tempFiles, log };
  const startLocal = (workers: number) => createLocalJobs(config, workers, settings, onEnd);
  if (!shared) return startLocal(config.jobs.workers);
  // Loaded only with JOBS=redis.
  const { createSharedJobs } = await import('./createSharedJobs.ts');
  return await createSharedJobs(shared, settings, startLocal);
}

/** Creates the queues of this process and starts their workers. */
function createLocalJobs(config: Config, workers: number, settings: SharedJobSettings, onEnd: JobParts['onEnd']): JobRunner {
  return createJobPools({
    // The most used, and the one that takes longest to start.
    startNow: ['merge', 'grammar'],
    createPool(queue) {
      const readable = queue === 'ocr' && config.ocr.dataFolder ? [config.ocr.dataFolder] : [];
      const work = buildPoolSettings(queue, { ...config.jobs, workers, readable });
      settings.log.info({ queue, sandbox: work.sandbox.description, workers: work.workers }, 'Files are worked on in sandboxed workers.');
      return createJobPool({ ...work, ...settings, idleSeconds: IDLE_SECONDS, onEnd: (reason) => onEnd(queue, reason) });
    },
  });
}

function selectLimits({ jobs, limits }: Config) {
  return {
    maxOutputBytes: 2 * limits.maxTotalBytes,
    maxWaiting: MAX_WAITING_JOBS,
    maxWaitingPerVisitor: MAX_WAITING_JOBS_PER_VISITOR,
    maxWaitSeconds: jobs.queueSeconds,
  };
}
