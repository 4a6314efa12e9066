import { type Lexicon, loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { findSimilarWords } from './similarWords.ts';
import { measureSlip } from './slipCost.ts';

const STEPS_PER_DOUBLING = 7;
/** With a word this common one slip away nobody looks for one two slips away. */
const COMMON = 170;
const SPLIT_COST = 8;
/** Two words that are written as one must be a common pair. */
const COMMON_PAIR = 150;
const AT_MOST = 5;
const PAIR_WEIGHT = 0.45;
const COUNT_WEIGHT = 0.55;
const UNSEEN_PAIR = 12;

export interface Suggestion {
  word: string;
  /** In doublings; more is better. */
  score: number;
  cost: number;
}

/** Returns the words that somebody who wrote `word` between these two may have meant, the likeliest first. */
export function suggestWords(word: string, before: string, after: string): Suggestion[] {
  const words = loadLexicon();
  const lower = word.toLowerCase();
  const near = candidatesOf(lower, words);
  const context = (candidate: string) => PAIR_WEIGHT * (pairScore(words, before, candidate) + pairScore(words, candidate, after));
  const single = near.map((candidate) => {
    const cost = measureSlip(lower, candidate);
    const count = words.countAt(words.indexOf(candidate)) / STEPS_PER_DOUBLING;
    return { word: candidate, cost, score: COUNT_WEIGHT * count + context(candidate.toLowerCase()) - cost };
  });
  return [...single, ...splitsOf(lower, words, before, after)].sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1)).slice(0, AT_MOST);
}

const remembered = new Map<string, string[]>();
const REMEMBERED_AT_MOST = 2000;

function candidatesOf(lower: string, words: Lexicon): string[] {
  const known = remembered.get(lower);
  if (known) return known;
  const isUsual = (candidate: string) => !/^\p{Lu}.*\p{Lu}|^.$/u.test(candidate) || candidate === 'I' || candidate === 'a';
  let found = findSimilarWords(words, lower, 1).filter(isUsual);
  if (!found.some((candidate) => words.countAt(words.indexOf(candidate)) >= COMMON) && lower.length > 3) {
    found = findSimilarWords(words, lower, 2).filter(isUsual).concat(found);
  }
  const distinct = [...new Set(found)].filter((candidate) => words.countAt(words.indexOf(candidate)) > 0 || measureSlip(lower, candidate) < 8);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(lower, distinct);
  return distinct;
}

function pairScore(words: Lexicon, first: string, second: string): number {
  const count = words.pairCount(first, second);
  return count > 0 ? count / STEPS_PER_DOUBLING : UNSEEN_PAIR;
}

function splitsOf(lower: string, words: Lexicon, before: string, after: string): Suggestion[] {
  const splits: Suggestion[] = [];
  for (let at = 1; at < lower.length; at++) {
    const [first, second] = [lower.slice(0, at), lower.slice(at)];
    if ((first.length === 1 && first !== 'a' && first !== 'i') || (second.length === 1 && second !== 'a')) continue;
    const pair = words.pairCount(first, second);
    if (pair < COMMON_PAIR) continue;
    const score =
      COUNT_WEIGHT * (pair / STEPS_PER_DOUBLING) + PAIR_WEIGHT * (pairScore(words, before, first) + pairScore(words, second, after)) - SPLIT_COST;
    splits.push({ word: `${first === 'i' ? 'I' : first} ${second}`, score, cost: SPLIT_COST });
  }
  return splits;
}
