import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { connectRedisTickets, subscribeToRedisTickets } from './redisTickets.ts';

const log = pino({ level: 'silent' });
const EVICTING = ['--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru'];
const SENTENCE = 'The Redis of JOBS_REDIS_URL must have the maxmemory-policy noeviction, not allkeys-lru: it would drop jobs that wait.';
let redis: RedisServer | undefined;
afterEach(() => redis?.kill());

function buildTicket() {
  return { id: randomUUID(), attempt: 1, build: 'b', host: '127.0.0.1', port: 1, bytes: 1, secretHash: '', expiresAt: Date.now() + 60_000 };
}

const ignoreRefusal = () => undefined;

test('neither a server nor a worker starts with a Redis that drops waiting jobs when its memory is full', async () => {
  redis = await startRedis(EVICTING);
  await expect(connectRedisTickets(redis.url, log)).rejects.toThrow(SENTENCE);
  const taking = { concurrency: 1, work: async () => 'over' as const, onRefusal: ignoreRefusal };
  await expect(subscribeToRedisTickets(redis.url, 'merge', taking, log)).rejects.toThrow(SENTENCE);
});

test('a server whose Redis begins to drop jobs takes none, says why once, and takes them again when that is mended', async () => {
  redis = await startRedis();
  const lines: string[] = [];
  const queues = await connectRedisTickets(redis.url, pino({ level: 'fatal' }, { write: (line: string) => lines.push(line) }));
  expect(queues.isReachable).toBe(true);
  const asOperator = new Redis(redis.url);
  const untilIt = async (isReachable: boolean) => {
    while (queues.isReachable !== isReachable) await delay(20);
  };
  await asOperator.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await untilIt(false);
  while (lines.length === 0) await delay(20);
  expect(queues.isReachable).toBe(false);
  await asOperator.config('SET', 'maxmemory-policy', 'noeviction');
  await untilIt(true);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([SENTENCE]);
  await asOperator.quit();
  await queues.close();
});

test('a worker whose Redis comes back as one that drops jobs takes none of its tickets and says why', async () => {
  redis = await startRedis();
  await redis.kill();
  const refused = Promise.withResolvers<Error>();
  const receivedIds: string[] = [];
  const work = async ({ id }: { id: string }) => {
    receivedIds.push(id);
    return 'over' as const;
  };
  const worker = await subscribeToRedisTickets(redis.url, 'merge', { concurrency: 1, work, onRefusal: refused.resolve }, log);
  await redis.start();
  const asOperator = new Redis(redis.url);
  await asOperator.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await asOperator.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  expect((await refused.promise).message).toBe(SENTENCE);
  await asOperator.config('SET', 'maxmemory-policy', 'noeviction');
  const queues = await connectRedisTickets(redis.url, log);
  const ticket = buildTicket();
  await queues.add('merge', ticket, { priority: 1, offer: 1 });
  await worker.close();
  expect(receivedIds).toEqual([]);
  expect(await queues.isOffered('merge', ticket, 1)).toBe(true);
  await asOperator.quit();
  await queues.close();
});

test('a server starts while Redis is away, and reaches it once it is there', async () => {
  redis = await startRedis();
  await redis.kill();
  const queues = await connectRedisTickets(redis.url, log);
  expect(queues.isReachable).toBe(false);
  const isBack = new Promise((resolve) => queues.onChange(resolve));
  await redis.start();
  expect(await isBack).toBe(true);
  expect(await queues.countWaiting()).toEqual({ merge: 0, ocr: 0, grammar: 0, qa: 0, convert: 0 });
  await queues.close();
});

test('a worker ends while Redis is away', async () => {
  redis = await startRedis();
  await redis.kill();
  const taking = { concurrency: 1, work: async () => 'over' as const, onRefusal: ignoreRefusal };
  const worker = await subscribeToRedisTickets(redis.url, 'merge', taking, log);
  await worker.close();
});

test('a worker that ends while Redis is away finishes its ticket first', async () => {
  redis = await startRedis();
  const queues = await connectRedisTickets(redis.url, log);
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await finish.promise;
    return 'over' as const;
  };
  const worker = await subscribeToRedisTickets(redis.url, 'merge', { concurrency: 1, work, onRefusal: ignoreRefusal }, log);
  await queues.add('merge', buildTicket(), { priority: 1, offer: 1 });
  await begun.promise;
  await redis.kill();
  let isClosed = false;
  const closing = worker.close().then(() => (isClosed = true));
  await delay(300);
  expect(isClosed).toBe(false);
  finish.resolve();
  await closing;
  await queues.close();
});
