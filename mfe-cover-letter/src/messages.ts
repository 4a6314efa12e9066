import { coverLetterMessages, type CoverLetterMessages as LetterWords } from '@sheaf/api/contract/messages/coverLetter';
import { type ErrorMessages, errorMessages } from '@sheaf/api/contract/messages/errors';
import { type LetterAnswerMessages, letterAnswerMessages } from '@sheaf/api/contract/messages/letterAnswers';
import type { MessagesPart } from '@sheaf/api/contract/messages/messagesPart';
import { createMessages } from '@sheaf/tool-kit/createMessages';

/** What the tool says, with the names of tones and the refusals of a server, where this page knows beforehand what it would say. */
export type LetterMessages = LetterWords & { errors: ErrorMessages; answers: LetterAnswerMessages };

const spokenHere: MessagesPart<LetterMessages> = {
  english: { ...coverLetterMessages.english, errors: errorMessages.english, answers: letterAnswerMessages.english },
  async load(locale) {
    const [letter, errors, answers] = await Promise.all([
      coverLetterMessages.load(locale),
      errorMessages.load(locale),
      letterAnswerMessages.load(locale),
    ]);
    return { ...letter, errors, answers };
  },
};

export const { prepare, messagesIn, MessagesContext, useMessages } = createMessages(spokenHere);
