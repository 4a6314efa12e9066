import { type CoverLetterMessages, coverLetter as english } from './en/coverLetter.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every word of the cover letter tool. */
export const coverLetterMessages: MessagesPart<CoverLetterMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/coverLetter.ts`)).coverLetter,
};

export type { CoverLetterMessages };
