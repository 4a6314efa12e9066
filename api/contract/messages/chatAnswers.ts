import { type ChatAnswerMessages, chatAnswers as english } from './en/chatAnswers.ts';
import type { MessagesPart } from './messagesPart.ts';

/** What an answer about a PDF says beside the document's own sentences; the server says it, since it makes the answer. */
export const chatAnswerMessages: MessagesPart<ChatAnswerMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/chatAnswers.ts`)).chatAnswers,
};

export type { ChatAnswerMessages };
