import type { ChatIndex } from '../../types/chatIndex.ts';
import type { NamedThing } from './namedThing.ts';

const IN_BRACKETS = /\((\p{Lu}[\p{Lu}\p{N}&-]{1,9})s?\)/gu;
const BEFORE = 120;
const WORDS_MORE = 3;

/** Finds abbreviations in brackets after their long form: "World Health Organization (WHO)". */
export function findDefinedAbbreviations({ text }: ChatIndex): NamedThing[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap((found): NamedThing[] => {
    const [bracket, short = ''] = found;
    const from = Math.max(0, found.index - BEFORE);
    const words = [...text.slice(from, found.index).matchAll(/[\p{L}\p{N}]+/gu)].map((word) => ({ word: word[0], at: from + word.index }));
    const letters = short.toLowerCase().replace(/[^\p{L}]/gu, '');
    const near = words.slice(-(letters.length + WORDS_MORE));
    const start = near.findLast(
      ({ word, at }) => word.toLowerCase().startsWith(letters.charAt(0)) && hasLettersInOrder(text.slice(at, found.index).toLowerCase(), letters),
    );
    return start ? [{ start: start.at, end: found.index + bracket.length, key: short }] : [];
  });
}

/** Returns whether all letters occur in a text in order, each at the beginning of a word or within the same. */
function hasLettersInOrder(text: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
