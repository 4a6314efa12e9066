import type { OpenIndex } from '../index/openChatIndex.ts';

const ROUNDS = 12;
const DAMPING = 0.85;
/** Terms that stand in fewer sentences connect none. */
const MIN_SENTENCES = 2;

/**
 * How central each of some sentences is (TextRank): a walk from sentence to sentence over the words they share, in which rarer words lead on more
 * often. It goes by way of the words, so that a thousand sentences cost no million of pairs.
 */
export function sentenceWeights(index: OpenIndex, sentences: readonly number[]): Float64Array {
  const frequency = new Map<number, number>();
  const termsOf = sentences.map((sentence) => [...new Set(index.termsIn(sentence))]);
  for (const terms of termsOf) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const rarity = (term: number) => Math.log(1 + sentences.length / (frequency.get(term) ?? 1));
  const shared = termsOf.map((terms) => terms.filter((term) => (frequency.get(term) ?? 0) >= MIN_SENTENCES));
  const sums = shared.map((terms) => terms.reduce((sum, term) => sum + rarity(term), 0));

  let weights = new Float64Array(sentences.length).fill(1 / Math.max(1, sentences.length));
  for (let round = 0; round < ROUNDS; round += 1) {
    const termWeights = new Map<number, number>();
    for (const [at, terms] of shared.entries()) {
      const share = (weights[at] ?? 0) / (sums[at] || 1);
      for (const term of terms) termWeights.set(term, (termWeights.get(term) ?? 0) + share * rarity(term));
    }
    const next = new Float64Array(sentences.length).fill((1 - DAMPING) / Math.max(1, sentences.length));
    for (const [at, terms] of shared.entries()) {
      let sum = 0;
      for (const term of terms) sum += (termWeights.get(term) ?? 0) / (frequency.get(term) ?? 1);
      next[at] = (next[at] ?? 0) + DAMPING * sum;
    }
    weights = next;
  }
  // A long sentence meets more words by its length alone.
  return weights.map((weight, at) => weight / Math.sqrt(1 + (shared[at]?.length ?? 0)));
}
