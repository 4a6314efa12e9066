import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Session, SessionLookup, SessionStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { SessionSettings } from './memorySessions.ts';
import { type SessionKeys, scripts } from './redisSessionScripts.ts';
import { createSessionCipher } from './sessionCipher.ts';
import { sessionIds } from './sessionIds.ts';
import { ownerAddress, ownerNames } from './sessionOwner.ts';

const RETRY_SECONDS = 5;
const COMMAND_TIMEOUT_MS = 500;
/** Values of many megabytes get so many times as long: a chat about 2,000 pages has some, and the network may be slow. */
const BULK_PATIENCE = 20;
const BULK_BYTES = 1024 * 1024;
const LONGEST_RECONNECT_MS = 1000;
/** A lock lives this long without its holder, who prolongs it while the work goes on: a killed process keeps nobody waiting for long. */
const LOCK_MS = 6000;
const PROLONG_EVERY_MS = 1500;
/** What one visitor may take of all that sessions may take. */
const SHARE_OF_VISITOR = 1 / 4;

/** Times as milliseconds. */
const Stored = z.object({ createdAt: z.number(), expiresAt: z.number(), share: z.string(), value: z.unknown() });

interface RedisSessionSettings extends SessionSettings {
  /** Redis counts as away when it has not answered by then. */
  commandTimeoutMs?: number;
}

/**
 * Sessions shared by several servers, encrypted so that Redis holds nothing that can be read. Redis itself forgets each one when its hour is over.
 * While Redis is away every call refuses at once.
 */
export function createRedisSessions(
  url: string,
  {
    retentionSeconds,
    secret,
    now = () => new Date(),
    maxBytes = Number.POSITIVE_INFINITY,
    commandTimeoutMs = COMMAND_TIMEOUT_MS,
  }: RedisSessionSettings,
  log: Logger,
): SessionStore {
  const ids = sessionIds(secret);
  const cipher = createSessionCipher(secret);
  const redis = connect(url, commandTimeoutMs);
  const bulk = connect(url, BULK_PATIENCE * commandTimeoutMs);
  const shareBytes = Math.min(Math.floor(maxBytes * SHARE_OF_VISITOR), Number.MAX_SAFE_INTEGER);
  /** The locks that this process holds, by the key of their session. */
  const held = new Map<string, string>();
  logAbsence(redis, log);
  bulk.on('error', (error) => log.debug({ err: error }, 'Redis is away for large sessions.'));

  async function reach<Result>(command: Promise<Result>): Promise<Result> {
    try {
      return await command;
    } catch (error) {
      log.warn({ err: error }, 'Redis refused or did not answer.');
      throw busy();
    }
  }

  const lockKey = (id: string) => cipher.storeKey('session-lock', id);
  const keysFor = (id: string, share: string): SessionKeys => ({
    session: cipher.storeKey('session', id),
    share: `sheaf:share:${share}`,
    sizes: `sheaf:share-sizes:${share}`,
  });
  const connectionFor = (bytes: number) => (bytes > BULK_BYTES ? bulk : redis);

  async function read(key: string): Promise<Buffer | null> {
    // Asked for its length first: only a large value may take its time, so that an absent Redis is noticed soon.
    const bytes = await reach(redis.strlen(key));
    return bytes === 0 ? null : reach(connectionFor(bytes).getBuffer(key));
  }

  async function lookUp(id: string, owner: string): Promise<{ lookup: SessionLookup; share: string }> {
    const check = ids.check(id, owner, now());
    const name = ids.nameFor(id, owner);
    if (check !== 'valid' || name === undefined) return { lookup: { state: check === 'expired' ? 'expired' : 'not_found' }, share: '' };
    const { session: key } = keysFor(id, '');
    const stored = await read(key);
    if (stored === null) return { lookup: { state: 'not_found' }, share: '' };
    const plain = cipher.decrypt(key, name, stored);
    if (!plain) log.warn('A session in Redis could not be decrypted: it was changed there.');
    if (!plain) return { lookup: { state: 'not_found' }, share: '' };
    const parsed = Stored.safeParse(deserialize(plain));
    if (!parsed.success) return { lookup: { state: 'not_found' }, share: '' };
    const { createdAt, expiresAt, share, value } = parsed.data;
    return { lookup: { state: 'found', session: { id, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt), value } }, share };
  }

  function sealed({ id, createdAt, expiresAt, value }: Session, owner: string, share: string): Buffer {
    const kept = { createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime(), share, value };
    return cipher.encrypt(keysFor(id, '').session, ids.nameFor(id, owner) ?? '', serialize(kept));
  }

  return {
    async create(owner, value) {
      const createdAt = now();
      const lifetimeMs = retentionSeconds * 1000;
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const session = { id: ids.issue(owner, expiresAt), createdAt, expiresAt, value };
      const share = cipher.storeKey('visitor', ownerAddress(owner) || (ownerNames(owner)[0] ?? ''));
      const stored = sealed(session, owner, share);
      const given = { lifetimeMs, now: createdAt.getTime(), expiresAt: expiresAt.getTime(), shareBytes };
      if ((await reach(scripts.create(connectionFor(stored.length), keysFor(session.id, share), stored, given))) === 0) throw busy();
      return session;
    },
    find: async (id, owner) => (await lookUp(id, owner)).lookup,
    async replace(id, owner, value) {
      const { lookup, share } = await lookUp(id, owner);
      if (lookup.state !== 'found') return lookup;
      const session = { ...lookup.session, value };
      const stored = sealed(session, owner, share);
      const keys = { ...keysFor(id, share), lock: lockKey(id) };
      const given = { now: now().getTime(), shareBytes, holder: held.get(keys.lock) ?? '' };
      const result = await reach(scripts.replace(connectionFor(stored.length), keys, stored, given));
      if (result === -1) return { state: 'expired' };
      // Somebody else works on it by now: what this one wrote would undo theirs.
      if (result !== 1) throw busy();
      return { state: 'found', session };
    },
    async lock(id, forMs) {
      const key = lockKey(id);
      const holder = randomUUID();
      const endsAt = performance.now() + forMs;
      const span = () => Math.max(1, Math.ceil(Math.min(LOCK_MS, endsAt - performance.now())));
      if ((await reach(redis.set(key, holder, 'PX', span(), 'NX'))) === null) return undefined;
      held.set(key, holder);
      const prolonging = setInterval(() => {
        if (performance.now() >= endsAt) return clearInterval(prolonging);
        scripts.prolong(redis, key, holder, span()).catch((error: unknown) => log.debug({ err: error }, 'A lock was not prolonged.'));
      }, PROLONG_EVERY_MS);
      prolonging.unref();
      return async () => {
        clearInterval(prolonging);
        if (held.get(key) === holder) held.delete(key);
        await scripts.unlock(redis, key, holder).catch((error: unknown) => log.warn({ err: error }, 'A lock was left to end by itself.'));
      };
    },
    async delete(id, owner) {
      if (ids.check(id, owner, now()) !== 'valid') return false;
      const share = cipher.storeKey('visitor', ownerAddress(owner) || (ownerNames(owner)[0] ?? ''));
      return Number(await reach(scripts.delete(redis, keysFor(id, share)))) > 0;
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

function busy(): Refusal {
  return new Refusal('busy', { seconds: RETRY_SECONDS });
}
