import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RedisUse } from '../metrics/createMetrics.ts';
import type { Session, SessionLookup, SessionStore } from '../ports.ts';
import { findEnd, type SessionSettings } from './memorySessions.ts';
import { readRedisMemory } from './redisMemory.ts';
import { connectSessionRedis, createBusyRefusal, type RedisSessionConnection } from './redisSessionConnection.ts';
import { createRedisSessionLocks } from './redisSessionLocks.ts';
import { type SessionKeys, scripts } from './redisSessionScripts.ts';
import { createSessionCipher, type SessionCipher } from './sessionCipher.ts';
import { createSessionIds, type SessionIds } from './sessionIds.ts';
import { deriveOwnerNames, getOwnerAddress } from './sessionOwner.ts';
import { warnOfSmallRedis } from './warnOfSmallRedis.ts';

/** What one visitor may take of all that sessions may take. */
const SHARE_OF_VISITOR = 1 / 4;

/** Times as milliseconds. */
const Stored = z.object({ createdAt: z.number(), expiresAt: z.number(), share: z.string(), value: z.unknown() });

/** The parts that read and write sessions. */
interface Vault {
  connection: RedisSessionConnection;
  ids: SessionIds;
  cipher: SessionCipher;
  now(): Date;
  log: Logger;
}

interface RedisSessionSettings extends SessionSettings {
  /** Redis counts as unavailable after this time without an answer. */
  commandTimeoutMs?: number;
}

/**
 * Keeps sessions that several servers share, encrypted so that Redis holds nothing that can be read. Redis itself deletes each one when its hour is
 * over. While Redis is unavailable, every call is refused at once.
 */
export function createRedisSessions(
  url: string,
  { retentionSeconds, secret, now = () => new Date(), maxBytes = Number.POSITIVE_INFINITY, commandTimeoutMs }: RedisSessionSettings,
  log: Logger,
): SessionStore & { measure(): Promise<RedisUse> } {
  const connection = connectSessionRedis(url, log, commandTimeoutMs);
  const { redis, reach, connectionFor } = connection;
  const vault: Vault = { connection, ids: createSessionIds(secret), cipher: createSessionCipher(secret), now, log };
  const { ids, cipher } = vault;
  const locks = createRedisSessionLocks(connection, log);
  const totalBytes = Math.min(maxBytes, Number.MAX_SAFE_INTEGER);
  if (Number.isFinite(maxBytes)) warnOfSmallRedis(redis, maxBytes, log);
  const limits = { totalBytes, shareBytes: Math.floor(totalBytes * SHARE_OF_VISITOR) };
  const lockKey = (id: string) => cipher.storeKey('session-lock', id);

  return {
    async create(owner, value, { companions = [], endsAt } = {}) {
      const createdAt = now();
      const expiresAt = findEnd(createdAt, retentionSeconds, endsAt);
      const lifetimeMs = Math.max(1, expiresAt.getTime() - createdAt.getTime());
      const session = { id: ids.issue(owner, expiresAt), createdAt, expiresAt, value };
      const share = nameShare(cipher, owner);
      const stored = seal(vault, session, owner, share);
      const terms = { ...limits, lifetimeMs, now: createdAt.getTime(), expiresAt: expiresAt.getTime(), accountsMs: retentionSeconds * 1000 };
      const keys = { ...listKeys(cipher, session.id, share), companions: companions.map((id) => cipher.storeKey('session', id)) };
      const result = await reach(scripts.create(connectionFor(stored.length), keys, stored, terms));
      if (result === 0) throw createBusyRefusal();
      return session;
    },
    find: async (id, owner) => (await lookUp(vault, id, owner)).lookup,
    async replace(id, owner, value) {
      const { lookup, share } = await lookUp(vault, id, owner);
      if (lookup.state !== 'found') return lookup;
      const session = { ...lookup.session, value };
      const stored = seal(vault, session, owner, share);
      const keys = { ...listKeys(cipher, id, share), lock: lockKey(id) };
      const terms = { ...limits, now: now().getTime(), holder: locks.findHolder(keys.lock) };
      const result = await reach(scripts.replace(connectionFor(stored.length), keys, stored, terms));
      if (result === -1) return { state: 'expired' };
      // Somebody else works on it by now: what this one wrote would undo theirs.
      if (result !== 1) throw createBusyRefusal();
      return { state: 'found', session };
    },
    lock: (id, forMs) => locks.lock(lockKey(id), forMs),
    async delete(id, owner) {
      if (ids.check(id, owner, now()) !== 'valid') return false;
      return Number(await reach(scripts.delete(redis, listKeys(cipher, id, '').session))) > 0;
    },
    /** Measures what Redis holds. Rejects while it cannot be reached. */
    async measure() {
      const [bytes, { used, limit }] = await Promise.all([scripts.countBytes(redis), readRedisMemory(redis)]);
      return { sessions: bytes, memory: used, memoryLimit: limit };
    },
    isReachable: connection.isReachable,
    close: connection.close,
  };
}

/** Returns the session of an id, and the name of the share that counts its bytes. */
async function lookUp(vault: Vault, id: string, owner: string): Promise<{ lookup: SessionLookup; share: string }> {
  const { connection, ids, cipher, log } = vault;
  const check = ids.check(id, owner, vault.now());
  const name = ids.nameFor(id, owner);
  if (check !== 'valid' || name === undefined) return { lookup: { state: check === 'expired' ? 'expired' : 'not_found' }, share: '' };
  const { session: key } = listKeys(cipher, id, '');
  const stored = await connection.read(key);
  if (stored === null) return { lookup: { state: 'not_found' }, share: '' };
  const plain = cipher.decrypt(key, name, stored);
  if (!plain) log.warn('A session in Redis could not be decrypted: it was changed there.');
  if (!plain) return { lookup: { state: 'not_found' }, share: '' };
  const parsed = Stored.safeParse(deserialize(plain));
  if (!parsed.success) return { lookup: { state: 'not_found' }, share: '' };
  const { createdAt, expiresAt, share, value } = parsed.data;
  return { lookup: { state: 'found', session: { id, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt), value } }, share };
}

/** Encrypts a session for its owner. */
function seal({ ids, cipher }: Vault, { id, createdAt, expiresAt, value }: Session, owner: string, share: string): Buffer {
  const kept = { createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime(), share, value };
  return cipher.encrypt(listKeys(cipher, id, '').session, ids.nameFor(id, owner) ?? '', serialize(kept));
}

function listKeys(cipher: SessionCipher, id: string, share: string): SessionKeys {
  return { session: cipher.storeKey('session', id), share: `sheaf:share:${share}` };
}

/** Returns the name of a visitor's share: all sessions from one address count together. */
function nameShare(cipher: SessionCipher, owner: string): string {
  return cipher.storeKey('visitor', getOwnerAddress(owner) || (deriveOwnerNames(owner)[0] ?? ''));
}
