import { foldLetters } from '../text/textSpan.ts';

/** Returns words of a list, as `foldLetters` gives them. */
export function parseWordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/[\s,]+/).map(foldLetters));
}

/** Parses phrases separated by commas. */
export function parsePhraseSet(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(',').map(foldLetters));
}
