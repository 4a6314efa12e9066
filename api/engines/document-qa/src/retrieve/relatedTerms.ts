import { findStemMeaning } from '@sheaf/language/meaning/stemMeanings';
import { compareMeanings, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { TermForm } from './findTermForms.ts';

/** Cosine similarities: below the first, meanings are unrelated; from the second on, they count as the same. */
const UNRELATED_LIKENESS = 0.38;
const SAME_LIKENESS = 0.8;
const MOST_RELATED = 60;

const meaningsByIndex = new WeakMap<OpenIndex, (Meaning | undefined)[]>();

/** Finds the terms of a document with a related meaning, each with its likeness from 0 to 1. */
export function findRelatedTerms(index: OpenIndex, meaning: Meaning | undefined): TermForm[] {
  if (!meaning) return [];
  const related: TermForm[] = [];
  for (const [number, other] of findVocabularyMeanings(index).entries()) {
    const likeness = other ? compareMeanings(meaning, other) : 0;
    if (likeness > UNRELATED_LIKENESS)
      related.push({ number, likeness: Math.min(1, (likeness - UNRELATED_LIKENESS) / (SAME_LIKENESS - UNRELATED_LIKENESS)) });
  }
  return related.sort((one, other) => other.likeness - one.likeness).slice(0, MOST_RELATED);
}

/** Returns the meaning of each term of a document, by its number. */
export function findVocabularyMeanings(index: OpenIndex): (Meaning | undefined)[] {
  const known = meaningsByIndex.get(index);
  if (known) return known;
  const meanings = Array.from({ length: index.termCount }, (_, number) => findStemMeaning(index.termAt(number), index.language));
  meaningsByIndex.set(index, meanings);
  return meanings;
}
