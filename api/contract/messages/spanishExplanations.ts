import { spanishExplanations as english, type SpanishExplanations } from './en/spanishExplanations.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Why something was marked in a text in Spanish; the server writes it in the language of the page. */
export const spanishExplanationMessages: MessagesPart<SpanishExplanations> = {
  english,
  load: async (locale) => (await import(`./${locale}/spanishExplanations.ts`)).spanishExplanations,
};

export type { SpanishExplanations };
