import type { TextRange } from './pageWords';

/** A text as a search sees it, and where each of its letters is in the text as it is. */
interface Folded {
  letters: string;
  /** Of each letter, with the length of the text at the end. */
  offsets: number[];
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
function fold(text: string): Folded {
  const hyphenOffsets = new Set<number>();
  for (const { index, 0: hyphen } of text.matchAll(DIVIDED))
    for (let offset = 0; offset < hyphen.length; offset += 1) hyphenOffsets.add(index + offset);
  let letters = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const isSkipped = letter === SOFT_HYPHEN || hyphenOffsets.has(offset) || (WHITE.test(letter) && (letters === '' || letters.endsWith(' ')));
    const replacement = isSkipped ? '' : WHITE.test(letter) ? ' ' : (ALIKE[letter] ?? stripAccents(letter));
    letters += replacement;
    for (let unit = 0; unit < replacement.length; unit += 1) offsets.push(offset);
    offset += letter.length;
  }
  offsets.push(text.length);
  return { letters, offsets };
}

function stripAccents(letter: string): string {
  return letter.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

/** Folds a text for comparison in a search. */
export function foldLetters(text: string): string {
  return fold(text).letters.trimEnd();
}

/** Counts the occurrences of a search term; both texts must be folded. */
export function countMatches(letters: string, foldedQuery: string): number {
  return findOffsets(letters, foldedQuery).length;
}

/** Finds every match of a search in a text. Matches do not overlap. */
export function findMatches(text: string, foldedQuery: string): TextRange[] {
  if (foldedQuery === '') return [];
  const { letters, offsets } = fold(text);
  return findOffsets(letters, foldedQuery).map((offset) => {
    const last = offsets[offset + foldedQuery.length - 1] ?? 0;
    return { start: offsets[offset] ?? 0, end: findLetterEnd(text, last) };
  });
}

function findOffsets(letters: string, foldedQuery: string): number[] {
  const found: number[] = [];
  if (foldedQuery === '') return found;
  for (let index = letters.indexOf(foldedQuery); index >= 0; index = letters.indexOf(foldedQuery, index + foldedQuery.length)) found.push(index);
  return found;
}

/** Behind a letter with all its accents. */
function findLetterEnd(text: string, offset: number): number {
  let end = offset + String.fromCodePoint(text.codePointAt(offset) ?? 0).length;
  while (end < text.length && IS_ACCENT.test(text.charAt(end))) end += 1;
  return end;
}
