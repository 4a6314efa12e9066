import { type ChatAnswer, MAX_MESSAGE_LENGTH } from '@sheaf/api/contract/chat';
import { findEnding } from '@sheaf/tool-kit/callFailure';
import { useMessages } from '../../messages';
import type { ChatContext } from '../../model/chatContext';
import { chatActions } from '../../model/chatState';
import type { Reason } from '../../model/reason';
import { findShown, type Talk } from '../../model/talk';
import { useAsking } from './useAsking';

/** The counts of answers after which a donation may be requested. */
const DONATION_AFTER = [3, 7];
/** The most characters of a selected passage in a question. */
const LONGEST_SELECTION = MAX_MESSAGE_LENGTH / 4;

/** Returns the handlers that type a question, ask it and stop its answer. */
export function useQuestionHandlers({ api, shell, dispatch }: ChatContext, talk: Talk | null) {
  const { talk: words } = useMessages();
  const asking = useAsking(api, dispatch, { onAnswered: handleAnswered, onFail: handleFailed });

  function handleAnswered({ messageCount, status, citations }: ChatAnswer) {
    // Small talk cites nothing: it has saved nobody any time.
    if (status === 'grounded' && citations.length > 0 && DONATION_AFTER.includes(messageCount)) shell.offerDonation('chat');
  }

  function handleFailed(reason: Reason) {
    if (reason.code === 'chat_limit_reached') shell.openUpgrade();
    // The notice above the field says that a conversation is over, and what to do.
    else if (!findEnding(reason)) shell.toast({ title: words.failedTitle, description: reason.sentence ?? words.failedText, tone: 'bad' });
  }

  function handleAnother() {
    asking.stop();
    dispatch(chatActions.anotherWanted());
  }

  function handleAskAbout(selected: string, page: number) {
    const clean = selected.replace(/\s+/g, ' ').trim();
    const short = clean.length > LONGEST_SELECTION ? `${clean.slice(0, LONGEST_SELECTION).trimEnd()}…` : clean;
    const file = talk && talk.documents.length > 1 ? findShown(talk)?.name : undefined;
    dispatch(chatActions.quoted(words.aboutThis({ selected: short, page, file })));
  }

  return {
    onType: (text: string) => dispatch(chatActions.typed(text)),
    onAsk: (question: string) => talk && asking.start(talk.sessionId, question),
    onStop: asking.stop,
    onAnother: handleAnother,
    onAskAbout: handleAskAbout,
  };
}
