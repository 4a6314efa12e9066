import type { JobHooks, Session, SessionStore } from '../../ports.ts';
import { createSessionRefusal, Refusal } from '../../refusal.ts';
import { StoredCv } from './storedCv.ts';

/** No letter takes longer; the lock outlives it, so that two letters of one CV never meet. */
const WRITING_MS = 120_000;
const LOCK_MS = WRITING_MS + 30_000;
const BUSY_SECONDS = 5;

/** A CV while something is written from it. */
export interface OpenCv {
  session: Session;
  stored: StoredCv;
  /** Keeps it as it is now; refuses when it was deleted meanwhile. */
  store(next: StoredCv): Promise<void>;
}

export interface CvSessions {
  create(owner: string, stored: StoredCv): Promise<Session>;
  find(owner: string, cvId: string): Promise<{ session: Session; stored: StoredCv }>;
  /** Takes a CV for one piece of work; whoever else asks for it meanwhile is refused. The signal ends with the visitor or when it has taken too long. */
  withCv<Result>(owner: string, cvId: string, hooks: JobHooks, work: (open: OpenCv, signal: AbortSignal) => Promise<Result>): Promise<Result>;
  remove(owner: string, cvId: string): Promise<void>;
}

/** Creates the store of CVs in sessions. Refuses CVs of another version of the server. */
export function createCvSessions(sessions: SessionStore, version: string): CvSessions {
  async function find(owner: string, cvId: string): Promise<{ session: Session; stored: StoredCv }> {
    const lookup = await sessions.find(cvId, owner);
    if (lookup.state !== 'found') throw createSessionRefusal(lookup.state);
    const parsed = StoredCv.safeParse(lookup.session.value);
    // The id may name a chat, and a CV of another server version cannot continue.
    if (!parsed.success || parsed.data.version !== version) throw createSessionRefusal('not_found');
    return { session: lookup.session, stored: parsed.data };
  }

  return {
    create: (owner, stored) => sessions.create(owner, stored),
    find,

    async withCv(owner, cvId, hooks, work) {
      await find(owner, cvId);
      const unlock = await sessions.lock(cvId, LOCK_MS);
      if (!unlock) throw new Refusal('answer_pending');
      const late = AbortSignal.timeout(WRITING_MS);
      try {
        // Count the letters that were written while this call waited for the lock.
        const { session, stored } = await find(owner, cvId);
        const store = async (next: StoredCv) => {
          const { state } = await sessions.replace(cvId, owner, next);
          if (state !== 'found') throw createSessionRefusal(state);
        };
        return await work({ session, stored, store }, AbortSignal.any([hooks.signal, late]));
      } catch (error) {
        throw late.aborted && !hooks.signal.aborted ? new Refusal('busy', { seconds: BUSY_SECONDS }) : error;
      } finally {
        await unlock();
      }
    },

    async remove(owner, cvId) {
      await find(owner, cvId);
      await sessions.delete(cvId, owner);
    },
  };
}
