import { letterAnswers as english, type LetterAnswerMessages } from './en/letterAnswers.ts';
import type { MessagesPart } from './messagesPart.ts';

/** What the server says of CVs and letters beside the letters themselves. */
export const letterAnswerMessages: MessagesPart<LetterAnswerMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/letterAnswers.ts`)).letterAnswers,
};

export type { LetterAnswerMessages };
