import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SessionLookup, SessionStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { SessionSettings } from './memorySessions.ts';
import { sessionIds } from './sessionIds.ts';

const RETRY_SECONDS = 5;
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
const PREFIX = 'sheaf:session:';
/** How bytes begin where JSON has text. */
const BYTES = 'base64:';
const LOCK_PREFIX = 'sheaf:session-lock:';
/** Only who took a lock gives it back: by then it may have ended and be another's. */
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

const Stored = z.object({ createdAt: z.coerce.date(), expiresAt: z.coerce.date(), value: z.unknown() });

/** Sessions shared by several servers. Redis itself forgets each one when its hour is over. While Redis is away every call refuses at once. */
export function createRedisSessions(url: string, { retentionSeconds, secret, now = () => new Date() }: SessionSettings, log: Logger): SessionStore {
  const ids = sessionIds(secret);
  const redis = new Redis(url, {
    // The defaults would hold every request back until Redis returns.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS * 2,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  });
  let isAway = false;
  redis.on('error', (error) => {
    // Once each time it goes, not at every attempt to get it back.
    if (!isAway) log.error({ err: error }, 'Redis is away.');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back.');
    isAway = false;
  });

  async function reach<Result>(command: Promise<Result>): Promise<Result> {
    try {
      return await command;
    } catch (error) {
      log.warn({ err: error }, 'Redis did not answer.');
      throw new Refusal('busy', { seconds: RETRY_SECONDS });
    }
  }

  async function lookUp(id: string, owner: string): Promise<SessionLookup> {
    const check = ids.check(id, owner, now());
    if (check !== 'valid') return { state: check === 'expired' ? 'expired' : 'not_found' };
    const text = await reach(redis.get(PREFIX + id));
    return text === null ? { state: 'not_found' } : { state: 'found', session: { id, ...Stored.parse(JSON.parse(text, withBytes)) } };
  }

  return {
    async create(owner, value) {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + retentionSeconds * 1000);
      const id = ids.issue(owner, expiresAt);
      await reach(redis.set(PREFIX + id, JSON.stringify({ createdAt, expiresAt, value }, bytesAsText), 'PX', retentionSeconds * 1000));
      return { id, createdAt, expiresAt, value };
    },
    find: lookUp,
    async replace(id, owner, value) {
      const found = await lookUp(id, owner);
      if (found.state !== 'found') return found;
      const { createdAt, expiresAt } = found.session;
      // Only if it is still there: an hour that ends in between must not begin anew.
      const set = await reach(redis.set(PREFIX + id, JSON.stringify({ createdAt, expiresAt, value }, bytesAsText), 'KEEPTTL', 'XX'));
      return set === null ? { state: 'expired' } : { state: 'found', session: { id, createdAt, expiresAt, value } };
    },
    async lock(id, forMs) {
      const key = LOCK_PREFIX + id;
      const holder = randomUUID();
      if ((await reach(redis.set(key, holder, 'PX', forMs, 'NX'))) === null) return undefined;
      return async () => {
        await redis.eval(UNLOCK, 1, key, holder).catch((error: unknown) => log.warn({ err: error }, 'A lock was left to end by itself.'));
      };
    },
    async delete(id, owner) {
      if (ids.check(id, owner, now()) !== 'valid') return false;
      return (await reach(redis.del(PREFIX + id))) > 0;
    },
    async isReachable() {
      try {
        return (await redis.ping()) === 'PONG';
      } catch {
        // Whatever the reason, it cannot be reached.
        return false;
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}

/** JSON has no bytes. Text that begins as they do is written with another mark before it. */
function bytesAsText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  // A Buffer has become a list of numbers by the time it gets here.
  const given = this[key];
  if (given instanceof Uint8Array) return BYTES + Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('base64');
  return typeof value === 'string' && value.startsWith(BYTES) ? `${BYTES}:${value}` : value;
}

function withBytes(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(BYTES)) return value;
  return value.startsWith(`${BYTES}:`) ? value.slice(BYTES.length + 1) : new Uint8Array(Buffer.from(value.slice(BYTES.length), 'base64'));
}
