import { type GrammarMessages as GrammarWords, grammarMessages } from '@sheaf/api/contract/messages/grammar';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { type WithErrors, withErrorMessages } from '@sheaf/tool-kit/withErrorMessages';

/** What the grammar tool says, and the refusals of a server, where this page knows beforehand what it would say. */
export type GrammarMessages = WithErrors<GrammarWords>;

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages<GrammarMessages>(withErrorMessages(grammarMessages));
