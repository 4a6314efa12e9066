import { compareSentences, encodeSentences } from '@sheaf/language/sentenceEncoder/sentenceEncoder';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { RankedSentence } from './rankSentences.ts';

/** As many of the best sentences are compared as a whole, at some 14 ms of CPU each. */
const COMPARED = 4;
/** What the likeness of question and sentence adds to a score. From 8 to 16, unseen questions found their sentence equally often. */
const LIKENESS_WEIGHT = 8;
/** A longer sentence is compared by its beginning. */
const MAX_LETTERS = 120;

/** Adds to the scores of the best sentences how alike they and an English question are as whole sentences, and puts the best first. */
export function rerankSentences(index: OpenIndex, { question, language }: ParsedQuestion, ranked: readonly RankedSentence[]): RankedSentence[] {
  if (index.language !== 'en' || language !== 'en' || ranked.length === 0) return [...ranked];
  const near = ranked.slice(0, COMPARED);
  const texts = near.map(({ sentence }) => sliceSentence(index, sentence).replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS));
  const [questionVector, ...vectors] = encodeSentences([question, ...texts]);
  if (!questionVector) return [...ranked];
  const compared = near.map((each, position): RankedSentence => {
    const likeness = compareSentences(questionVector, vectors[position] ?? questionVector);
    return { ...each, likeness, wordScore: each.score, score: each.score + LIKENESS_WEIGHT * likeness };
  });
  return [...compared.sort((one, other) => other.score - one.score), ...ranked.slice(COMPARED)];
}
