import { type ConvertMessages as ConvertWords, convertMessages } from '@sheaf/api/contract/messages/convert';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { type WithErrors, withErrorMessages } from '@sheaf/tool-kit/withErrorMessages';

/** What this tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type ConvertMessages = WithErrors<ConvertWords>;

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages<ConvertMessages>(withErrorMessages(convertMessages));
