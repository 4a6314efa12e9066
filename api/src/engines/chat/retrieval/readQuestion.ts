import type { OpenIndex } from '../index/openChatIndex.ts';
import { termsOf } from '../index/terms.ts';
import { formsOf } from './formsOf.ts';

/** A question, and those the visitor asked before it, the oldest first. */
export interface Asked {
  question: string;
  history: readonly string[];
}

/** A word of the question as the document has it. */
export interface AskedTerm {
  term: string;
  /** How much it tells: rarer in the document, more in the question. */
  weight: number;
  /** The terms of the document that may stand for it, with how well they do, from 0 to 1. */
  forms: { number: number; likeness: number }[];
}

export interface ReadQuestion {
  terms: AskedTerm[];
  /** The new question's own words alone. */
  question: string;
  leansOnHistory: boolean;
}

/** Words that frame a question without saying what it is about, and what share of their rarity counts. */
const FRAMING = new Map(
  'name call type kind sort example describe refer know term word mean tell give list explain happen use many much long often find state say document text article paper report author accord show page'
    .split(' ')
    .flatMap((word) => termsOf(word, 'en').map(({ term }): [string, number] => [term, 0.4])),
);
const LEANING =
  /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|that|this|those|these|ones?|there|then|same|latter|former|later|earlier)\b/i;
const BEGINS_LEANING = /^\s*(?:and|but|or|so|what about|how about|why|also|then)\b/i;
const FEW_TERMS = 2;
const EARLIER_QUESTIONS = 2;
const EARLIER_SHARE = 0.5;

/** A question as it is looked for in a document. */
export function readQuestion(index: OpenIndex, { question, history }: Asked): ReadQuestion {
  const own = askedTerms(index, question);
  const leansOnHistory = history.length > 0 && (BEGINS_LEANING.test(question) || LEANING.test(question) || own.length <= FEW_TERMS);
  if (!leansOnHistory) return { terms: own, question, leansOnHistory };
  const earlier = history.slice(-EARLIER_QUESTIONS).flatMap((each) => askedTerms(index, each));
  const terms = [...own];
  for (const each of earlier) {
    if (each.forms.length > 0 && !terms.some(({ term }) => term === each.term)) terms.push({ ...each, weight: EARLIER_SHARE * each.weight });
  }
  return { terms, question, leansOnHistory };
}

function askedTerms(index: OpenIndex, question: string): AskedTerm[] {
  const found = new Map<string, AskedTerm>();
  for (const { term, word } of termsOf(question, index.language)) {
    if (found.has(term)) continue;
    const forms = formsOf(index, term, word);
    const rarest = Math.max(0, ...forms.filter(({ likeness }) => likeness === 1).map(({ number }) => rarity(index, number)));
    found.set(term, { term, forms, weight: (rarest || rarityOf(index, 0)) * (FRAMING.get(term) ?? 1) });
  }
  return [...found.values()];
}

function rarity(index: OpenIndex, term: number): number {
  return rarityOf(index, index.sentencesWith(term).sentences.length);
}

function rarityOf({ sentences }: OpenIndex, found: number): number {
  return Math.log(1 + (sentences.length - found + 0.5) / (found + 0.5));
}
