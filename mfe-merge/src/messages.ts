import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import { type MergeMessages as MergeWords, mergeMessages } from '@sheaf/api/contract/messages/merge';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';

/** What the merge tool says, and every refusal as the server would say it: the engine on this device refuses the same. */
export type MergeMessages = MergeWords & { errors: ErrorMessages };

const spokenHere: MessagesPart<MergeMessages> = {
  english: { ...mergeMessages.english, errors: errorMessages.english },
  async load(locale) {
    const [merge, errors] = await Promise.all([mergeMessages.load(locale), errorMessages.load(locale)]);
    return { ...merge, errors };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(spokenHere);
