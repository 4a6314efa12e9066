import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { RedisUse } from '../metrics/createMetrics.ts';

const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
/** Where the store of sessions keeps the sum of their sizes. */
const SESSION_SIZES = 'sheaf:sessions:sizes';
const SUM = '=';

export interface RedisUseReader {
  /** Rejects while Redis is away. */
  measure(): Promise<RedisUse>;
  close(): void;
}

/** Connects to a Redis to measure what it holds, for operators. */
export function createRedisUse(url: string, log: Logger, commandTimeoutMs = COMMAND_TIMEOUT_MS): RedisUseReader {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  });
  // The sessions' connection tells the log that Redis is away.
  redis.on('error', (error) => log.debug({ err: error }, 'What Redis holds cannot be measured.'));
  return {
    async measure() {
      const [sessions, memory] = await Promise.all([redis.hget(SESSION_SIZES, SUM), redis.info('memory')]);
      const readBytes = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
      return { sessions: Number(sessions ?? 0), memory: readBytes('used_memory'), memoryLimit: readBytes('maxmemory') };
    },
    close: () => redis.disconnect(),
  };
}
