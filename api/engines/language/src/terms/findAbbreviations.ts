import { findTerms, normalizeTerm } from './searchTerms.ts';

/** A short form and what it stands for, in terms. */
export interface Abbreviation {
  short: string;
  long: string[];
}

const IN_BRACKETS = /\((\p{Lu}[\p{L}\p{N}-]{1,9})s?(?:[;,][^)]{1,30})?\)/gu;
const LONG_FORM_REACH = 90;
const MOST = 300;

/** Finds what a text shortens, as in "World Health Organization (WHO)". */
export function findAbbreviations(text: string, language: string): Abbreviation[] {
  const found = new Map<string, string[]>();
  for (const { 1: short = '', index: at } of text.matchAll(IN_BRACKETS)) {
    if (found.size >= MOST) break;
    const long = findLongForm(text.slice(Math.max(0, at - LONG_FORM_REACH), at), short);
    const terms = long && findTerms(long, language).map(({ term }) => term);
    if (terms && terms.length > 1) found.set(normalizeTerm(short.toLowerCase(), language), terms);
  }
  return [...found].map(([short, long]) => ({ short, long }));
}

/** The words right before the brackets whose initials are its letters; small words may be passed over. */
function findLongForm(before: string, short: string): string | undefined {
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length < 2 || !/\p{Lu}.*\p{Lu}/u.test(short)) return undefined;
  const words = [...before.matchAll(/[\p{L}\p{N}]+/gu)];
  let next = letters.length - 1;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at];
    if (!word) break;
    const isNext = word[0].toLowerCase().startsWith(letters[next] ?? '');
    if (isNext) next--;
    else if (!/^(?:of|and|the|for|in|to|on|with|a|an)$/i.test(word[0]) || at === words.length - 1) return undefined;
    if (next < 0) return before.slice(word.index);
  }
  return undefined;
}
