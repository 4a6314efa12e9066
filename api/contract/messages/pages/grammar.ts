import { grammarPages as english } from '../en/pages/grammar.ts';
import type { MessagesPart } from '../messagesPart.ts';

/** The pages below `/grammar-check/`, by the last part of their address. */
export type GrammarPages = typeof english;

export const grammarPages: MessagesPart<GrammarPages> = {
  english,
  load: async (locale) => (await import(`../${locale}/pages/grammar.ts`)).grammarPages,
};
