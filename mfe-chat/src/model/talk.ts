import type { ChatAnswer, ChatUpload, Citation } from '@sheaf/api/contract/chat';
import type { Reason } from './reason';

/** What is known of the PDF that is asked. */
export interface ChatDocument {
  sessionId: string;
  name: string;
  summary: string;
  pageCount: number;
  /** Null when an older server does not say. */
  wordCount: number | null;
  ocrPages: ChatUpload['ocrPages'];
  suggestedQuestions: string[];
  warnings: ChatUpload['warnings'];
  /** When all of it is deleted, by the clock of this device, in milliseconds. */
  endsAt: number;
}

/** The PDF itself, which never leaves this browser but for the reading. */
export interface ShownPdf {
  file: File;
  password: string;
  /** Its password was not kept through a reload. */
  isLocked: boolean;
}

export type AnswerFacts = Pick<ChatAnswer, 'status' | 'citations'> & {
  text: string;
  closest: Citation[];
  engine: string | null;
  warnings: string[];
};

/** How far one answer is. */
export type Answer =
  | { step: 'waiting' }
  | { step: 'writing'; text: string }
  | { step: 'stopped'; text: string }
  | ({ step: 'answered' } & AnswerFacts);

/** A question and what became of it. */
export interface Exchange {
  id: string;
  question: string;
  answer: Answer;
}

/** A place in the PDF that is to be looked at; `at` grows, so that the same place can be asked for twice. */
export interface ActiveCitation {
  page: number;
  highlight: string;
  at: number;
}

/** A conversation about one PDF. */
export interface Talk {
  document: ChatDocument;
  /** Null when this browser did not keep it. */
  pdf: ShownPdf | null;
  exchanges: Exchange[];
  /** Answered questions, as the server counts them. */
  messageCount: number;
  /** Free questions that are left; null where they are not counted. */
  remaining: number | null;
  /** A question that was not answered. */
  failure: { question: string; reason: Reason } | null;
  /** Why nothing more can be asked. */
  ending: 'expired' | 'notFound' | null;
  activeCitation: ActiveCitation | null;
}

/** The exchange whose answer is under way. */
export function underWay({ exchanges }: Talk): Exchange | null {
  const last = exchanges.at(-1);
  return last && (last.answer.step === 'waiting' || last.answer.step === 'writing') ? last : null;
}

/** A passage's name among all that are marked in the PDF. */
export const highlightId = (exchange: string, citation: number) => `${exchange}:${citation}`;

/** Every passage of an answer: those it stands on, or the closest ones when nothing was found. */
export function listPassages({ answer }: Exchange): Citation[] {
  return answer.step === 'answered' ? [...answer.citations, ...answer.closest] : [];
}

/** The answer whose passages are marked: the one that was looked at, else the newest with any. */
export function markedExchange({ exchanges, activeCitation }: Talk): Exchange | null {
  const chosen = activeCitation && exchanges.find(({ id }) => activeCitation.highlight.startsWith(`${id}:`));
  return chosen ?? exchanges.findLast((exchange) => listPassages(exchange).length > 0) ?? null;
}
