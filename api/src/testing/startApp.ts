import { createServer } from 'node:http';
import { type Logger, pino } from 'pino';
import { createMemoryProgress } from '../adapters/memoryProgress.ts';
import { createMemorySessions } from '../adapters/memorySessions.ts';
import { practicePayments } from '../adapters/practicePayments.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import { type AppDependencies, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Queue } from '../jobs/queue.ts';
import { createJobPool, type JobPoolOptions } from '../jobs/queues/jobPool.ts';
import { createJobPools } from '../jobs/queues/jobPools.ts';
import type { JobRunner, TempFileStore } from '../ports.ts';
import { buildServerConfig } from '../settings/serverConfig.ts';
import { buildPoolOptions } from './buildPoolOptions.ts';
import { shareJobs } from './sharedJobs.ts';

const PROGRESS_RETENTION_MS = 60_000;

export interface RunningApp {
  address: string;
  jobs: JobRunner;
  tempFiles: TempFileStore;
  /** What was logged, one line of JSON each. */
  logged: string[];
  stop(): Promise<void>;
}

/**
 * Starts the real application with real sandboxed workers, on a free port, configured by an environment as the server is.
 * A test that says how its workers are limited gets workers of its own.
 */
export async function startApp(
  env: Record<string, string> = {},
  changes: Partial<AppDependencies> = {},
  pool?: Partial<JobPoolOptions>,
): Promise<RunningApp> {
  const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a secret for the tests', REQUESTS_PER_MINUTE: '0', ...env });
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const { jobs, tempFiles } = chooseJobs(config.maxTempFileBytes, log, changes.jobs, pool);
  const sessions = changes.sessions ?? createMemorySessions({ retentionSeconds: config.retentionSeconds, secret: config.sessionSecret.value });
  const app = createApp({
    log,
    jobs,
    tempFiles,
    payments: practicePayments,
    progress: createMemoryProgress({ retentionMs: PROGRESS_RETENTION_MS }),
    sessions,
    stopping: new AbortController().signal,
    serverConfig: buildServerConfig(config, changes.payments?.mode ?? 'practice'),
    publicUrl: config.publicUrl,
    basePath: config.basePath,
    sessionSecret: config.sessionSecret.value,
    requestsPerMinute: config.requestsPerMinute,
    trustedProxies: config.trustedProxies,
    signInHeader: config.signInHeader,
    readiness: async () => ({ isStopping: false, jobs: jobs.isReady }),
    ...changes,
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The test server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    jobs,
    tempFiles,
    logged,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([jobs.close(), sessions.close()]);
    },
  };
}

function chooseJobs(maxBytes: number, log: Logger, jobs?: JobRunner, pool?: Partial<JobPoolOptions>) {
  if (!jobs && !pool) return shareJobs(maxBytes, log);
  const tempFiles = createTempFileStore({ maxBytes });
  const createPool = (queue: Queue) => createJobPool({ ...buildPoolOptions(tempFiles, pool, queue), log });
  return { tempFiles, jobs: jobs ?? createJobPools({ startNow: ['merge'], createPool }) };
}
