import type { ChatAnswer } from '@sheaf/api/contract/chat';
import { findEnding } from '@sheaf/tool-kit/callFailure';
import type { Reason } from './reason';
import { type Answer, type Exchange, findPendingExchange, type Talk } from './talk';

/** Adds a question, unless an answer is under way, the conversation has ended, or this id was asked already. */
export function addQuestion(talk: Talk, id: string, question: string): Talk {
  if (findPendingExchange(talk) || talk.ending || talk.exchanges.some((exchange) => exchange.id === id)) return talk;
  return { ...talk, failure: null, exchanges: [...talk.exchanges, { id, question, answer: { step: 'waiting' } }] };
}

/** Appends a piece to the answer that is being streamed. */
export function appendAnswerPiece(talk: Talk, id: string, piece: string): Talk {
  return changeAnswer(talk, id, ({ answer }) => ({ step: 'writing', text: (answer.step === 'writing' ? answer.text : '') + piece }));
}

/** Replaces the streamed pieces by the complete answer. */
export function completeAnswer(
  talk: Talk,
  id: string,
  { response, status, citations, closest, engine, warnings, messageCount, remaining }: ChatAnswer,
): Talk {
  const answer: Answer = {
    step: 'answered',
    text: response,
    status,
    citations,
    closest: closest ?? [],
    engine: engine ?? null,
    warnings: (warnings ?? []).map(({ text }) => text),
  };
  const next = changeAnswer(talk, id, () => answer);
  return next === talk ? talk : { ...next, messageCount, remaining };
}

/** Takes the unanswered question out of the list and returns it, so that the screen can offer it again. */
export function removeFailedQuestion(talk: Talk, id: string, reason: Reason): { talk: Talk; question: string | null } {
  const exchange = findPendingExchange(talk);
  if (exchange?.id !== id) return { talk, question: null };
  const { question } = exchange;
  const exchanges = talk.exchanges.filter((one) => one !== exchange);
  // That nothing can be asked any more is said where that is shown, and that it costs something in a dialog.
  const ending = findEnding(reason);
  const isShownElsewhere = ending !== null || reason.code === 'chat_limit_reached';
  return { question, talk: { ...talk, exchanges, failure: isShownElsewhere ? null : { question, reason }, ending: ending ?? talk.ending } };
}

/** Marks the running answer as stopped and keeps the text so far. */
export function stopAnswer(talk: Talk): Talk {
  const exchange = findPendingExchange(talk);
  return exchange ? changeAnswer(talk, exchange.id, ({ answer }) => ({ step: 'stopped', text: answer.step === 'writing' ? answer.text : '' })) : talk;
}

/** Another answer for the exchange that is under way; nothing for one that is not. */
function changeAnswer(talk: Talk, id: string, change: (exchange: Exchange) => Answer): Talk {
  if (findPendingExchange(talk)?.id !== id) return talk;
  return { ...talk, exchanges: talk.exchanges.map((exchange) => (exchange.id === id ? { ...exchange, answer: change(exchange) } : exchange)) };
}
