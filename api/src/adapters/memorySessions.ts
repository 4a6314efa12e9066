import { deserialize, serialize } from 'node:v8';
import type { Session, SessionLookup, SessionStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { createSessionIds } from './sessionIds.ts';
import { deriveOwnerNames, getOwnerAddress } from './sessionOwner.ts';
import { SessionShares, type ShareHolder } from './sessionShares.ts';

const SWEEP_EVERY_MS = 60_000;
const BUSY_SECONDS = 60;

/** The value as bytes: they lie outside the heap, their size is known, and nobody can change them. */
interface StoredSession extends Omit<Session, 'value'> {
  value: Buffer;
  holder: ShareHolder;
}

export interface SessionSettings {
  retentionSeconds: number;
  secret: string;
  now?(): Date;
  /** What all sessions together may take. When it is full, the oldest session of the visitor who takes most is removed. */
  maxBytes?: number;
}

/** Keeps the sessions of a single server. Expired ones are swept out every minute, asked for or not. */
export function createMemorySessions({
  retentionSeconds,
  secret,
  now = () => new Date(),
  maxBytes = Number.POSITIVE_INFINITY,
}: SessionSettings): SessionStore & { sweep(): void; readonly size: number; readonly bytes: number } {
  const ids = createSessionIds(secret);
  const sessions = createBoundedSessions(maxBytes);
  const locks = createSessionLocks(now);
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  function sweep(): void {
    sessions.sweep(now());
    locks.sweep();
  }

  function lookUp(id: string, owner: string): SessionLookup {
    const check = ids.check(id, owner, now());
    if (check === 'expired') {
      sessions.forget(id);
      return { state: 'expired' };
    }
    const session = check === 'valid' ? sessions.get(id) : undefined;
    return session ? { state: 'found', session: openSession(session) } : { state: 'not_found' };
  }

  return {
    async create(owner, value, { companions = [], endsAt } = {}) {
      const createdAt = now();
      const expiresAt = findEnd(createdAt, retentionSeconds, endsAt);
      const browser = deriveOwnerNames(owner)[0] ?? '';
      const holder = { address: getOwnerAddress(owner) || browser, browser };
      const session = { id: ids.issue(owner, expiresAt), createdAt, expiresAt };
      sessions.keep({ ...session, holder, value: serialize(value) }, companions);
      return { ...session, value };
    },
    find: async (id, owner) => lookUp(id, owner),
    async replace(id, owner, value) {
      const found = lookUp(id, owner);
      if (found.state !== 'found') return found;
      const before = sessions.get(id);
      if (!before) return { state: 'not_found' };
      sessions.keep({ ...before, value: serialize(value) });
      return { state: 'found', session: { ...found.session, value } };
    },
    lock: async (id, forMs) => locks.lock(id, forMs),
    delete: async (id, owner) => lookUp(id, owner).state === 'found' && sessions.forget(id),
    isReachable: async () => true,
    close: async () => clearInterval(sweeping),
    sweep,
    get size() {
      return sessions.size;
    },
    get bytes() {
      return sessions.bytes;
    },
  };
}

/** Returns the end of a session that begins now. */
export function findEnd(createdAt: Date, retentionSeconds: number, endsAt?: Date): Date {
  const latest = createdAt.getTime() + retentionSeconds * 1000;
  return new Date(Math.min(latest, endsAt?.getTime() ?? latest));
}

/** Creates a session map with a limit in bytes. */
function createBoundedSessions(maxBytes: number) {
  const sessions = new Map<string, StoredSession>();
  const shares = new SessionShares();

  function forget(id: string): boolean {
    const session = sessions.get(id);
    if (session) shares.delete(id, session.holder);
    return sessions.delete(id);
  }

  return {
    get: (id: string) => sessions.get(id),
    get size() {
      return sessions.size;
    },
    get bytes() {
      return shares.bytes;
    },
    forget,
    /** Stores a session. If space is needed, the largest user loses the oldest session. Refuses one that is too large. */
    keep(session: StoredSession, companions: readonly string[] = []): void {
      const before = sessions.get(session.id);
      shares.set(session.id, session.holder, session.value.length);
      while (shares.bytes > maxBytes) {
        const victim = shares.findGreediestSession([session.id, ...companions]);
        if (victim !== undefined) forget(victim);
        else {
          if (before) shares.set(before.id, before.holder, before.value.length);
          else shares.delete(session.id, session.holder);
          throw new Refusal('busy', { seconds: BUSY_SECONDS });
        }
      }
      sessions.set(session.id, session);
    },
    /** Deletes expired sessions. */
    sweep(moment: Date): void {
      for (const [id, session] of sessions) if (session.expiresAt <= moment) forget(id);
    },
  };
}

/** Creates locks that expire. */
function createSessionLocks(now: () => Date) {
  const locks = new Map<string, { until: Date }>();
  return {
    /** Takes a lock for a limited time and returns its release, or undefined while it is taken. */
    lock(id: string, forMs: number): (() => Promise<void>) | undefined {
      const moment = now();
      const current = locks.get(id);
      if (current && current.until > moment) return undefined;
      const lock = { until: new Date(moment.getTime() + forMs) };
      locks.set(id, lock);
      return async () => {
        // By now it may have ended and be another's.
        if (locks.get(id) === lock) locks.delete(id);
      };
    },
    sweep(): void {
      const moment = now();
      for (const [id, { until }] of locks) if (until <= moment) locks.delete(id);
    },
  };
}

function openSession({ id, createdAt, expiresAt, value }: StoredSession): Session {
  return { id, createdAt, expiresAt, value: deserialize(value) };
}
