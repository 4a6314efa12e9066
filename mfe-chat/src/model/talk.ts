import type { ChatAnswer, ChatUpload, Citation } from '@sheaf/api/contract/chat';
import type { Reason } from './reason';

/** A PDF of a conversation. */
export interface AskedDocument {
  /** Its number in the conversation. */
  number: number;
  name: string;
  summary: string;
  pageCount: number;
  /** Null when an older server does not say. */
  wordCount: number | null;
  ocrPages: ChatUpload['ocrPages'];
  suggestedQuestions: string[];
  warnings: ChatUpload['warnings'];
  /** Null when this browser did not keep it. */
  pdf: ShownPdf | null;
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

/** A PDF to be read, with what opens it. */
export interface ChosenPdf {
  file: File;
  password: string;
}

/** A PDF that could not be read, and why. */
export interface RefusedPdf extends ChosenPdf {
  reason: Reason;
  /** This device found it before the file was sent. */
  isUnsent: boolean;
}

/** A conversation about one or several PDFs. */
export interface Talk {
  sessionId: string;
  /** When all of it is deleted, by the clock of this device, in milliseconds. */
  endsAt: number;
  documents: AskedDocument[];
  /** The number of the document beside the conversation. */
  shown: number;
  /** The PDF that is being added. */
  adding: File | null;
  /** PDFs that could not be added, and why. */
  notAdded: RefusedPdf[];
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

/** Returns the document beside the conversation. */
export function findShown({ documents, shown }: Talk): AskedDocument | undefined {
  return documents.find(({ number }) => number === shown) ?? documents[0];
}

/** Returns the name of the first document, which the conversation is called by. */
export function findName({ documents }: Talk): string {
  return documents[0]?.name ?? '';
}

/** Returns the number of the document that a citation leads to. Older servers take one document and give no number. */
export function findCited({ documents }: Pick<Talk, 'documents'>, { document }: Pick<Citation, 'document'>): number | undefined {
  return document ?? documents[0]?.number;
}

/** Returns the exchange whose answer is not complete yet, or null. */
export function findPendingExchange({ exchanges }: Talk): Exchange | null {
  const last = exchanges.at(-1);
  return last && (last.answer.step === 'waiting' || last.answer.step === 'writing') ? last : null;
}

/** Returns the id of a passage among all highlights in the PDF. */
export const highlightId = (exchange: string, citation: number) => `${exchange}:${citation}`;

/** Lists the passages of an uncertain answer that its text does not cite. They may be right, so the screen shows them below it. */
export function listOthers({ status, text, citations }: AnswerFacts): Citation[] {
  return status === 'partial' ? citations.filter(({ id }) => !text.includes(`[${id}]`)) : [];
}

/** Lists every passage with a chip: cited in the answer or listed below it. */
export function listPassages({ answer }: Exchange): Citation[] {
  if (answer.step !== 'answered') return [];
  const { text, citations, closest } = answer;
  const cited = citations.filter(({ id }) => text.includes(`[${id}]`));
  return [...cited, ...listOthers(answer), ...closest];
}

/** Returns the exchange whose passages are highlighted: the selected one, else the newest with passages. */
export function findMarkedExchange({ exchanges, activeCitation }: Talk): Exchange | null {
  const chosen = activeCitation && exchanges.find(({ id }) => activeCitation.highlight.startsWith(`${id}:`));
  return chosen ?? exchanges.findLast((exchange) => listPassages(exchange).length > 0) ?? null;
}
