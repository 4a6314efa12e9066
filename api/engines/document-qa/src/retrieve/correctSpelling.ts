import { findMeaning } from '@sheaf/language/meaning/wordMeanings';
import { normalizeTerm } from '@sheaf/language/terms/searchTerms';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MIN_LENGTH = 4;

/** Returns English words that a misspelt word may mean, for the likeliest kind of typing error. Returns none for a known word. */
export function correctSpelling(word: string): string[] {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word) || isKnown(word)) return [];
  for (const tries of [swapLetters(word), fixDoubleLetters(word), insertLetters(word), removeLetters(word), replaceLetters(word)]) {
    const known = [...new Set(tries)].filter(isKnown);
    if (known.length > 0) return known;
  }
  return [];
}

function isKnown(word: string): boolean {
  return findMeaning(normalizeTerm(word, 'en')) !== undefined;
}

function swapLetters(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
}

/** Doubles each letter, or reduces double letters to one. */
function fixDoubleLetters(word: string): string[] {
  const twice = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));
  return [word.replace(/(.)\1/g, '$1'), ...twice].filter((each) => each !== word);
}

function insertLetters(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => Array.from(LETTERS, (letter) => word.slice(0, at) + letter + word.slice(at))).flat();
}

function removeLetters(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

function replaceLetters(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    Array.from(LETTERS, (letter) => word.slice(0, at + 1) + letter + word.slice(at + 2)),
  ).flat();
}
