import type { Passage } from '@sheaf/document-qa/types/builtInAnswer';
import type { LanguageModel } from '../../../ports.ts';
import type { QuestionInContext } from './passageSource.ts';

/** What the meaning of a passage counts beside its words: it helps where a question says the same in other words, and misleads where names and figures are asked for. */
const MEANING_WEIGHT = 0.5;
/** Passages are ranked by words alone when the service takes longer. */
const EMBEDDING_TIMEOUT_MS = 4000;

/** Ranks passages for a question by their words and, where the service compares meanings, by these as well. */
export async function findNearestPassages(
  passages: Passage[],
  { question, history }: QuestionInContext,
  model: LanguageModel,
  visitor: AbortSignal,
): Promise<Passage[]> {
  if (!model.embed || passages.length < 2) return passages;
  try {
    // A follow-up question says little alone.
    const questionText = [...history.slice(-1), question].join('\n');
    const signal = AbortSignal.any([visitor, AbortSignal.timeout(EMBEDDING_TIMEOUT_MS)]);
    const [own = [], ...theirs] = await model.embed([questionText, ...passages.map(({ text }) => text)], signal);
    const nearness = normalizeShares(theirs.map((each) => computeCosine(own, each)));
    const wording = normalizeShares(passages.map(({ score }) => score));
    return passages
      .map((passage, at) => ({ passage, score: (wording[at] ?? 0) + MEANING_WEIGHT * (nearness[at] ?? 0) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ passage }) => passage);
  } catch {
    // Whatever kept the service from comparing them, it can still be asked.
    visitor.throwIfAborted();
    return passages;
  }
}

/** Numbers between the least of them, 0, and the most, 1. */
function normalizeShares(numbers: number[]): number[] {
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least;
  return numbers.map((number) => (span > 0 ? (number - least) / span : 0));
}

function computeCosine(one: number[], other: number[]): number {
  const multiplyVectors = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const lengths = Math.sqrt(multiplyVectors(one, one) * multiplyVectors(other, other));
  return lengths > 0 ? multiplyVectors(one, other) / lengths : 0;
}
