import { coverLetterMessages, type CoverLetterMessages as LetterWords } from '@sheaf/api/contract/messages/coverLetter';
import { type LetterAnswerMessages, letterAnswerMessages } from '@sheaf/api/contract/messages/letterAnswers';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';
import { type WithErrors, withErrorMessages } from '@sheaf/tool-kit/withErrorMessages';

/** What the tool says, with the names of tones and the refusals of a server, where this page knows beforehand what it would say. */
export type LetterMessages = WithErrors<LetterWords & { answers: LetterAnswerMessages }>;

const letterWithAnswers: MessagesPart<LetterWords & { answers: LetterAnswerMessages }> = {
  english: { ...coverLetterMessages.english, answers: letterAnswerMessages.english },
  async load(locale) {
    const [letter, answers] = await Promise.all([coverLetterMessages.load(locale), letterAnswerMessages.load(locale)]);
    return { ...letter, answers };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages<LetterMessages>(withErrorMessages(letterWithAnswers));
