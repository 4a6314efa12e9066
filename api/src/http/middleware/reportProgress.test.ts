import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import Koa from 'koa';
import { JOB_ID_HEADER, type JobProgress } from '../../../contract/progress.ts';
import type { RouteContext } from '../addRoute.ts';
import { createProgressReporter } from './reportProgress.ts';

type Reporting = RouteContext<{ onProgress: (progress: JobProgress) => void }>;

/** Runs a call that carries this header, and returns the stages that were reported. */
async function callWith(jobId: string, work: (onProgress: (progress: JobProgress) => void, reported: string[]) => Promise<void>) {
  const reported: string[] = [];
  const report = createProgressReporter({
    report: (_topic, { stage }) => void reported.push(stage),
    watch: () => () => undefined,
    close: async () => undefined,
  })();
  const headers = jobId === '' ? {} : { [JOB_ID_HEADER.toLowerCase()]: jobId };
  const request = Object.assign(Object.create(null), { headers, socket: {}, url: '/' });
  const app = new Koa<Reporting['state']>();
  const ctx: Reporting = Object.assign(app.createContext(request, Object.create(null)), { params: {} });
  const ended = report(ctx, () => work(ctx.state.onProgress, reported)).then(
    () => null,
    (error: unknown) => error,
  );
  return { reported, error: await ended };
}

test('a call is over for its listeners when it ends, not when its job says so', async () => {
  const { reported } = await callWith(randomUUID(), async (onProgress) => {
    onProgress({ stage: 'checking' });
    onProgress({ stage: 'over' });
    onProgress({ stage: 'waiting' });
  });
  expect(reported).toEqual(['receiving', 'checking', 'waiting', 'over']);
});

test('a call that fails is over too', async () => {
  const { reported, error } = await callWith(randomUUID(), async () => Promise.reject(new Error('The file is damaged.')));
  expect(error).toMatchObject({ message: 'The file is damaged.' });
  expect(reported).toEqual(['receiving', 'over']);
});

test('the latest stage is repeated while the call goes on, and no longer', async () => {
  jest.useFakeTimers();
  const { reported } = await callWith(randomUUID(), async (onProgress) => {
    onProgress({ stage: 'checking' });
    jest.advanceTimersByTime(20_000);
  });
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(reported).toEqual(['receiving', 'checking', 'checking', 'checking', 'over']);
});

test('a call without a job id reports nothing, and one with a wrong id is refused before any work', async () => {
  expect((await callWith('', async (onProgress) => onProgress({ stage: 'checking' }))).reported).toEqual([]);
  const { reported, error } = await callWith('job-7', async () => Promise.reject(new Error('Work was done.')));
  expect(error).toMatchObject({ code: 'invalid_request' });
  expect(reported).toEqual([]);
});
