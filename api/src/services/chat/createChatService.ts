import { randomUUID } from 'node:crypto';
import {
  type AskedQuestion,
  type ChatAnswer,
  type ChatEvent,
  type ChatHistory,
  type ChatUpload,
  type ChatUploadOptions,
  MAX_MESSAGE_LENGTH,
} from '../../../contract/chat.ts';
import { chatAnswerWords, readingWords } from '../../../contract/messages/serverMessages.ts';
import * as z from '../../../contract/schema.ts';
import type { CallContext, JobFile, LanguageModel, Session, SessionStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { wordReadingWarning } from '../reading/wordReadingWarning.ts';
import type { ChatDocuments } from './chatDocuments.ts';
import { Conversation, lastTurns, withTurn } from './conversation.ts';
import { replyTo } from './replyTo.ts';

/** No answer takes longer; the lock outlives it, so that two answers never meet in one conversation. */
const ANSWER_MS = 120_000;
const LOCK_MS = ANSWER_MS + 30_000;
const EARLIER_TURNS = 6;
const BUSY_SECONDS = 5;

const Index = z.object({ index: z.instanceof(Uint8Array) });

export interface ChatDependencies {
  sessions: SessionStore;
  documents: ChatDocuments;
  /** Absent where the built-in engine answers alone. */
  model?: LanguageModel | undefined;
  limits: { chatFreeQuestions: number };
  /** Of this server. */
  version: string;
  modelWithinMs?: number;
}

/** What is known of the call, and who listens to the answer while it is made. */
export interface Asking extends CallContext {
  onEvent?(event: ChatEvent): void;
}

/** A question that was taken: until it is answered, its conversation takes no other. */
export interface TakenQuestion {
  /** Gives the answer; counted and kept by then. When it fails, nothing is, and the conversation is free again. */
  answer(asking: Asking): Promise<ChatAnswer>;
}

export interface ChatService {
  upload(owner: string, file: JobFile, options: ChatUploadOptions, asking: Asking): Promise<ChatUpload>;
  /** Refuses what cannot be answered. */
  take(owner: string, asked: z.infer<typeof AskedQuestion>): Promise<TakenQuestion>;
  history(owner: string, sessionId: string): Promise<ChatHistory>;
  remove(owner: string, sessionId: string): Promise<void>;
}

/** Conversations about documents. Whatever is kept of one lies in two sessions of one hour: its index, and what was said. */
export function createChatService({ sessions, documents, model, limits, version, modelWithinMs }: ChatDependencies): ChatService {
  const questionLimit = limits.chatFreeQuestions || null;
  const remainingAfter = (answered: number) => (questionLimit === null ? null : Math.max(0, questionLimit - answered));

  async function found(owner: string, sessionId: string): Promise<Session> {
    const lookup = await sessions.find(sessionId, owner);
    if (lookup.state !== 'found') throw gone(lookup.state);
    return lookup.session;
  }

  async function conversationOf(owner: string, sessionId: string): Promise<{ session: Session; conversation: Conversation }> {
    const session = await found(owner, sessionId);
    const parsed = Conversation.safeParse(session.value);
    // An index has a name too, and is no conversation; and one of another version of this server cannot go on.
    if (!parsed.success || parsed.data.version !== version) throw gone('not_found');
    return { session, conversation: parsed.data };
  }

  async function keepBoth(owner: string, index: Uint8Array, told: Conversation['told']): Promise<Session> {
    const document = await sessions.create(owner, { index });
    try {
      return await sessions.create(owner, { document: document.id, version, told, answered: 0, messages: [] } satisfies Conversation, document.id);
    } catch (error) {
      await sessions.delete(document.id, owner);
      throw error;
    }
  }

  async function answerTo(owner: string, sessionId: string, question: string, asking: Asking): Promise<ChatAnswer> {
    // What was answered while this question waited to be taken counts too.
    const { conversation } = await conversationOf(owner, sessionId);
    refuseBeyond(questionLimit, conversation);
    const { index } = Index.parse((await found(owner, conversation.document)).value);
    const askedAt = new Date().toISOString();
    const turns = lastTurns(conversation, EARLIER_TURNS);
    const { pageCount } = conversation.told;
    const document = await documents.open(index);
    try {
      const reply = await replyTo(
        { question, turns, document, pageCount, model, withinMs: modelWithinMs, words: chatAnswerWords[asking.locale] },
        asking,
      );
      asking.signal.throwIfAborted();
      const { response: content, citations, closest, status, engine } = reply;
      const messageId = randomUUID();
      const answer = { id: messageId, role: 'assistant' as const, content, createdAt: new Date().toISOString(), citations, closest, status, engine };
      const next = withTurn(conversation, { id: randomUUID(), role: 'user', content: question, createdAt: askedAt }, answer);
      const kept = await sessions.replace(sessionId, owner, next);
      if (kept.state !== 'found') throw gone(kept.state);
      return { ...reply, messageCount: next.answered, messageId, remaining: remainingAfter(next.answered) };
    } finally {
      document.close();
    }
  }

  return {
    async upload(owner, file, options, { locale, ...hooks }) {
      const { report, index } = await documents.read(file, options, hooks);
      hooks.signal.throwIfAborted();
      const { warnings, ...facts } = report;
      const told = {
        ...facts,
        filename: file.name,
        engine: model?.label ?? 'built-in',
        questionLimit,
        warnings: warnings.map((warning) => wordReadingWarning(warning, file.name, readingWords[locale])),
      };
      const { id, createdAt, expiresAt } = await keepBoth(owner, index, told);
      return { sessionId: id, ...told, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    },

    async take(owner, { sessionId, message }) {
      const question = message.trim();
      if (question === '') throw new Refusal('empty_message');
      if (question.length > MAX_MESSAGE_LENGTH) throw new Refusal('message_too_long', { characters: question.length, limit: MAX_MESSAGE_LENGTH });
      const { conversation } = await conversationOf(owner, sessionId);
      refuseBeyond(questionLimit, conversation);
      const unlock = await sessions.lock(sessionId, LOCK_MS);
      if (!unlock) throw new Refusal('answer_pending');
      return {
        async answer(asking) {
          const late = AbortSignal.timeout(ANSWER_MS);
          try {
            return await answerTo(owner, sessionId, question, { ...asking, signal: AbortSignal.any([asking.signal, late]) });
          } catch (error) {
            throw late.aborted && !asking.signal.aborted ? new Refusal('busy', { seconds: BUSY_SECONDS }) : error;
          } finally {
            await unlock();
          }
        },
      };
    },

    async history(owner, sessionId) {
      const { session, conversation } = await conversationOf(owner, sessionId);
      const { told, answered, messages } = conversation;
      const times = { createdAt: session.createdAt.toISOString(), expiresAt: session.expiresAt.toISOString() };
      return { sessionId, ...told, ...times, messageCount: answered, messages, remaining: remainingAfter(answered) };
    },

    async remove(owner, sessionId) {
      const { conversation } = await conversationOf(owner, sessionId);
      // The document first: while the conversation is there, the visitor can ask for it again.
      await sessions.delete(conversation.document, owner);
      await sessions.delete(sessionId, owner);
    },
  };
}

function refuseBeyond(limit: number | null, { answered }: Conversation): void {
  if (limit !== null && answered >= limit) throw new Refusal('chat_limit_reached');
}

function gone(state: 'not_found' | 'expired'): Refusal {
  return state === 'expired' ? new Refusal('session_expired') : new Refusal('session_not_found');
}
