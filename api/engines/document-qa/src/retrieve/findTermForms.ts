import type { OpenIndex } from '../index/openChatIndex.ts';
import { findLikelySpellings } from './likelySpellings.ts';
import { findSynonyms } from './synonyms.ts';

/** A term of the document that may stand for a word of a question, and how well it does, from 0 to 1. */
export interface TermForm {
  number: number;
  likeness: number;
}

/** How well words stand for one another. */
const KIN_LIKENESS = 0.6;
/** Where the document has the very word, others are less likely meant. */
const KIN_BESIDE_LIKENESS = 0.3;
const MISSPELT_LIKENESS = 0.7;
const SAME_ROOT_LIKENESS = 0.6;
/** Words that share so many letters, and have at most so many of their own, are mostly of one root. */
const ROOT_LETTERS = 6;
const ENDING_LETTERS = 4;

/** Finds the terms of a document that a word of a question may mean. */
export function findTermForms(index: OpenIndex, term: string): TermForm[] {
  const forms: TermForm[] = [];
  const add = (number: number | undefined, likeness: number) => {
    if (number !== undefined && !forms.some((form) => form.number === number)) forms.push({ number, likeness });
  };
  add(index.numberOf(term), 1);
  const isKnown = forms.length > 0;
  if (isEnglish(index)) for (const kin of findSynonyms(term)) add(index.numberOf(kin), isKnown ? KIN_BESIDE_LIKENESS : KIN_LIKENESS);
  if (isKnown || /\d/.test(term)) return forms;
  for (const number of ofSameRoot(index, term)) add(number, SAME_ROOT_LIKENESS);
  if (forms.length === 0) for (const number of findLikelySpellings(index, term)) add(number, MISSPELT_LIKENESS);
  return forms;
}

function isEnglish({ language }: OpenIndex): boolean {
  return language === 'en' || language === 'und';
}

/** Terms that begin alike, which stand side by side in the vocabulary. */
function ofSameRoot(index: OpenIndex, term: string): number[] {
  const shared = Math.max(ROOT_LETTERS, term.length - ENDING_LETTERS);
  if (term.length < shared) return [];
  const root = term.slice(0, shared);
  const found: number[] = [];
  for (let number = index.firstFrom(root); number < index.termCount; number++) {
    const other = index.termAt(number);
    if (!other.startsWith(root)) break;
    if (other.length <= shared + ENDING_LETTERS) found.push(number);
  }
  return found;
}
