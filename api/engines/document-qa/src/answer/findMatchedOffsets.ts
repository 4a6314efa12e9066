import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';

const MAX_RELATED = 5;

/**
 * Finds where a sentence has words of the question, which show which of several values is meant: each word that it has itself, or else
 * the last one that it has in other words.
 */
export function findMatchedOffsets(index: OpenIndex, { terms }: ParsedQuestion, text: string): number[][] {
  const words = findTerms(text, index.language);
  const findOffsets = (numbers: readonly { number: number }[]) => {
    const wanted = new Set(numbers.map(({ number }) => index.termAt(number)));
    return words.flatMap(({ term, start }) => (wanted.has(term) ? [start] : []));
  };
  const literal = terms.map(({ forms }) => findOffsets(forms.filter(({ likeness }) => likeness === 1))).filter((offsets) => offsets.length > 0);
  if (literal.length > 0) return literal;
  for (const { forms, related } of terms.toReversed()) {
    const offsets = findOffsets([...forms, ...related.slice(0, MAX_RELATED)]);
    if (offsets.length > 0) return [offsets];
  }
  return [];
}
