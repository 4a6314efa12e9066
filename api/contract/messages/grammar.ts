import { grammar as english, type GrammarMessages } from './en/grammar.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every word of the grammar tool. */
export const grammarMessages: MessagesPart<GrammarMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/grammar.ts`)).grammar,
};

export type { GrammarMessages };
