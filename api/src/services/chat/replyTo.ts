import type { ChatEvent } from '../../../contract/chat.ts';
import type { ChatAnswerMessages } from '../../../contract/messages/chatAnswers.ts';
import type { JobHooks, LanguageModel } from '../../ports.ts';
import type { OpenDocument } from './chatDocuments.ts';
import { composeAnswer, type Reply } from './composeAnswer.ts';

export interface ReplyRequest {
  question: string;
  /** What was said before, the oldest first. */
  turns: { question: string; answer: string }[];
  document: OpenDocument;
  pageCount: number;
  wordCount: number;
  words: ChatAnswerMessages;
  model?: LanguageModel | undefined;
  withinMs?: number | undefined;
}

export interface ReplyHooks extends JobHooks {
  onEvent?(event: ChatEvent): void;
}

/** Answers a question and tells of it meanwhile. */
export async function replyTo({ question, turns, document, words }: ReplyRequest, { onEvent, ...hooks }: ReplyHooks): Promise<Reply> {
  const asked = { question, history: turns.map((turn) => turn.question) };
  const reply = composeAnswer(await document.answer(asked, hooks), words);
  onEvent?.({ event: 'token', data: { text: reply.response } });
  onEvent?.({ event: 'citations', data: { citations: reply.citations, status: reply.status } });
  return reply;
}
