import type { Glyph } from './glyph.ts';

const SIGNED_LETTER = /^[\u0620-\u064a][\u064b-\u0652\u0670]+$/;
/** Matches a nunation sign that was read before the last consonant of a word that ends in alef. */
const EARLY_NUNATION = /\u064b([\u0620-\u064a])\u0627(?=$|[^\u0620-\u0652])/gu;

/** Puts Arabic letters with vowel signs in order, in a row sorted from the left: a sign may reach over the whole next letter. */
export function orderSignedLetters(glyphs: Glyph[]): Glyph[] {
  for (const [index, signed] of glyphs.entries()) {
    const next = glyphs[index + 1];
    if (!next || !SIGNED_LETTER.test(signed.text) || next.right >= signed.right) continue;
    glyphs[index] = next;
    glyphs[index + 1] = signed;
  }
  return glyphs;
}

/** Puts the sign of nunation before the alef that ends its word: no other letter bears one. */
export function placeNunation(text: string): string {
  return text.replace(EARLY_NUNATION, '$1\u064b\u0627');
}
