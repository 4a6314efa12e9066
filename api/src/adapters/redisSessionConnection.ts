import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Refusal } from '../refusal.ts';

const RETRY_SECONDS = 5;
const COMMAND_TIMEOUT_MS = 500;
/** The factor on the timeout for values of many megabytes, such as a chat about 2,000 pages. */
const BULK_PATIENCE = 20;
const BULK_BYTES = 1024 * 1024;
const LONGEST_RECONNECT_MS = 1000;

/** The connections to the Redis for sessions: one with a short timeout, and one for large values. */
export interface RedisSessionConnection {
  redis: Redis;
  /** Returns the connection for a value of this size in bytes. */
  connectionFor(bytes: number): Redis;
  /** Waits for a command. Refuses as busy when Redis refuses or does not answer. */
  reach<Result>(command: Promise<Result>): Promise<Result>;
  /** Reads a value, or `null` when there is none. */
  read(key: string): Promise<Buffer | null>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connects to the Redis for sessions. While it is unavailable, every command is refused at once. */
export function connectSessionRedis(url: string, log: Logger, commandTimeoutMs = COMMAND_TIMEOUT_MS): RedisSessionConnection {
  const redis = connect(url, commandTimeoutMs);
  const bulk = connect(url, BULK_PATIENCE * commandTimeoutMs);
  logAbsence(redis, log);
  bulk.on('error', (error) => log.debug({ err: error }, 'Redis is away for large sessions.'));
  const chooseConnection = (bytes: number) => (bytes > BULK_BYTES ? bulk : redis);

  async function reach<Result>(command: Promise<Result>): Promise<Result> {
    try {
      return await command;
    } catch (error) {
      log.warn({ err: error }, 'Redis refused or did not answer.');
      throw createBusyRefusal();
    }
  }

  return {
    redis,
    connectionFor: chooseConnection,
    reach,
    async read(key) {
      // Ask for the length first, so that only a large value gets the long timeout.
      const bytes = await reach(redis.strlen(key));
      return bytes === 0 ? null : reach(chooseConnection(bytes).getBuffer(key));
    },
    async isReachable() {
      try {
        return (await redis.ping()) === 'PONG' && bulk.status === 'ready';
      } catch {
        // Every error here means that Redis cannot be reached.
        return false;
      }
    },
    async close() {
      redis.disconnect();
      bulk.disconnect();
    },
  };
}

/** Builds the refusal of a call that may succeed a little later. */
export function createBusyRefusal(): Refusal {
  return new Refusal('busy', { seconds: RETRY_SECONDS });
}

function connect(url: string, commandTimeout: number): Redis {
  return new Redis(url, {
    // The defaults would hold every request back until Redis returns.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout,
    connectTimeout: COMMAND_TIMEOUT_MS * 2,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  });
}

/** Logs once when Redis becomes unavailable, and not at every attempt to reconnect. */
function logAbsence(redis: Redis, log: Logger): void {
  let isUnreachable = false;
  redis.on('error', (error) => {
    if (!isUnreachable) log.error({ err: error }, 'Redis is away.');
    isUnreachable = true;
  });
  redis.on('ready', () => {
    if (isUnreachable) log.info('Redis is back.');
    isUnreachable = false;
  });
}
