import { type ChatMessages as ChatWords, chatMessages } from '@sheaf/api/contract/messages/chat';
import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';

/** What the chat tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type ChatMessages = ChatWords & { errors: ErrorMessages };

const spokenHere: MessagesPart<ChatMessages> = {
  english: { ...chatMessages.english, errors: errorMessages.english },
  async load(locale) {
    const [chat, errors] = await Promise.all([chatMessages.load(locale), errorMessages.load(locale)]);
    return { ...chat, errors };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(spokenHere);
