import { randomUUID } from 'node:crypto';
import {
  type AskedQuestion,
  type ChatAnswer,
  type ChatDocument,
  type ChatEvent,
  type ChatHistory,
  type ChatUpload,
  type ChatUploadOptions,
  MAX_CHAT_DOCUMENTS,
  MAX_MESSAGE_LENGTH,
} from '../../../contract/chat.ts';
import { chatAnswerWords, readingWords } from '../../../contract/messages/serverMessages.ts';
import type * as z from '../../../contract/schema.ts';
import type { CallContext, JobFile, LanguageModel, Session, SessionStore } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { phraseReadingWarning } from '../reading/wordReadingWarning.ts';
import type { ChatDocuments } from './chatDocuments.ts';
import { type Conversation, listLastTurns, withTurn } from './conversation.ts';
import { type ConversationStore, createConversationStore, type OpenConversation } from './conversationStore.ts';
import { replyTo } from './replyTo.ts';

/** No answer takes longer; the lock outlives it, so that two answers never meet in one conversation. */
const ANSWER_MS = 120_000;
const LOCK_MS = ANSWER_MS + 30_000;
/** A long scan takes minutes to read. */
const READING_LOCK_MS = 20 * 60_000;
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
export interface AnswerContext extends CallContext {
  onEvent?(event: ChatEvent): void;
}

/** A question that was accepted: until it is answered, its conversation accepts no other. */
export interface AcceptedQuestion {
  /** Answers the question, which is counted and stored by then. When it fails, nothing is stored, and the conversation is unlocked. */
  answer(context: AnswerContext): Promise<ChatAnswer>;
}

export interface ChatService {
  upload(owner: string, file: JobFile, options: ChatUploadOptions, context: AnswerContext): Promise<ChatUpload>;
  /** Refuses what cannot be answered. */
  accept(owner: string, input: z.infer<typeof AskedQuestion>): Promise<AcceptedQuestion>;
  history(owner: string, sessionId: string): Promise<ChatHistory>;
  remove(owner: string, sessionId: string): Promise<void>;
  /** Removes one PDF from a conversation. With the last one, the conversation ends. */
  removeDocument(owner: string, sessionId: string, number: number): Promise<void>;
}

/** Creates the chat service. Sessions of one hour keep the index of each document and the messages of a conversation. */
export function createChatService(dependencies: ChatDependencies): ChatService {
  const { documents, model, limits } = dependencies;
  const conversations = createConversationStore(dependencies.sessions, dependencies.version);
  const quota = createQuota(limits.chatFreeQuestions || null);

  return {
    async upload(owner, file, { sessionId, ...options }, context) {
      if (sessionId !== undefined) {
        return withLock(conversations, { owner, sessionId, forMs: READING_LOCK_MS }, async (open) => {
          if (open.conversation.documents.length >= MAX_CHAT_DOCUMENTS) throw new Refusal('too_many_documents', { limit: MAX_CHAT_DOCUMENTS });
          const { description, index } = await readDocument(file, options, context, open.conversation.lastNumber + 1);
          const conversation = await conversations.addDocument(owner, open, { index, description });
          return describeUpload(open.session, conversation, description);
        });
      }
      const { description, index } = await readDocument(file, options, context, 1);
      const begun = { description, engine: model?.label ?? 'built-in', questionLimit: quota.limit };
      const session = await conversations.create(owner, index, begun);
      return describeUpload(session, { ...begun, documents: [{ told: description }] }, description);
    },

    async accept(owner, { sessionId, message }) {
      const question = parseQuestion(message);
      const { conversation } = await conversations.find(owner, sessionId);
      quota.refuseBeyond(conversation);
      const unlock = await conversations.lock(sessionId, LOCK_MS);
      if (!unlock) throw new Refusal('answer_pending');
      return {
        async answer(context) {
          const late = AbortSignal.timeout(ANSWER_MS);
          const signal = AbortSignal.any([context.signal, late]);
          try {
            return await answerQuestion({ owner, sessionId, question }, conversations, quota, dependencies, { ...context, signal });
          } catch (error) {
            throw late.aborted && !context.signal.aborted ? new Refusal('busy', { seconds: BUSY_SECONDS }) : error;
          } finally {
            await unlock();
          }
        },
      };
    },

    async history(owner, sessionId) {
      const { session, conversation } = await conversations.find(owner, sessionId);
      const { answered, messages, documents } = conversation;
      const [first] = documents;
      if (!first) throw new Refusal('session_not_found');
      const upload = describeUpload(session, conversation, first.told);
      return { ...upload, messageCount: answered, messages, remaining: quota.countRemaining(answered) };
    },

    remove: (owner, sessionId) => conversations.delete(owner, sessionId),

    async removeDocument(owner, sessionId, number) {
      await withLock(conversations, { owner, sessionId, forMs: LOCK_MS }, async (open) => {
        const document = open.conversation.documents.find(({ told }) => told.number === number);
        if (!document) throw new Refusal('not_found');
        if (open.conversation.documents.length === 1) await conversations.delete(owner, sessionId);
        else await conversations.removeDocument(owner, open, document.session);
      });
    },
  };

  /** Reads a PDF, and describes it with its warnings in the visitor's language. */
  async function readDocument(file: JobFile, options: Omit<ChatUploadOptions, 'sessionId'>, { locale, ...hooks }: AnswerContext, number: number) {
    const { report, index } = await documents.read(file, options, hooks);
    hooks.signal.throwIfAborted();
    const warnings = report.warnings.map((warning) => phraseReadingWarning(warning, file.name, readingWords[locale]));
    const description: ChatDocument = { ...report, number, filename: file.name, warnings };
    return { description, index };
  }
}

