import { findTerms, normalizeTerm } from './searchTerms.ts';

/** Stems of the words of a title, a question or a sentence. One thing and several have the same: their words are compared, not looked up. */
export function findComparableTerms(text: string, language: string): string[] {
  return findTerms(text, language).map(({ word }) => normalizeComparableTerm(word, language));
}

/** Normalizes a term for comparison, without the s of a plural. */
export function normalizeComparableTerm(word: string, language: string): string {
  return normalizeTerm(word.replace(/(?<=\p{L}{3}[^su\P{L}])s$/u, ''), language);
}
