import { findMeaning } from '@sheaf/language/meaning/wordMeanings';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 4;

/** Returns the known English words that an unknown one may be a slip of the pen for, the likeliest kind of slip first; none of a known word. */
export function correctSpelling(word: string): string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isKnown(word)) return [];
  for (const tries of [swapped(word), doubled(word), dropped(word), added(word), changed(word)]) {
    const known = [...new Set(tries)].filter(isKnown);
    if (known.length > 0) return known;
  }
  return [];
}

function isKnown(word: string): boolean {
  return findMeaning(normalizeTerm(word, 'en')) !== undefined;
}

function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
}

/** A letter that should stand twice, or once. */
function doubled(word: string): string[] {
  const twice = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));
  return [word.replace(/(.)\1/g, '$1'), ...twice].filter((each) => each !== word);
}

function dropped(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => Array.from(LETTERS, (letter) => word.slice(0, at) + letter + word.slice(at))).flat();
}

function added(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

function changed(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    Array.from(LETTERS, (letter) => word.slice(0, at + 1) + letter + word.slice(at + 2)),
  ).flat();
}
