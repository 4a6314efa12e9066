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
import type * as z from '../../../contract/schema.ts';
import type { CallContext, JobFile, LanguageModel, Session, SessionStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { wordReadingWarning } from '../reading/wordReadingWarning.ts';
import type { ChatDocuments } from './chatDocuments.ts';
import { type Conversation, lastTurns, withTurn } from './conversation.ts';
import { type ConversationStore, createConversationStore } from './conversationStore.ts';
import { replyTo } from './replyTo.ts';

/** No answer takes longer; the lock outlives it, so that two answers never meet in one conversation. */
const ANSWER_MS = 120_000;
const LOCK_MS = ANSWER_MS + 30_000;
const EARLIER_TURNS = 6;
const BUSY_SECONDS = 5;

export interface ChatDependencies {
  sessions: SessionStore;
  documents: ChatDocuments;
  /** Absent where the built-in engine answers alone. */
  model?: LanguageModel | undefined;
  limits: { chatFreeQuestions: number };
  /** Of this server. */
  version: string;
  modelWithinMs?: number;
  builtInAfterMs?: number | undefined;
}

/** The context of a call, and the listener for events of the answer. */
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

/** Creates the chat service. Two sessions of one hour keep the index and the messages of a conversation. */
export function createChatService(dependencies: ChatDependencies): ChatService {
  const { documents, model, limits } = dependencies;
  const conversations = createConversationStore(dependencies.sessions, dependencies.version);
  const quota = createQuota(limits.chatFreeQuestions || null);

  return {
    async upload(owner, file, options, { locale, ...hooks }) {
      const { report, index } = await documents.read(file, options, hooks);
      hooks.signal.throwIfAborted();
      const { warnings, ...facts } = report;
      const told = {
        ...facts,
        filename: file.name,
        engine: model?.label ?? 'built-in',
        questionLimit: quota.limit,
        warnings: warnings.map((warning) => wordReadingWarning(warning, file.name, readingWords[locale])),
      };
      const session = await conversations.create(owner, index, told);
      return { sessionId: session.id, ...told, ...formatTimes(session) };
    },

    async take(owner, { sessionId, message }) {
      const question = parseQuestion(message);
      const { conversation } = await conversations.find(owner, sessionId);
      quota.refuseBeyond(conversation);
      const unlock = await conversations.lock(sessionId, LOCK_MS);
      if (!unlock) throw new Refusal('answer_pending');
      return {
        async answer(asking) {
          const late = AbortSignal.timeout(ANSWER_MS);
          const signal = AbortSignal.any([asking.signal, late]);
          try {
            return await answerQuestion({ owner, sessionId, question }, conversations, quota, dependencies, { ...asking, signal });
          } catch (error) {
            throw late.aborted && !asking.signal.aborted ? new Refusal('busy', { seconds: BUSY_SECONDS }) : error;
          } finally {
            await unlock();
          }
        },
      };
    },

    async history(owner, sessionId) {
      const { session, conversation } = await conversations.find(owner, sessionId);
      const { told, answered, messages } = conversation;
      return { sessionId, ...told, ...formatTimes(session), messageCount: answered, messages, remaining: quota.countRemaining(answered) };
    },

    remove: (owner, sessionId) => conversations.delete(owner, sessionId),
  };
}

/** Answers a question and keeps both in its conversation. */
async function answerQuestion(
  { owner, sessionId, question }: { owner: string; sessionId: string; question: string },
  conversations: ConversationStore,
  quota: Quota,
  { documents, model, modelWithinMs, builtInAfterMs }: ChatDependencies,
  asking: Asking,
): Promise<ChatAnswer> {
  // Count the answers that were given while this question waited.
  const { conversation } = await conversations.find(owner, sessionId);
  quota.refuseBeyond(conversation);
  const index = await conversations.readIndex(owner, conversation);
  const askedAt = new Date().toISOString();
  const turns = lastTurns(conversation, EARLIER_TURNS);
  const { pageCount } = conversation.told;
  const document = await documents.open(index);
  try {
    const reply = await replyTo(
      { question, turns, document, pageCount, model, withinMs: modelWithinMs, builtInAfterMs, words: chatAnswerWords[asking.locale] },
      asking,
    );
    asking.signal.throwIfAborted();
    const { response: content, citations, closest, status, engine } = reply;
    const messageId = randomUUID();
    const answer = { id: messageId, role: 'assistant' as const, content, createdAt: new Date().toISOString(), citations, closest, status, engine };
    const next = withTurn(conversation, { id: randomUUID(), role: 'user', content: question, createdAt: askedAt }, answer);
    await conversations.replace(owner, sessionId, next);
    return { ...reply, messageCount: next.answered, messageId, remaining: quota.countRemaining(next.answered) };
  } finally {
    document.close();
  }
}

/** The number of questions that a conversation may have. */
interface Quota {
  /** `null` where there is no limit. */
  limit: number | null;
  countRemaining(answered: number): number | null;
  refuseBeyond(conversation: Conversation): void;
}

function createQuota(limit: number | null): Quota {
  return {
    limit,
    countRemaining: (answered) => (limit === null ? null : Math.max(0, limit - answered)),
    refuseBeyond({ answered }) {
      if (limit !== null && answered >= limit) throw new Refusal('chat_limit_reached');
    },
  };
}

/** Returns the question without the white space around it. Refuses one that is empty or too long. */
function parseQuestion(message: string): string {
  const question = message.trim();
  if (question === '') throw new Refusal('empty_message');
  if (question.length > MAX_MESSAGE_LENGTH) throw new Refusal('message_too_long', { characters: question.length, limit: MAX_MESSAGE_LENGTH });
  return question;
}

function formatTimes({ createdAt, expiresAt }: Session): { createdAt: string; expiresAt: string } {
  return { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
