import { type Lexicon, loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import type { Token } from '@sheaf/language/tokens/tokenize';
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
/** What a context is worth that speaks neither for nor against a word. */
const NEUTRAL_CONTEXT = 2 * PAIR_WEIGHT * UNSEEN_PAIR;
const CONTEXT_WEIGHT = 0.6;
/** In a word so long even three slips leave it recognisable. */
const SHORTEST_FAR_SLIP = 9;
const MOST_CONTEXT = 8;

export interface Suggestion {
  word: string;
  /** In doublings; more is better. */
  score: number;
  cost: number;
  /** How common the word is, in doublings, or the pair of two words. */
  count: number;
}

/** Returns the words that somebody who wrote `word` between these tokens may have meant, the likeliest first. */
export function suggestWords(word: string, before: readonly Token[], after: readonly Token[]): Suggestion[] {
  const words = loadLexicon();
  const lower = word.toLowerCase();
  const near = findCandidates(lower, words);
  const scoreFit = measureFit(lower, before, after);
  const single = near.map((candidate) => {
    const cost = measureSlip(lower, candidate);
    const count = words.countAt(words.indexOf(candidate)) / STEPS_PER_DOUBLING;
    return { word: candidate, cost, count, score: COUNT_WEIGHT * count + NEUTRAL_CONTEXT + scoreFit(candidate) - cost };
  });
  return [...single, ...findSplits(lower, words, neighbour(before.at(-1)), neighbour(after[0]))]
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, AT_MOST);
}

/** Measures how much the words around a place speak for a candidate there, whatever it is by itself. */
function measureFit(wrong: string, before: readonly Token[], after: readonly Token[]): (candidate: string) => number {
  const model = loadSentenceModel();
  const written = { text: wrong, lower: wrong, kind: 'word' as const };
  const sentence = model.number([...before, written, ...after]);
  const from = before.length + 1;
  const measureLikelihood = (words: string[]) => {
    const changed = model.replace(sentence, from, from + 1, words);
    return model.measure('words', changed, from, from + 1) - Math.log(model.count('words', changed, from, from + 1) + 1);
  };
  const neutral = measureLikelihood([wrong]);
  return (candidate) => {
    const doublings = (measureLikelihood([candidate.toLowerCase()]) - neutral) / Math.LN2;
    return CONTEXT_WEIGHT * Math.max(-MOST_CONTEXT, Math.min(MOST_CONTEXT, doublings));
  };
}

function neighbour(token: Token | undefined): string {
  return token?.kind === 'word' ? token.lower : '';
}

const remembered = new Map<string, string[]>();
const REMEMBERED_AT_MOST = 2000;

function findCandidates(lower: string, words: Lexicon): string[] {
  const known = remembered.get(lower);
  if (known) return known;
  const isUsual = (candidate: string) => !/^\p{Lu}.*\p{Lu}|^.$/u.test(candidate) || candidate === 'I' || candidate === 'a';
  let found = findSimilarWords(words, lower, 1).filter(isUsual);
  if (!found.some((candidate) => words.countAt(words.indexOf(candidate)) >= COMMON) && lower.length > 3) {
    found = findSimilarWords(words, lower, 2).filter(isUsual).concat(found);
  }
  if (found.length === 0 && lower.length >= SHORTEST_FAR_SLIP) found = findSimilarWords(words, lower, 3).filter(isUsual);
  const distinct = [...new Set(found)].filter((candidate) => words.countAt(words.indexOf(candidate)) > 0 || measureSlip(lower, candidate) < 8);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(lower, distinct);
  return distinct;
}

function pairScore(words: Lexicon, first: string, second: string): number {
  const count = words.pairCount(first, second);
  return count > 0 ? count / STEPS_PER_DOUBLING : UNSEEN_PAIR;
}

function findSplits(lower: string, words: Lexicon, before: string, after: string): Suggestion[] {
  const splits: Suggestion[] = [];
  for (let at = 1; at < lower.length; at++) {
    const [first, second] = [lower.slice(0, at), lower.slice(at)];
    if ((first.length === 1 && first !== 'a' && first !== 'i') || (second.length === 1 && second !== 'a')) continue;
    const pair = words.pairCount(first, second);
    if (pair < COMMON_PAIR) continue;
    const score =
      COUNT_WEIGHT * (pair / STEPS_PER_DOUBLING) + PAIR_WEIGHT * (pairScore(words, before, first) + pairScore(words, second, after)) - SPLIT_COST;
    splits.push({ word: `${first === 'i' ? 'I' : first} ${second}`, score, cost: SPLIT_COST, count: pair / STEPS_PER_DOUBLING });
  }
  return splits;
}
