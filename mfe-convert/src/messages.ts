import { type ConvertMessages as ConvertWords, convertMessages } from '@sheaf/api/contract/messages/convert';
import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';

/** What this tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type ConvertMessages = ConvertWords & { errors: ErrorMessages };

const spokenHere: MessagesPart<ConvertMessages> = {
  english: { ...convertMessages.english, errors: errorMessages.english },
  async load(locale) {
    const [convert, errors] = await Promise.all([convertMessages.load(locale), errorMessages.load(locale)]);
    return { ...convert, errors };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(spokenHere);
