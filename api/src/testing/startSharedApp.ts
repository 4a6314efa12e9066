import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { AppDependencies } from '../app.ts';
import type { Queue } from '../jobs/queue.ts';
import { buildPoolOptions } from './buildPoolOptions.ts';
import { type RunningApp, startApp } from './startApp.ts';
import { startTicketServer, startTicketWorker } from './startTicketJobs.ts';

const MB = 1024 * 1024;

/** Starts the real application whose jobs go through Redis to workers, one of real sandboxed processes for each of these queues. */
export async function startSharedApp(
  redisUrl: string,
  served: readonly Queue[],
  env: Record<string, string> = {},
  changes: Partial<AppDependencies> = {},
): Promise<RunningApp> {
  const tempFiles = createTempFileStore({ maxBytes: 1000 * MB });
  const workers = served.map((queue) => startTicketWorker(redisUrl, buildPoolOptions(tempFiles, {}, queue), { queues: [queue] }));
  const { jobs } = await startTicketServer(redisUrl, buildPoolOptions(tempFiles));
  const app = await startApp(env, { jobs, tempFiles, ...changes });
  return {
    ...app,
    async stop() {
      await Promise.all([app.stop(), ...workers.map((worker) => worker.close())]);
    },
  };
}
