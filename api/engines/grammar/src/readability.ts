import type { Token } from '@sheaf/language/tokens/tokenize';
import type { Readability } from './types/grammarResult.ts';

const FEWEST_SENTENCES = 5;
const FEWEST_WORDS = 60;

/** Returns how hard sentences are to read, after Flesch and Kincaid; nothing about a text too short to say. */
export function measureReadability(sentences: readonly (readonly Token[])[]): Readability | undefined {
  const countedSentences = sentences.map((sentence) => sentence.filter(({ kind }) => kind === 'word')).filter((words) => words.length > 2);
  const words = countedSentences.reduce((sum, sentence) => sum + sentence.length, 0);
  if (countedSentences.length < FEWEST_SENTENCES || words < FEWEST_WORDS) return undefined;
  const syllables = countedSentences.flat().reduce((sum, { lower }) => sum + countSyllables(lower), 0);
  const grade = (0.39 * words) / countedSentences.length + (11.8 * syllables) / words - 15.59;
  return {
    words,
    sentences: countedSentences.length,
    averageSentenceWords: rounded(words / countedSentences.length),
    grade: Math.max(0, rounded(grade)),
  };
}

function countSyllables(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]|ed|[^laeiouy]e)$/, (end) => (end.endsWith('e') ? end.slice(0, -1) : end)).match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
