import { createServer } from 'node:http';
import { pino } from 'pino';
import { createMemoryProgress } from '../adapters/memoryProgress.ts';
import { createMemorySessions } from '../adapters/memorySessions.ts';
import { practicePayments } from '../adapters/practicePayments.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import { type AppDependencies, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Queue } from '../jobs/queue.ts';
import { buildPoolSettings } from '../jobs/queues/buildPoolSettings.ts';
import { createJobPool, type JobPoolOptions } from '../jobs/queues/jobPool.ts';
import { createJobPools } from '../jobs/queues/jobPools.ts';
import type { JobRunner, TempFileStore } from '../ports.ts';
import { buildServerConfig } from '../settings/serverConfig.ts';

const MB = 1024 * 1024;
const KEEP_PROGRESS_MS = 60_000;

export interface RunningApp {
  address: string;
  jobs: JobRunner;
  tempFiles: TempFileStore;
  /** What was logged, one line of JSON each. */
  logged: string[];
  stop(): Promise<void>;
}

/** The real application with real sandboxed workers, on a free port, configured by an environment as the server is. */
export async function startApp(
  env: Record<string, string> = {},
  changes: Partial<AppDependencies> = {},
  pool: Partial<JobPoolOptions> = {},
): Promise<RunningApp> {
  const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a secret for the tests', REQUESTS_PER_MINUTE: '0', ...env });
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const tempFiles = createTempFileStore({ maxBytes: config.maxTempFileBytes });
  const jobs =
    changes.jobs ?? createJobPools({ startNow: ['merge'], createPool: (queue) => createJobPool({ ...poolOptions(tempFiles, pool, queue), log }) });
  const sessions = changes.sessions ?? createMemorySessions({ retentionSeconds: config.retentionSeconds, secret: config.sessionSecret.value });
  const app = createApp({
    log,
    jobs,
    tempFiles,
    payments: practicePayments,
    progress: createMemoryProgress({ keepMs: KEEP_PROGRESS_MS }),
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

/** A small pool as tests need it; `changes` replaces single parts. */
export function poolOptions(tempFiles: TempFileStore, changes: Partial<JobPoolOptions> = {}, queue: Queue = 'merge'): JobPoolOptions {
  return {
    ...buildPoolSettings(queue, { workers: 1, wallSeconds: 60, cpuSeconds: 20 }),
    tempFiles,
    log: pino({ level: 'silent' }),
    maxOutputBytes: 600 * MB,
    maxWaiting: 200,
    maxWaitingPerVisitor: 60,
    maxWaitSeconds: 60,
    ...changes,
  };
}
