import { coverLetterPages as english } from '../en/pages/coverLetters.ts';
import type { MessagesPart } from '../messagesPart.ts';

/** The pages about cover letters, by the last part of their address. */
export type CoverLetterPages = typeof english;

export const coverLetterPages: MessagesPart<CoverLetterPages> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/coverLetters.ts`)).coverLetterPages,
};
