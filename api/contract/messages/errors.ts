import { type ErrorMessages, errors as english } from './en/errors.ts';
import type { MessagesPart } from './messagesPart.ts';

/** Every sentence for what could not be done. */
export const errorMessages: MessagesPart<ErrorMessages> = {
  english,
  load: async (locale) => (await import(`./${locale}/errors.ts`)).errors,
};

export type { ErrorMessages };
