import type { Citation } from './citation.ts';

/** What the built-in engine says when it does not quote. Whoever shows the answer has the words for it. */
export const leadCodes = [
  'listed',
  'counted',
  'yes',
  'no',
  'likelyYes',
  'yesOnCondition',
  'likelyNo',
  'closest',
  'summary',
  'greeting',
  'thanks',
  'farewell',
  'help',
  'highest',
  'lowest',
  'sum',
  'average',
  'difference',
  'computed',
  'value',
  'likelyValue',
] as const;
export type LeadCode = (typeof leadCodes)[number];

/** An answer in sentences of the document. */
export interface BuiltInAnswer {
  status: 'grounded' | 'partial' | 'not_found';
  /** Said before the sentences, such as how many things were counted. */
  lead?: { code: LeadCode; count?: number | undefined; value?: string | undefined; page?: number | undefined; file?: string | undefined } | undefined;
  /** The language of the question, if it is certain. */
  language?: 'en' | 'es' | 'de' | undefined;
  /** Sentences of the answer, each with the `id` of the citation it is. Those of a list have a line each. */
  sentences: { text: string; citation: number }[];
  isList: boolean;
  /** Whether the sentences are the cells of a computation, which share one line. */
  isSeries?: boolean | undefined;
  /** Every quote is literal text of its page. Ids count from 1. Citations that no sentence names add context. */
  citations: Citation[];
  /** At most three, when nothing was found. */
  closest: Citation[];
  searchedPages: number;
}

/** A passage of the document for a model to read. */
export interface Passage {
  page: number;
  start: number;
  end: number;
  text: string;
  score: number;
  /** Set where several documents are searched. */
  document?: number | undefined;
  file?: string | undefined;
}

/** A quote that a model claims, with its page and its document if the model names them. */
export interface ClaimedQuote {
  quote: string;
  page?: number | undefined;
  document?: number | undefined;
}
