import { type MergeMessages as MergeWords, mergeMessages } from '@sheaf/api/contract/messages/merge';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { type WithErrors, withErrorMessages } from '@sheaf/tool-kit/withErrorMessages';

/** What the merge tool says, and every refusal as the server would say it: the engine on this device refuses the same. */
export type MergeMessages = WithErrors<MergeWords>;

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages<MergeMessages>(withErrorMessages(mergeMessages));
