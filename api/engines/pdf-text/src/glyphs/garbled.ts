import type { Glyph } from './glyph.ts';

const MIN_WORDS = 12;
const MAX_ODD = 0.6;
const MAX_SAMPLE = 3000;
/** Dots and dashes that lead the eye from a title to its page, or that are to be written on, touch the words beside them. */
const LEADERS = /([.·…_-])\1{2,}/;

/**
 * Returns true for text whose characters are not those that are drawn, as from a font with its own encoding: hardly a word of it could be one.
 * Detects Latin letters only.
 */
export function looksGarbled(glyphs: Glyph[]): boolean {
  const words = listGlyphWords(glyphs);
  const long = words.flatMap((each) => each.split(LEADERS)).filter((each) => each.length >= 3);
  const latin = long.filter((each) => /[\x21-\x7e]{3}/.test(each));
  // Tables of numbers and formulas look odd too, but are not garbled.
  const worded = latin.filter((each) => !isFigure(each));
  if (worded.length < MIN_WORDS || worded.length < 0.5 * long.length) return false;
  return worded.filter(isOdd).length / worded.length > MAX_ODD;
}

/** Returns the first words of glyphs, split where the next one does not follow closely on its line. */
export function listGlyphWords(glyphs: Glyph[]): string[] {
  const text = glyphs.slice(0, MAX_SAMPLE);
  const words: string[] = [];
  let word = '';
  let last: Glyph | undefined;
  for (const glyph of text) {
    const isNext = last && Math.abs(glyph.originY - last.originY) < 1 && glyph.left - last.right < 0.2 * glyph.style.size && glyph.left >= last.left;
    if (!isNext && word !== '') {
      words.push(word);
      word = '';
    }
    word += glyph.text;
    last = glyph;
  }
  words.push(word);
  return words;
}

/** Returns true for figures, with their signs and no more than one letter among them: an amount, a range, a condition such as `500≤Y<20000`. */
function isFigure(word: string): boolean {
  return /\d/.test(word) && !/[^\d\s.,:;%$€£+\-–/()<>=≤≥±×≠~*°\p{L}]|\p{L}.*\p{L}/u.test(word.normalize('NFKC'));
}

function isOdd(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (letters.length < 0.5 * word.length) return true;
  return !/[aeiouyáéíóúàèìòùäëïöüâêîôûãõåæøœı]/i.test(letters);
}
