import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Refusal } from '../refusal.ts';

const RETRY_SECONDS = 5;
const COMMAND_TIMEOUT_MS = 500;
/** Values of many megabytes get so many times as long: a chat about 2,000 pages has some, and the network may be slow. */
const BULK_PATIENCE = 20;
const BULK_BYTES = 1024 * 1024;
const LONGEST_RECONNECT_MS = 1000;

/** The connections to the Redis that keeps sessions: one whose absence is noticed soon, and one for large values. */
export interface RedisSessionConnection {
  redis: Redis;
  /** Returns the connection for a value of so many bytes. */
  connectionFor(bytes: number): Redis;
  /** Waits for a command. Refuses as busy when Redis refuses or does not answer. */
  reach<Result>(command: Promise<Result>): Promise<Result>;
  /** Reads a value, or `null` when there is none. */
  read(key: string): Promise<Buffer | null>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connects to the Redis that keeps sessions. While it is away every command refuses at once. */
export function connectSessionRedis(url: string, log: Logger, commandTimeoutMs = COMMAND_TIMEOUT_MS): RedisSessionConnection {
  const redis = connect(url, commandTimeoutMs);
  const bulk = connect(url, BULK_PATIENCE * commandTimeoutMs);
  logAbsence(redis, log);
  bulk.on('error', (error) => log.debug({ err: error }, 'Redis is away for large sessions.'));
  const connectionFor = (bytes: number) => (bytes > BULK_BYTES ? bulk : redis);

  async function reach<Result>(command: Promise<Result>): Promise<Result> {
    try {
      return await command;
    } catch (error) {
      log.warn({ err: error }, 'Redis refused or did not answer.');
      throw busyRefusal();
    }
  }

  return {
    redis,
    connectionFor,
    reach,
    async read(key) {
      // Asked for its length first: only a large value may take its time, so that an absent Redis is noticed soon.
      const bytes = await reach(redis.strlen(key));
      return bytes === 0 ? null : reach(connectionFor(bytes).getBuffer(key));
    },
    async isReachable() {
      try {
        return (await redis.ping()) === 'PONG' && bulk.status === 'ready';
      } catch {
        // Whatever the reason, it cannot be reached.
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
export function busyRefusal(): Refusal {
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

/** Logs once each time Redis goes, not at every attempt to get it back. */
function logAbsence(redis: Redis, log: Logger): void {
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) log.error({ err: error }, 'Redis is away.');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back.');
    isAway = false;
  });
}
