import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { JobRunner } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { startApp } from '../testing/startApp.ts';
import { createReadinessProbe } from './createReadinessProbe.ts';

const tempFiles = createTempFileStore({ maxBytes: 100_000 });

test('a server whose workers merge is ready, and many checks cost one merge', async () => {
  const app = await startApp();
  let merges = 0;
  const jobs: JobRunner = {
    run(job, hooks) {
      merges += 1;
      return app.jobs.run(job, hooks);
    },
    isReady: true,
    close: async () => undefined,
  };
  let moment = 0;
  const canMerge = createReadinessProbe(jobs, app.tempFiles, () => moment);
  expect(await Promise.all([canMerge(), canMerge()])).toEqual([true, true]);
  moment = 9000;
  await canMerge();
  expect(merges).toBe(1);
  moment = 11_000;
  expect(await canMerge()).toBe(true);
  expect(merges).toBe(2);
  expect(app.tempFiles.bytesInUse).toBe(0);
  await app.stop();
});

function failing(error: Error): { jobs: JobRunner; recover(): void } {
  let broken = true;
  return {
    recover() {
      broken = false;
    },
    jobs: {
      async run() {
        if (broken) throw error;
        return { report: { pages: 2 } as never, output: tempFiles.create() };
      },
      isReady: true,
      close: async () => undefined,
    },
  };
}

test('a server that cannot merge is not ready, and is asked again at once', async () => {
  const { jobs, recover } = failing(new Error('no worker starts'));
  const canMerge = createReadinessProbe(jobs, tempFiles);
  expect(await canMerge()).toBe(false);
  recover();
  expect(await canMerge()).toBe(true);
});

test('a full queue does not take visitors away from a server that works', async () => {
  const { jobs } = failing(new Refusal('busy', { seconds: 1 }));
  expect(await createReadinessProbe(jobs, tempFiles)()).toBe(true);
});
