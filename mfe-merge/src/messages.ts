import { type MergeMessages, mergeMessages } from '@sheaf/api/contract/messages/merge';
import { createMessages } from '@sheaf/shell/tool-contract/createMessages';

export type { MergeMessages };

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(mergeMessages);
