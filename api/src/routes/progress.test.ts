import { pino } from 'pino';
import { createRedisProgress } from '../adapters/redisProgress.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import type { AppDependencies } from '../app.ts';
import type { JobRunner, ProgressStore } from '../ports.ts';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const settings = { retentionMs: 60_000 };
const log = pino({ level: 'silent' });
const env = { REQUESTS_PER_MINUTE: '4' };

/** Processes that take seconds to start would show nothing more here. */
const jobs: JobRunner = {
  async run(_, { onProgress }) {
    onProgress?.({ stage: 'reading', file: 0, files: 2 });
    const output = createTempFileStore({ maxBytes: 1000 }).create();
    await output.write(Buffer.from('%PDF-1.7'));
    return { report: { pages: 4, files: [], warnings: [] }, output };
  },
  isReady: true,
  close: async () => undefined,
};

const running: RunningApp[] = [];
const boards: ProgressStore[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.stop();
  for (const board of boards.splice(0)) await board.close();
});

async function start(environment: Record<string, string> = {}, changes: Partial<AppDependencies> = {}): Promise<RunningApp> {
  const app = await startApp(environment, { jobs, ...changes });
  running.push(app);
  return app;
}

function merge(app: RunningApp, headers: Record<string, string>): Promise<Response> {
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf']) form.append('files', new File(['%PDF-1.7'], name), name);
  return fetch(`${app.address}/api/pdf/merge`, { method: 'POST', body: form, headers });
}

const openProgress = (app: RunningApp, jobId: string, headers: Record<string, string> = {}) =>
  fetch(`${app.address}/api/progress/${jobId}`, { headers });

/** Reads a stream until it ends, without the keep-alive comments that a slow machine sees. */
const readEvents = async (stream: Response) => (await stream.text()).replaceAll(': still here\n\n', '');

async function newCookie(app: RunningApp): Promise<string> {
  const response = await fetch(`${app.address}/api/config`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('a job is shown to the browser that asked for it, and to no other that learns its id', async () => {
  const stopping = new AbortController();
  const app = await start({}, { stopping: stopping.signal });
  const jobId = crypto.randomUUID();
  const [anna, bert] = [await newCookie(app), await newCookie(app)];
  const annas = await openProgress(app, jobId, { Cookie: anna });
  const others = [await openProgress(app, jobId, { Cookie: bert }), await openProgress(app, jobId)];
  await (await merge(app, { 'X-Job-Id': jobId, Cookie: anna })).arrayBuffer();
  expect(await annas.text()).toContain('{"stage":"over"}');
  // Streams without a report stay open until the server stops.
  stopping.abort();
  expect(await Promise.all(others.map(readEvents))).toEqual(['retry: 3000\n\n', 'retry: 3000\n\n']);
});

test('looking at progress gives a browser no name, which might take the place of one that owns a session', async () => {
  const stream = await openProgress(await start(), crypto.randomUUID());
  expect(stream.headers.getSetCookie()).toEqual([]);
  await stream.body?.cancel();
});

test('a merge whose job has no proper name is refused before its files come in', async () => {
  const response = await merge(await start(), { 'X-Job-Id': 'mine' });
  expect([response.status, await response.text()]).toEqual([400, 'The request could not be read: X-Job-Id is not a UUID.']);
});

test('looking at progress takes no call away from the work, and has a limit of its own', async () => {
  const app = await start(env);
  for (let count = 0; count < 4; count += 1) expect((await openProgress(app, 'none')).status).toBe(404);
  expect((await openProgress(app, 'none')).status).toBe(429);
  for (let count = 0; count < 4; count += 1) expect((await fetch(`${app.address}/api/config`)).status).toBe(200);
});

test('every open stream ends when the server begins to stop', async () => {
  const stopping = new AbortController();
  const app = await start({}, { stopping: stopping.signal });
  const stream = await openProgress(app, crypto.randomUUID());
  stopping.abort();
  expect(await stream.text()).toBe('retry: 3000\n\n');
});

test('the log holds no job id', async () => {
  const app = await start();
  const jobId = crypto.randomUUID();
  await (await merge(app, { 'X-Job-Id': jobId })).arrayBuffer();
  await (await openProgress(app, jobId)).text();
  while (!app.logged.some((line) => line.includes('/api/progress/:jobId'))) await new Promise((resolve) => setImmediate(resolve));
  expect(app.logged.join()).not.toContain(jobId);
});

describe('several servers that share Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  async function startWithRedis(changes: Partial<AppDependencies> = {}): Promise<RunningApp> {
    const progress = createRedisProgress(redis.url, settings, log);
    boards.push(progress);
    return start({}, { progress, ...changes });
  }

  test('show on one what another works on', async () => {
    const [working, watching] = [await startWithRedis(), await startWithRedis()];
    const jobId = crypto.randomUUID();
    const stream = await openProgress(watching, jobId);
    await (await merge(working, { 'X-Job-Id': jobId })).arrayBuffer();
    expect(await stream.text()).toMatch(/"stage":"over"}\n\n$/);
  });

  test('merge without a word while Redis is away', async () => {
    const stopping = new AbortController();
    const app = await startWithRedis({ stopping: stopping.signal });
    await redis.kill();
    const jobId = crypto.randomUUID();
    const stream = await openProgress(app, jobId);
    const merged = await merge(app, { 'X-Job-Id': jobId });
    expect([merged.status, merged.headers.get('X-Page-Count')]).toEqual([200, '4']);
    await merged.arrayBuffer();
    stopping.abort();
    expect(await readEvents(stream)).toBe('retry: 3000\n\n');
    await redis.start();
  });
});
