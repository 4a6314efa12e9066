import type { Stretch } from './pageWords';

/** A text as a search sees it, and where each of its letters stands in the text as it is. */
interface Folded {
  letters: string;
  /** Of each letter, with the length of the text at the end. */
  places: number[];
}

// One mark written for another, by programs that set type and by those who search.
const ALIKE: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
};
const ACCENTS = /\p{M}/gu;
const IS_ACCENT = /\p{M}/u;
const WHITE = /\s/u;
const SOFT_HYPHEN = '\u00AD';
// A word that was divided at the end of a line.
const DIVIDED = /(?<=\p{L})[-‐]\s*\n\s*(?=\p{Ll})/gu;

/** Without accents and case; any white space is one space, and a word divided between two lines is whole. */
function folded(text: string): Folded {
  const left = new Set<number>();
  for (const { index, 0: hyphen } of text.matchAll(DIVIDED)) for (let place = 0; place < hyphen.length; place += 1) left.add(index + place);
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const isLeftOut = letter === SOFT_HYPHEN || left.has(place) || (WHITE.test(letter) && (letters === '' || letters.endsWith(' ')));
    const plain = isLeftOut ? '' : WHITE.test(letter) ? ' ' : (ALIKE[letter] ?? stripAccents(letter));
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    place += letter.length;
  }
  places.push(text.length);
  return { letters, places };
}

function stripAccents(letter: string): string {
  return letter.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

/** Folds a text for comparison in a search. */
export function foldLetters(text: string): string {
  return folded(text).letters.trimEnd();
}

/** Counts the occurrences of a search term; both texts must be folded. */
export function countMatches(letters: string, sought: string): number {
  return findOffsets(letters, sought).length;
}

/** Finds every match of a search in a text. Matches do not overlap. */
export function matchesIn(text: string, sought: string): Stretch[] {
  if (sought === '') return [];
  const { letters, places } = folded(text);
  return findOffsets(letters, sought).map((place) => {
    const last = places[place + sought.length - 1] ?? 0;
    return { start: places[place] ?? 0, end: endOfLetter(text, last) };
  });
}

function findOffsets(letters: string, sought: string): number[] {
  const found: number[] = [];
  if (sought === '') return found;
  for (let index = letters.indexOf(sought); index >= 0; index = letters.indexOf(sought, index + sought.length)) found.push(index);
  return found;
}

/** Behind a letter with all its accents. */
function endOfLetter(text: string, place: number): number {
  let end = place + String.fromCodePoint(text.codePointAt(place) ?? 0).length;
  while (end < text.length && IS_ACCENT.test(text.charAt(end))) end += 1;
  return end;
}
