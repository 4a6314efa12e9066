import { type ChatMessages as ChatWords, chatMessages } from '@sheaf/api/contract/messages/chat';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { type WithErrors, withErrorMessages } from '@sheaf/tool-kit/withErrorMessages';

/** What the chat tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type ChatMessages = WithErrors<ChatWords>;

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages<ChatMessages>(withErrorMessages(chatMessages));