type Described = Pick<Conversation, 'engine' | 'questionLimit'> & { documents: readonly { told: ChatDocument }[] };

/** Describes one document, and all documents of its conversation. */
function describeUpload(session: Session, { engine, questionLimit, documents }: Described, { number: _, ...description }: ChatDocument): ChatUpload {
  return {
    sessionId: session.id,
    ...description,
    engine,
    questionLimit,
    ...formatTimes(session),
    documents: documents.map((document) => document.told),
  };
}

/** Changes a conversation while no answer is made in it. */
async function withLock<Result>(
  conversations: ConversationStore,
  { owner, sessionId, forMs }: { owner: string; sessionId: string; forMs: number },
  work: (open: OpenConversation) => Promise<Result>,
): Promise<Result> {
  await conversations.find(owner, sessionId);
  const unlock = await conversations.lock(sessionId, forMs);
  if (!unlock) throw new Refusal('answer_pending');
  try {
    return await work(await conversations.find(owner, sessionId));
  } finally {
    await unlock();
  }
}

/** Answers a question and keeps both in its conversation. */
async function answerQuestion(
  { owner, sessionId, question }: { owner: string; sessionId: string; question: string },
  conversations: ConversationStore,
  quota: Quota,
  { documents, model, modelWithinMs, builtInAfterMs }: ChatDependencies,
  context: AnswerContext,
): Promise<ChatAnswer> {
  // Count the answers that were given while this question waited.
  const { conversation } = await conversations.find(owner, sessionId);
  quota.refuseBeyond(conversation);
  const indexed = await conversations.readDocuments(owner, conversation);
  const askedAt = new Date().toISOString();
  const turns = listLastTurns(conversation, EARLIER_TURNS);
  const pageCount = conversation.documents.reduce((sum, { told }) => sum + told.pageCount, 0);
  const opened = await documents.open(indexed);
  try {
    const reply = await replyTo(
      { question, turns, documents: opened, pageCount, model, withinMs: modelWithinMs, builtInAfterMs, words: chatAnswerWords[context.locale] },
      context,
    );
    context.signal.throwIfAborted();
    const { response: content, citations, closest, status, engine } = reply;
    const messageId = randomUUID();
    const answer = { id: messageId, role: 'assistant' as const, content, createdAt: new Date().toISOString(), citations, closest, status, engine };
    const next = withTurn(conversation, { id: randomUUID(), role: 'user', content: question, createdAt: askedAt }, answer);
    await conversations.replace(owner, sessionId, next);
    return { ...reply, messageCount: next.answered, messageId, remaining: quota.countRemaining(next.answered) };
  } finally {
    opened.close();
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
