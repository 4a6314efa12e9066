import type { ChatDocument } from '../../../contract/chat.ts';
import * as z from '../../../contract/schema.ts';
import type { Session, SessionStore } from '../../ports.ts';
import { createSessionRefusal } from '../../refusal.ts';
import type { IndexedDocument } from './chatDocuments.ts';
import { Conversation, withDocument, withoutDocument } from './conversation.ts';

const Index = z.object({ index: z.instanceof(Uint8Array) });

/** A conversation and the session that keeps it. */
export interface OpenConversation {
  session: Session;
  conversation: Conversation;
}

/** What a conversation begins with. */
export interface BegunConversation extends Pick<Conversation, 'engine' | 'questionLimit'> {
  description: ChatDocument;
}

/** Stores conversations as sessions, and each document of one in a session of its own. */
export interface ConversationStore {
  /** Stores a document's index and an empty conversation about it. */
  create(owner: string, index: Uint8Array, begun: BegunConversation): Promise<Session>;
  /** Stores the index of one more document. It ends with the conversation. */
  addDocument(owner: string, open: OpenConversation, added: { index: Uint8Array; description: ChatDocument }): Promise<Conversation>;
  /** Deletes one document of several. */
  removeDocument(owner: string, open: OpenConversation, session: string): Promise<void>;
  /** Finds a conversation. Refuses when it has ended or never was. */
  find(owner: string, sessionId: string): Promise<OpenConversation>;
  /** Reads the documents as they are asked. */
  readDocuments(owner: string, conversation: Conversation): Promise<IndexedDocument[]>;
  replace(owner: string, sessionId: string, conversation: Conversation): Promise<void>;
  /** Locks a conversation for at most `forMs` and returns the release. Returns undefined while another answer is made. */
  lock(sessionId: string, forMs: number): Promise<(() => Promise<void>) | undefined>;
  delete(owner: string, sessionId: string): Promise<void>;
}

/** Creates the store. A conversation that another version of the server began cannot go on. */
export function createConversationStore(sessions: SessionStore, version: string): ConversationStore {
  async function findSession(owner: string, sessionId: string): Promise<Session> {
    const lookup = await sessions.find(sessionId, owner);
    if (lookup.state !== 'found') throw createSessionRefusal(lookup.state);
    return lookup.session;
  }

  async function find(owner: string, sessionId: string): Promise<OpenConversation> {
    const session = await findSession(owner, sessionId);
    const parsed = Conversation.safeParse(session.value);
    // The id of an index names no conversation, and a conversation of another server version cannot continue.
    if (!parsed.success || parsed.data.version !== version) throw createSessionRefusal('not_found');
    return { session, conversation: parsed.data };
  }

  async function replace(owner: string, sessionId: string, conversation: Conversation): Promise<void> {
    const kept = await sessions.replace(sessionId, owner, conversation);
    if (kept.state !== 'found') throw createSessionRefusal(kept.state);
  }

  return {
    find,
    async create(owner, index, { description, ...begun }) {
      const { id } = await sessions.create(owner, { index });
      try {
        const documents = [{ session: id, told: description }];
        const conversation: Conversation = { documents, lastNumber: description.number, version, ...begun, answered: 0, messages: [] };
        return await sessions.create(owner, conversation, { companions: [id] });
      } catch (error) {
        await sessions.delete(id, owner);
        throw error;
      }
    },
    async addDocument(owner, { session, conversation }, { index, description }) {
      const companions = [session.id, ...conversation.documents.map((document) => document.session)];
      const { id } = await sessions.create(owner, { index }, { companions, endsAt: session.expiresAt });
      try {
        const next = withDocument(conversation, id, description);
        await replace(owner, session.id, next);
        return next;
      } catch (error) {
        await sessions.delete(id, owner);
        throw error;
      }
    },
    async removeDocument(owner, { session, conversation }, document) {
      await replace(owner, session.id, withoutDocument(conversation, document));
      await sessions.delete(document, owner);
    },
    readDocuments: (owner, { documents }) =>
      Promise.all(
        documents.map(async ({ session, told: { number, filename } }) => {
          const { index } = Index.parse((await findSession(owner, session)).value);
          return { number, name: filename, index };
        }),
      ),
    replace,
    lock: (sessionId, forMs) => sessions.lock(sessionId, forMs),
    async delete(owner, sessionId) {
      const { conversation } = await find(owner, sessionId);
      // The documents first: while the conversation is there, the visitor can ask for it again.
      for (const { session } of conversation.documents) await sessions.delete(session, owner);
      await sessions.delete(sessionId, owner);
    },
  };
}
