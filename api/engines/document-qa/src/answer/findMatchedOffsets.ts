import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';

const MOST_RELATED = 5;

/** Finds the offsets of the last question word that a sentence has. It mostly shows which of several values is meant. */
export function findMatchedOffsets(index: OpenIndex, { terms }: ReadQuestion, text: string): number[] {
  const words = findTerms(text, index.language);
  for (const { forms, related } of terms.toReversed()) {
    const asked = new Set([...forms, ...related.slice(0, MOST_RELATED)].map(({ number }) => index.termAt(number)));
    const places = words.flatMap(({ term, start }) => (asked.has(term) ? [start] : []));
    if (places.length > 0) return places;
  }
  return [];
}
