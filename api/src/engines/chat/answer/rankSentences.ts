import type { OpenIndex } from '../index/openChatIndex.ts';
import { rankWindows } from '../retrieval/rankWindows.ts';
import type { ReadQuestion } from '../retrieval/readQuestion.ts';

/** A sentence that may answer a question. */
export interface RankedSentence {
  sentence: number;
  score: number;
  /** The share of the question's words it has, each counted by its rarity. */
  cover: number;
}

/** The sentences that answer a question best, the best first. */
export function rankSentences(index: OpenIndex, question: ReadQuestion): RankedSentence[] {
  const total = question.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const { sentences, around } = rankWindows(index, question.terms);
  const covers = new Float64Array(sentences.length);
  for (const { weight, forms } of question.terms) {
    const best = new Map<number, number>();
    for (const { number, likeness } of forms) {
      for (const sentence of index.sentencesWith(number).sentences) best.set(sentence, Math.max(likeness, best.get(sentence) ?? 0));
    }
    for (const [sentence, likeness] of best) covers[sentence] = (covers[sentence] ?? 0) + (likeness * weight) / total;
  }
  return Array.from(sentences, (own, sentence) => ({ sentence, cover: covers[sentence] ?? 0, score: (own + 0.3 * (around[sentence] ?? 0)) / total }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
