import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';

export type WithErrors<Words> = Words & { errors: ErrorMessages };

/** Adds the refusals of the server to the words of a tool, where the page knows beforehand what the server would say. */
export function withErrorMessages<Words extends object>(part: MessagesPart<Words>): MessagesPart<WithErrors<Words>> {
  return {
    english: { ...part.english, errors: errorMessages.english },
    async load(locale) {
      const [words, errors] = await Promise.all([part.load(locale), errorMessages.load(locale)]);
      return { ...words, errors };
    },
  };
}
