/** One suite for every store of progress. */
import { pino } from 'pino';
import type { JobProgress } from '../../contract/progress.ts';
import type { ProgressStore } from '../ports.ts';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { createMemoryProgress } from './memoryProgress.ts';
import { createRedisProgress } from './redisProgress.ts';

const log = pino({ level: 'silent' });
const settings = { retentionMs: 60_000 };
const reading: JobProgress = { stage: 'reading', file: 0, files: 2 };
const writing: JobProgress = { stage: 'writing', page: 3, pages: 8 };
const over: JobProgress = { stage: 'over' };

let redis: RedisServer;
let topics = 0;
const newTopic = () => {
  topics += 1;
  return `topic-${topics}`;
};

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

describe.each(['memory', 'Redis'])('in %s', (place) => {
  const open = (retentionMs = settings.retentionMs) =>
    place === 'memory' ? createMemoryProgress({ retentionMs }) : createRedisProgress(redis.url, { retentionMs }, log);
  let board: ProgressStore;
  beforeAll(async () => {
    board = open();
    await waitForReport(board);
  });
  afterAll(() => board.close());

  test('a listener gets every report in order', async () => {
    const topic = newTopic();
    const watcher = await waitUntilListening(board, topic);
    for (const progress of [reading, writing, over]) board.report(topic, progress);
    expect(await watcher.waitForReports(3)).toEqual([reading, writing, over]);
  });

  test('a late listener gets the last report at once, the end as well', async () => {
    const topic = newTopic();
    const first = await waitUntilListening(board, topic);
    board.report(topic, reading);
    board.report(topic, over);
    await first.waitForReports(2);
    expect(await watch(board, topic).waitForReports(1)).toEqual([over]);
  });

  test('a listener gets reports of its own topic alone, and two listeners of one topic both get them', async () => {
    const [topic, other] = [newTopic(), newTopic()];
    const watchers = [await waitUntilListening(board, topic), await waitUntilListening(board, topic), await waitUntilListening(board, other)];
    board.report(topic, reading);
    board.report(other, over);
    expect(await Promise.all(watchers.map((watcher) => watcher.waitForReports(1)))).toEqual([[reading], [reading], [over]]);
  });

  test('a listener that stops gets no more reports, and the others still do', async () => {
    const topic = newTopic();
    const [leaving, staying] = [await waitUntilListening(board, topic), await waitUntilListening(board, topic)];
    leaving.stop();
    board.report(topic, writing);
    expect(await staying.waitForReports(1)).toEqual([writing]);
    expect(leaving.all).toEqual([]);
    staying.stop();
    board.report(topic, over);
    expect(await watch(board, topic).waitForReports(1)).toEqual([over]);
  });

  test('old reports are forgotten', async () => {
    const forgetful = open(20);
    await waitForReport(forgetful);
    const topic = newTopic();
    const first = await waitUntilListening(forgetful, topic);
    forgetful.report(topic, reading);
    await first.waitForReports(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const late = await waitUntilListening(forgetful, topic);
    forgetful.report(topic, over);
    expect(await late.waitForReports(1)).toEqual([over]);
    await forgetful.close();
  });
});

test('what one server reports through Redis reaches another', async () => {
  const [worker, front] = [createRedisProgress(redis.url, settings, log), createRedisProgress(redis.url, settings, log)];
  await Promise.all([waitForReport(worker), waitForReport(front)]);
  const topic = newTopic();
  const watcher = await waitUntilListening(front, topic);
  worker.report(topic, reading);
  expect(await watcher.waitForReports(1)).toEqual([reading]);
  expect(await watch(front, topic).waitForReports(1)).toEqual([reading]);
  await Promise.all([worker.close(), front.close()]);
});

test.each(['killed', 'frozen'])(
  'while Redis is %s nothing is reported and nothing fails; afterwards the same listener gets reports again',
  async (way) => {
    const board = createRedisProgress(redis.url, settings, log);
    await waitForReport(board);
    const topic = newTopic();
    const before = await waitUntilListening(board, topic);
    if (way === 'killed') await redis.kill();
    else redis.freeze();

    board.report(topic, reading);
    const meanwhile = watch(board, topic);
    if (way === 'killed') await redis.start();
    else redis.thaw();

    await waitForReport(board);
    for (const watcher of [before, meanwhile]) while (watcher.all.at(-1)?.stage !== 'over') await reportUntilDone(board, topic, over);
    await board.close();
  },
);

interface Watcher {
  all: JobProgress[];
  waitForReports(count: number): Promise<JobProgress[]>;
  stop(): void;
}

function watch(board: ProgressStore, topic: string): Watcher {
  const all: JobProgress[] = [];
  const stop = board.watch(topic, (progress) => all.push(progress));
  return {
    all,
    stop,
    async waitForReports(count) {
      while (all.length < count) await new Promise((resolve) => setImmediate(resolve));
      return all;
    },
  };
}

/** Watches, and waits until the subscription has reached Redis. */
async function waitUntilListening(board: ProgressStore, topic: string): Promise<Watcher> {
  const watcher = watch(board, topic);
  const later = newTopic();
  const next = watch(board, later);
  // Subscriptions are made one after the other.
  while (next.all.length === 0) await reportUntilDone(board, later, over);
  next.stop();
  return watcher;
}

async function waitForReport(board: ProgressStore): Promise<void> {
  (await waitUntilListening(board, newTopic())).stop();
}

async function reportUntilDone(board: ProgressStore, topic: string, progress: JobProgress): Promise<void> {
  board.report(topic, progress);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
