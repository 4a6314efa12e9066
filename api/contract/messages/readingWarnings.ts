import { readingWarnings as english, type ReadingWarningDetails, type ReadingWarningMessages } from './en/readingWarnings.ts';
import type { MessagesPart } from './messagesPart.ts';

/** What a reader of PDFs may have to say; the server says it, since it alone knows the pages. */
export const readingWarningMessages: MessagesPart<ReadingWarningMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/readingWarnings.ts`)).readingWarnings,
};

export type { ReadingWarningDetails, ReadingWarningMessages };
