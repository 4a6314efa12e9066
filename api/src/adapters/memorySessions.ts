import { deserialize, serialize } from 'node:v8';
import type { Session, SessionLookup, SessionStore } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { sessionIds } from './sessionIds.ts';

const SWEEP_EVERY_MS = 60_000;
const BUSY_SECONDS = 60;

/** The value as bytes: they lie outside the heap, their size is known, and nobody can change them. */
interface KeptSession extends Omit<Session, 'value'> {
  value: Buffer;
}

export interface SessionSettings {
  retentionSeconds: number;
  secret: string;
  now?(): Date;
  /** What all sessions together may take here; what is beyond it is refused as `busy`. Redis has a limit of its own. */
  maxBytes?: number;
}

/** Sessions of a single server. Expired ones are swept out every minute, asked for or not. */
export function createMemorySessions({
  retentionSeconds,
  secret,
  now = () => new Date(),
  maxBytes = Number.POSITIVE_INFINITY,
}: SessionSettings): SessionStore & { sweep(): void; readonly size: number } {
  const ids = sessionIds(secret);
  const sessions = new Map<string, KeptSession>();
  const locks = new Map<string, { until: Date }>();
  let bytesKept = 0;
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  function sweep(): void {
    const moment = now();
    for (const [id, session] of sessions) if (session.expiresAt <= moment) forget(id);
    for (const [id, { until }] of locks) if (until <= moment) locks.delete(id);
  }

  function keep(session: KeptSession): void {
    forget(session.id);
    sessions.set(session.id, session);
    bytesKept += session.value.length;
  }

  function forget(id: string): boolean {
    bytesKept -= sessions.get(id)?.value.length ?? 0;
    return sessions.delete(id);
  }

  function lookUp(id: string, owner: string): SessionLookup {
    const check = ids.check(id, owner, now());
    if (check === 'expired') {
      forget(id);
      return { state: 'expired' };
    }
    const session = check === 'valid' ? sessions.get(id) : undefined;
    return session ? { state: 'found', session: { ...session, value: deserialize(session.value) } } : { state: 'not_found' };
  }

  return {
    async create(owner, value) {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + retentionSeconds * 1000);
      const session = { id: ids.issue(owner, expiresAt), createdAt, expiresAt, value: serialize(value) };
      if (bytesKept + session.value.length > maxBytes) throw new Refusal('busy', { seconds: BUSY_SECONDS });
      keep(session);
      return { ...session, value };
    },
    find: async (id, owner) => lookUp(id, owner),
    async replace(id, owner, value) {
      const found = lookUp(id, owner);
      if (found.state !== 'found') return found;
      const bytes = serialize(value);
      const more = bytes.length - (sessions.get(id)?.value.length ?? 0);
      if (more > 0 && bytesKept + more > maxBytes) throw new Refusal('busy', { seconds: BUSY_SECONDS });
      keep({ ...found.session, value: bytes });
      return { state: 'found', session: { ...found.session, value } };
    },
    async lock(id, forMs) {
      const moment = now();
      const taken = locks.get(id);
      if (taken && taken.until > moment) return undefined;
      const lock = { until: new Date(moment.getTime() + forMs) };
      locks.set(id, lock);
      return async () => {
        // By now it may have ended and be another's.
        if (locks.get(id) === lock) locks.delete(id);
      };
    },
    delete: async (id, owner) => lookUp(id, owner).state === 'found' && forget(id),
    isReachable: async () => true,
    close: async () => clearInterval(sweeping),
    sweep,
    get size() {
      return sessions.size;
    },
  };
}
