import { pino } from 'pino';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { connectRedisTickets } from './redisTickets.ts';

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
