import { type ConvertMessages, convert as english } from './en/convert.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every word of the tool that makes a PDF a Word document. */
export const convertMessages: MessagesPart<ConvertMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/convert.ts`)).convert,
};

export type { ConvertMessages };
