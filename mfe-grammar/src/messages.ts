import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import { type GrammarMessages as GrammarWords, grammarMessages } from '@sheaf/api/contract/messages/grammar';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';

/** What the grammar tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type GrammarMessages = GrammarWords & { errors: ErrorMessages };

const spokenHere: MessagesPart<GrammarMessages> = {
  english: { ...grammarMessages.english, errors: errorMessages.english },
  async load(locale) {
    const [grammar, errors] = await Promise.all([grammarMessages.load(locale), errorMessages.load(locale)]);
    return { ...grammar, errors };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(spokenHere);
