import { meaningOfStem } from '@sheaf/language/meaning/meaningOf';
import { compareMeanings, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { TermForm } from './findTermForms.ts';

/** Meanings that are less alike are those of strangers; as alike as the second, they are as good as one. */
const STRANGERS = 0.38;
const AS_GOOD_AS_ONE = 0.8;
const MOST_RELATED = 60;

const meaningsOfIndex = new WeakMap<OpenIndex, (Meaning | undefined)[]>();

/** Finds the terms of a document that are about what a word of a question is about, each with how near it is, from 0 to 1. */
export function findRelatedTerms(index: OpenIndex, meaning: Meaning | undefined): TermForm[] {
  if (!meaning) return [];
  const related: TermForm[] = [];
  for (const [number, other] of vocabularyMeanings(index).entries()) {
    const likeness = other ? compareMeanings(meaning, other) : 0;
    if (likeness > STRANGERS) related.push({ number, likeness: Math.min(1, (likeness - STRANGERS) / (AS_GOOD_AS_ONE - STRANGERS)) });
  }
  return related.sort((one, other) => other.likeness - one.likeness).slice(0, MOST_RELATED);
}

/** Returns what each term of a document is about, by its number. */
export function vocabularyMeanings(index: OpenIndex): (Meaning | undefined)[] {
  const known = meaningsOfIndex.get(index);
  if (known) return known;
  const meanings = Array.from({ length: index.termCount }, (_, number) => meaningOfStem(index.termAt(number), index.language));
  meaningsOfIndex.set(index, meanings);
  return meanings;
}
