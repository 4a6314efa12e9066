import type { ChatAnswer, ChatEvent } from '../../../contract/chat.ts';
import type { ChatAnswerMessages } from '../../../contract/messages/chatAnswers.ts';
import type { JobHooks, LanguageModel } from '../../ports.ts';
import type { OpenDocuments } from './chatDocuments.ts';

export interface ReplyRequest {
  question: string;
  /** Earlier questions and answers, the oldest first. */
  turns: { question: string; answer: string }[];
  documents: OpenDocuments;
  pageCount: number;
  words: ChatAnswerMessages;
  model?: LanguageModel | undefined;
  withinMs?: number | undefined;
  /** After this long without a word of the model, the built-in answer is shown meanwhile. */
  builtInAfterMs?: number | undefined;
}

export interface ReplyHooks extends JobHooks {
  /** Called with each piece of the answer's text, then with its citations. */
  onEvent?(event: ChatEvent): void;
}

/** An answer without its number in the conversation. */
export type Reply = Pick<ChatAnswer, 'response' | 'status' | 'citations' | 'closest' | 'searchedPages' | 'engine' | 'warnings'>;
