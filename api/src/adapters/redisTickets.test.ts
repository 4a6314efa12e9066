import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { connectRedisTickets, takeRedisTickets } from './redisTickets.ts';

const log = pino({ level: 'silent' });
let redis: RedisServer | undefined;
afterEach(() => redis?.kill());

test('a server does not start with a Redis that drops waiting jobs when its memory is full', async () => {
  redis = await startRedis(['--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru']);
  await expect(connectRedisTickets(redis.url, log)).rejects.toThrow(
    'The Redis of JOBS_REDIS_URL must have the maxmemory-policy noeviction, not allkeys-lru: it would drop jobs that wait.',
  );
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
  const worker = takeRedisTickets(redis.url, 'merge', { concurrency: 1, work: async () => 'over' }, log);
  await delay(300);
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
  const worker = takeRedisTickets(redis.url, 'merge', { concurrency: 1, work }, log);
  const ticket = { id: randomUUID(), attempt: 1, build: 'b', host: '127.0.0.1', port: 1, bytes: 1, secretHash: '', expiresAt: Date.now() + 60_000 };
  await queues.add('merge', ticket, { priority: 1, offer: 1 });
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
