import * as z from '../../../contract/schema.ts';
import type { Session, SessionStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { Conversation } from './conversation.ts';

const Index = z.object({ index: z.instanceof(Uint8Array) });

/** Stores conversations as sessions, and the document of each in another session. */
export interface ConversationStore {
  /** Stores a document's index and an empty conversation about it. */
  create(owner: string, index: Uint8Array, told: Conversation['told']): Promise<Session>;
  /** Finds a conversation. Refuses when it has ended or never was. */
  find(owner: string, sessionId: string): Promise<{ session: Session; conversation: Conversation }>;
  readIndex(owner: string, conversation: Conversation): Promise<Uint8Array>;
  replace(owner: string, sessionId: string, conversation: Conversation): Promise<void>;
  /** Locks a conversation for at most `forMs` and returns the release. Returns undefined while another answer is made. */
  lock(sessionId: string, forMs: number): Promise<(() => Promise<void>) | undefined>;
  delete(owner: string, sessionId: string): Promise<void>;
}

/** Creates the store. A conversation that another version of the server began cannot go on. */
export function createConversationStore(sessions: SessionStore, version: string): ConversationStore {
  async function findSession(owner: string, sessionId: string): Promise<Session> {
    const lookup = await sessions.find(sessionId, owner);
    if (lookup.state !== 'found') throw createGoneRefusal(lookup.state);
    return lookup.session;
  }

  async function find(owner: string, sessionId: string): Promise<{ session: Session; conversation: Conversation }> {
    const session = await findSession(owner, sessionId);
    const parsed = Conversation.safeParse(session.value);
    // The id of an index names no conversation, and a conversation of another server version cannot continue.
    if (!parsed.success || parsed.data.version !== version) throw createGoneRefusal('not_found');
    return { session, conversation: parsed.data };
  }

  return {
    find,
    async create(owner, index, told) {
      const document = await sessions.create(owner, { index });
      try {
        const conversation: Conversation = { document: document.id, version, told, answered: 0, messages: [] };
        return await sessions.create(owner, conversation, document.id);
      } catch (error) {
        await sessions.delete(document.id, owner);
        throw error;
      }
    },
    readIndex: async (owner, { document }) => Index.parse((await findSession(owner, document)).value).index,
    async replace(owner, sessionId, conversation) {
      const kept = await sessions.replace(sessionId, owner, conversation);
      if (kept.state !== 'found') throw createGoneRefusal(kept.state);
    },
    lock: (sessionId, forMs) => sessions.lock(sessionId, forMs),
    async delete(owner, sessionId) {
      const { conversation } = await find(owner, sessionId);
      // The document first: while the conversation is there, the visitor can ask for it again.
      await sessions.delete(conversation.document, owner);
      await sessions.delete(sessionId, owner);
    },
  };
}

function createGoneRefusal(state: 'not_found' | 'expired'): Refusal {
  return state === 'expired' ? new Refusal('session_expired') : new Refusal('session_not_found');
}
