import { descriptions as english } from './en/descriptions.ts';
import type { MessagesPart } from './messagesPart.ts';

/** What a search engine is told about every address: for the build alone. */
export const descriptions: MessagesPart<typeof english> = {
  english,
  load: async (locale) => (await import(`./${locale}/descriptions.ts`)).descriptions,
};
