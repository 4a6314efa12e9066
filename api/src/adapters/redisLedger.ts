import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import * as z from '../../contract/schema.ts';
import type { DonationLedger } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { LedgerSettings } from './memoryLedger.ts';

const RETRY_SECONDS = 5;
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
/** The braces keep the keys of one count together where Redis is a cluster. */
const PREFIX = '{sheaf:donations}:';

/** Remembering and counting are one step, so that no crash comes between them. */
const COUNT = `
local isNew = redis.call('SET', KEYS[1], '1', 'NX', 'EX', ARGV[1]) and 1 or 0
return { isNew, redis.call('HINCRBY', KEYS[2], 'donations', isNew), redis.call('HINCRBY', KEYS[2], 'cents', isNew * ARGV[2]) }`;

const Counted = z.tuple([z.int(), z.int(), z.int()]);

interface RedisLedgerSettings extends Pick<LedgerSettings, 'rememberSeconds'> {
  /** Redis counts as unavailable after this time without an answer. */
  commandTimeoutMs?: number;
}

/** Donations as all servers have seen them, for as long as Redis keeps anything. While Redis is away every call refuses, and Stripe reports again later. */
export function createRedisLedger(
  url: string,
  { rememberSeconds, commandTimeoutMs = COMMAND_TIMEOUT_MS }: RedisLedgerSettings,
  log: Logger,
): DonationLedger {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    connectTimeout: COMMAND_TIMEOUT_MS * 2,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  });
  // The sessions' connection logs that Redis is away.
  redis.on('error', (error) => log.debug({ err: error }, 'Donations cannot be counted.'));

  return {
    async count({ payment, tool, cents }) {
      const keys = [`${PREFIX}payment:${payment}`, `${PREFIX}tool:${tool}`];
      try {
        const [isNew, donations, sum] = Counted.parse(await redis.eval(COUNT, keys.length, ...keys, rememberSeconds, cents));
        return { isNew: isNew === 1, donations, cents: sum };
      } catch (error) {
        log.warn({ err: error }, 'A donation could not be counted yet.');
        throw new Refusal('busy', { seconds: RETRY_SECONDS });
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
