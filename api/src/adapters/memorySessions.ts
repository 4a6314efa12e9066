import type { Session, SessionLookup, SessionStore } from '../ports.ts';
import { sessionIds } from './sessionIds.ts';

const SWEEP_EVERY_MS = 60_000;

export interface SessionSettings {
  retentionSeconds: number;
  secret: string;
  now?(): Date;
}

/** Sessions of a single server. Expired ones are swept out every minute, asked for or not. */
export function createMemorySessions({
  retentionSeconds,
  secret,
  now = () => new Date(),
}: SessionSettings): SessionStore & { sweep(): void; readonly size: number } {
  const ids = sessionIds(secret);
  const sessions = new Map<string, Session>();
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  function sweep(): void {
    const moment = now();
    for (const [id, session] of sessions) if (session.expiresAt <= moment) sessions.delete(id);
  }

  function lookUp(id: string, owner: string): SessionLookup {
    const check = ids.check(id, owner, now());
    if (check === 'expired') {
      sessions.delete(id);
      return { state: 'expired' };
    }
    const session = check === 'valid' ? sessions.get(id) : undefined;
    return session ? { state: 'found', session: structuredClone(session) } : { state: 'not_found' };
  }

  return {
    async create(owner, value) {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + retentionSeconds * 1000);
      const session = { id: ids.issue(owner, expiresAt), createdAt, expiresAt, value: structuredClone(value) };
      sessions.set(session.id, session);
      return structuredClone(session);
    },
    find: async (id, owner) => lookUp(id, owner),
    async replace(id, owner, value) {
      const found = lookUp(id, owner);
      if (found.state !== 'found') return found;
      const session = { ...found.session, value: structuredClone(value) };
      sessions.set(id, session);
      return { state: 'found', session: structuredClone(session) };
    },
    delete: async (id, owner) => lookUp(id, owner).state === 'found' && sessions.delete(id),
    isReachable: async () => true,
    close: async () => clearInterval(sweeping),
    sweep,
    get size() {
      return sessions.size;
    },
  };
}
