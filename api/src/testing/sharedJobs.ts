import { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { Queue } from '../jobs/queue.ts';
import { createJobPool } from '../jobs/queues/jobPool.ts';
import { createJobPools } from '../jobs/queues/jobPools.ts';
import type { Sandbox } from '../jobs/sandbox/sandbox.ts';
import type { JobRunner, TempFileStore } from '../ports.ts';
import { buildPoolOptions } from './buildPoolOptions.ts';

interface SharedJobs {
  jobs: JobRunner;
  tempFiles: TempFileStore;
}

/** By the size of the store, which is all that the settings of an app decide about its jobs in tests. */
const shared = new Map<number, SharedJobs>();
let log: Logger = pino({ level: 'silent' });

/**
 * Returns sandboxed workers that all apps of this process use, one test file after the other: to start the five takes as long as many tests do.
 * They end with the process. What they log goes to the latest app.
 */
export function shareJobs(maxTempFileBytes: number, latestLog: Logger): SharedJobs {
  log = latestLog;
  const known = shared.get(maxTempFileBytes) ?? startJobs(maxTempFileBytes);
  shared.set(maxTempFileBytes, known);
  return known;
}

function startJobs(maxBytes: number): SharedJobs {
  const tempFiles = createTempFileStore({ maxBytes });
  const createPool = (queue: Queue) => {
    const options = buildPoolOptions(tempFiles, {}, queue);
    return createJobPool({ ...options, sandbox: withoutWaiting(options.sandbox), log: forwardToLatest() });
  };
  const jobs = createJobPools({ startNow: ['merge'], createPool });
  return {
    tempFiles,
    jobs: {
      run: jobs.run,
      get isReady() {
        return jobs.isReady;
      },
      close: async () => undefined,
    },
  };
}

function forwardToLatest(): Logger {
  return new Proxy(log, { get: (_, method) => Reflect.get(log, method) });
}

/** Lets this process end while a worker waits for its next job. */
function withoutWaiting(sandbox: Sandbox): Sandbox {
  return {
    ...sandbox,
    start() {
      const child = sandbox.start();
      child.unref();
      child.channel?.unref();
      for (const pipe of child.stdio) if (pipe instanceof Socket) pipe.unref();
      return child;
    },
  };
}
