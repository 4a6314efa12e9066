import { findStemMeaning } from '@sheaf/language/meaning/stemMeanings';
import { compareMeanings, compareWithRows, findMeaningRow, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { TermForm } from './findTermForms.ts';

/** Cosine similarities: below the first, meanings are unrelated; from the second on, they count as the same. */
const UNRELATED_LIKENESS = 0.38;
const SAME_LIKENESS = 0.8;
const MAX_RELATED = 60;

/** The meanings of a document's terms: rows of the table for English, or vectors for other languages. */
type Vocabulary = { kind: 'rows'; rows: Int32Array } | { kind: 'vectors'; meanings: (Meaning | undefined)[] };

const vocabularies = new WeakMap<OpenIndex, Vocabulary>();

/** Finds the terms of a document with a related meaning, each with its likeness from 0 to 1. */
export function findRelatedTerms(index: OpenIndex, meaning: Meaning | undefined): TermForm[] {
  if (!meaning) return [];
  const related: TermForm[] = [];
  for (const [number, likeness] of compareWithVocabulary(readVocabulary(index), meaning).entries()) {
    if (likeness > UNRELATED_LIKENESS)
      related.push({ number, likeness: Math.min(1, (likeness - UNRELATED_LIKENESS) / (SAME_LIKENESS - UNRELATED_LIKENESS)) });
  }
  return related.sort((one, other) => other.likeness - one.likeness).slice(0, MAX_RELATED);
}

/** Returns the meaning of a term of a document. */
export function findTermMeaning(index: OpenIndex, number: number): Meaning | undefined {
  const vocabulary = readVocabulary(index);
  return vocabulary.kind === 'vectors' ? vocabulary.meanings[number] : findStemMeaning(index.termAt(number), index.language);
}

function compareWithVocabulary(vocabulary: Vocabulary, meaning: Meaning): Float32Array {
  if (vocabulary.kind === 'rows') return compareWithRows(meaning, vocabulary.rows);
  return Float32Array.from(vocabulary.meanings, (other) => (other ? compareMeanings(meaning, other) : 0));
}

function readVocabulary(index: OpenIndex): Vocabulary {
  const known = vocabularies.get(index);
  if (known) return known;
  const numbers = Array.from({ length: index.termCount }, (_, number) => number);
  const vocabulary: Vocabulary =
    index.language === 'es' || index.language === 'de'
      ? { kind: 'vectors', meanings: numbers.map((number) => findStemMeaning(index.termAt(number), index.language)) }
      : { kind: 'rows', rows: Int32Array.from(numbers, (number) => findMeaningRow(index.termAt(number)) ?? -1) };
  vocabularies.set(index, vocabulary);
  return vocabulary;
}
