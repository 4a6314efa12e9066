import type { Glyph } from '../glyphs/glyph.ts';

const TOUCHING_DOT = /^[.·…]$/;
const MIN_LEADING_DOTS = 5;

/** Splits the letters between two gaps where dots lead from a word to a number without any room before them or behind. */
export function splitAtLeaders(letters: Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [];
  let from = 0;
  for (let place = 0; place < letters.length; ) {
    const { text = '' } = letters[place] ?? {};
    let end = place + 1;
    while (end < letters.length && letters[end]?.text === text) end += 1;
    if (TOUCHING_DOT.test(text) && end - place >= MIN_LEADING_DOTS) {
      if (place > from) parts.push(letters.slice(from, place));
      parts.push(letters.slice(place, end));
      from = end;
    }
    place = end;
  }
  if (from < letters.length) parts.push(letters.slice(from));
  return parts;
}
