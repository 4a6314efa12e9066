import type { Citation } from './citation.ts';

/** What the built-in engine says when it does not quote. Whoever shows the answer has the words for it. */
export type LeadCode = 'listed' | 'counted' | 'yes' | 'no' | 'closest' | 'summary';

/** An answer in sentences of the document. */
export interface BuiltInAnswer {
  status: 'grounded' | 'partial' | 'not_found';
  /** Said before the sentences, such as how many things were counted. */
  lead?: { code: LeadCode; count?: number | undefined } | undefined;
  /** Sentences of the answer, each with the `id` of the citation it is. Those of a list stand one below the other. */
  sentences: { text: string; citation: number }[];
  isList: boolean;
  /** Every quote stands literally on its page; ids count from 1 in the order of the answer. */
  citations: Citation[];
  /** At most three, when nothing was found. */
  closest: Citation[];
  searchedPages: number;
}

/** A stretch of the document for a model to read. */
export interface Passage {
  page: number;
  start: number;
  end: number;
  text: string;
  score: number;
}

/** A quote that somebody claims, and the page it should stand on, if that was said. */
export interface ClaimedQuote {
  quote: string;
  page?: number | undefined;
}
