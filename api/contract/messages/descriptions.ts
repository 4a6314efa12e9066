import { descriptions as english } from './en/descriptions.ts';
import type { MessagesPart } from './messagesPart.ts';

/** The description of every address for search engines: for the build alone. */
export const descriptions: MessagesPart<typeof english> = {
  english,
  load: async (locale) => (await import(`./${locale}/descriptions.ts`)).descriptions,
};
