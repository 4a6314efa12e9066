import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { readRedisMemory } from './redisMemory.ts';

const MB = 1024 * 1024;
/** Sessions may fill half of a Redis. The rest is for tickets, progress and what Redis itself needs. */
const SHARE_OF_SESSIONS = 1 / 2;

/** Logs a warning whenever a Redis is reached that sessions could fill, so that nothing else would fit. */
export function warnOfSmallRedis(redis: Redis, maxBytes: number, log: Logger): void {
  redis.on('ready', async () => {
    // One that went away at once is asked again when it is back.
    const { limit } = await readRedisMemory(redis).catch(() => ({ limit: 0 }));
    if (limit === 0 || maxBytes <= limit * SHARE_OF_SESSIONS) return;
    log.warn(
      `MAX_SESSIONS_MB is more than half of the ${Math.floor(limit / MB)} MB that Redis may take: sessions could leave no room for jobs. Set it to ${Math.floor((limit * SHARE_OF_SESSIONS) / MB)} or less.`,
    );
  });
}
