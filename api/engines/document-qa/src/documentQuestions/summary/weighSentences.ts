import type { OpenIndex } from '../../index/openChatIndex.ts';

const ROUNDS = 12;
const DAMPING = 0.85;
/** Terms in fewer sentences connect none. */
const MIN_SENTENCES = 2;

/**
 * Returns how central each of some sentences is (TextRank): a walk from sentence to sentence over the words they share, in which rarer words lead on more
 * often. It goes by way of the words, so that a thousand sentences cost no million of pairs.
 */
export function weighSentences(index: OpenIndex, sentences: readonly number[]): Float64Array {
  const termsBySentence = sentences.map((sentence) => [...new Set(index.termsIn(sentence))]);
  const frequency = new Uint32Array(index.termCount);
  for (const terms of termsBySentence) for (const term of terms) frequency[term] = (frequency[term] ?? 0) + 1;
  const inverseFrequency = Float64Array.from(frequency, (found) => Math.log(1 + sentences.length / Math.max(1, found)));
  const shared = termsBySentence.map((terms) => terms.filter((term) => (frequency[term] ?? 0) >= MIN_SENTENCES));
  const sums = shared.map((terms) => terms.reduce((sum, term) => sum + (inverseFrequency[term] ?? 0), 0));

  const most = Math.max(1, sentences.length);
  let weights = new Float64Array(sentences.length).fill(1 / most);
  const termWeights = new Float64Array(index.termCount);
  for (let round = 0; round < ROUNDS; round += 1) {
    termWeights.fill(0);
    for (const [at, terms] of shared.entries()) {
      const share = (weights[at] ?? 0) / (sums[at] || 1);
      for (const term of terms) termWeights[term] = (termWeights[term] ?? 0) + share * (inverseFrequency[term] ?? 0);
    }
    const next = new Float64Array(sentences.length).fill((1 - DAMPING) / most);
    for (const [at, terms] of shared.entries()) {
      let sum = 0;
      for (const term of terms) sum += (termWeights[term] ?? 0) / (frequency[term] ?? 1);
      next[at] = (next[at] ?? 0) + DAMPING * sum;
    }
    weights = next;
  }
  // A long sentence meets more words by its length alone.
  return weights.map((weight, at) => weight / Math.sqrt(1 + (shared[at]?.length ?? 0)));
}
