import { compareMeanings, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { findTermMeaning } from '../retrieve/relatedTerms.ts';

/** Creates a function that returns the similarity of a sentence's meaning to the question's, from 0 to 1. */
export function createMeaningComparer(index: OpenIndex, { terms }: ParsedQuestion): (sentence: number) => number {
  const questionMeaning = combineMeanings(terms.flatMap(({ meaning, weight }) => (meaning ? [{ meaning, weight }] : [])));
  return (sentence) => {
    if (!questionMeaning) return 0;
    const sentenceMeaning = combineMeanings(
      Array.from(new Set(index.termsIn(sentence)), (number) => ({
        meaning: findTermMeaning(index, number),
        weight: measureRarity(index, number),
      })).flatMap(({ meaning, weight }) => (meaning ? [{ meaning, weight }] : [])),
    );
    return sentenceMeaning ? Math.max(0, compareMeanings(questionMeaning, sentenceMeaning)) : 0;
  };
}

function measureRarity(index: OpenIndex, number: number): number {
  return Math.log(1 + index.sentences.length / (1 + index.sentencesWith(number).sentences.length));
}

function combineMeanings(weighted: readonly { meaning: Meaning; weight: number }[]): Meaning | undefined {
  const [first] = weighted;
  if (!first) return undefined;
  const sum = new Float32Array(first.meaning.length);
  for (const { meaning, weight } of weighted) for (const [at, value] of meaning.entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : undefined;
}
