import { once } from 'node:events';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { type RedisServer, startRedis } from '../testing/redisServer.ts';
import { warnOfSmallRedis } from './warnOfSmallRedis.ts';

const MB = 1024 * 1024;
let server: RedisServer;
beforeAll(async () => {
  server = await startRedis(['--maxmemory', '64mb']);
});
afterAll(() => server.kill());

test.each([
  [33, ['MAX_SESSIONS_MB is more than half of the 64 MB that Redis may take: sessions could leave no room for jobs. Set it to 32 or less.']],
  [32, []],
])('with MAX_SESSIONS_MB at %i, the operator reads %j', async (megabytes, expected) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const redis = new Redis(server.url);
  warnOfSmallRedis(redis, megabytes * MB, log);
  await once(redis, 'ready');
  // Answers come in the order of questions, so this one comes after the one about memory.
  await redis.ping();
  await new Promise((resolve) => setImmediate(resolve));
  redis.disconnect();
  expect(lines).toEqual(expected);
});
