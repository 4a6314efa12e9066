import { pino } from 'pino';
import { createMetrics } from '../metrics/createMetrics.ts';
import { PATIENT, startRedis } from '../testing/redisServer.ts';
import { createRedisSessions } from './redisSessions.ts';

const log = pino({ level: 'silent' });
const TEXT = 'x'.repeat(50_000);

test('an operator sees what sessions take of the memory of Redis, and nothing of it while Redis is away', async () => {
  const redis = await startRedis(['--maxmemory', '64mb']);
  const sessions = createRedisSessions(redis.url, { retentionSeconds: 60, secret: 'a secret for the tests', maxBytes: 1_000_000, ...PATIENT }, log);
  const metrics = createMetrics({ version: '1.2.3', tempFileBytes: () => 0, tempFileLimitBytes: 0, redisUse: sessions.measure });
  const show = async (name: string) => {
    const line = new RegExp(`^sheaf_redis_bytes\\{of="${name}"\\} (\\d+)$`, 'm').exec(await metrics.registry.metrics());
    return line ? Number(line[1]) : undefined;
  };
  try {
    while (!(await sessions.isReachable()) || (await show('sessions')) !== 0) await new Promise((resolve) => setImmediate(resolve));
    const { id } = await sessions.create('anna', { text: TEXT });
    expect(await show('sessions')).toBeGreaterThan(0);
    expect(await show('memory')).toBeGreaterThan((await show('sessions')) ?? 0);
    expect(await show('limit')).toBe(64 * 1024 * 1024);
    await sessions.delete(id, 'anna');
    expect(await show('sessions')).toBe(0);
    await redis.kill();
    while ((await show('memory')) !== undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(await metrics.registry.metrics()).toContain('sheaf_temp_file_limit_bytes');
  } finally {
    await sessions.close();
    await redis.kill();
  }
}, 60_000);
