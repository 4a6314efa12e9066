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

const LETTER = /^[\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3]$/;
const SIGN = /^[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]$/;
/** How far over or below its line a sign is drawn at most, and how far the next letter of its line is, in letter heights. */
const MAX_OFF_LINE = 0.8;
const MAX_BESIDE = 1.2;

/**
 * Puts a letter whose text was given to its vowel sign back onto its line. Browsers say of one of the two drawings what both are, and PDFium then places the letter where
 * the sign is drawn.
 */
export function settleSignedLetters(glyphs: Glyph[]): Glyph[] {
  const settled: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const [one, other] = [glyphs[index], glyphs[index + 1]];
    if (!one) continue;
    const place = other && findLetterBeside(glyphs, one, other);
    if (!other || !place) {
      settled.push(one);
      continue;
    }
    const letter = LETTER.test(one.text) ? one : other;
    const { originY, top, bottom } = place;
    const edges = { left: Math.min(one.left, other.left), right: Math.max(one.right, other.right) };
    settled.push({ ...letter, ...edges, originY, top, bottom, text: letter.text + (letter === one ? other : one).text });
    index += 1;
  }
  return settled;
}

/** Returns the nearest letter of the line that a letter and its sign belong to, of which only the place of the sign is known. */
function findLetterBeside(glyphs: Glyph[], one: Glyph, other: Glyph): Glyph | undefined {
  const isPair = (LETTER.test(one.text) && SIGN.test(other.text)) || (SIGN.test(one.text) && LETTER.test(other.text));
  if (!isPair || one.originX !== other.originX || one.originY !== other.originY) return undefined;
  const size = one.style.size;
  const letters = glyphs.filter((glyph) => glyph !== one && glyph !== other && LETTER.test(glyph.text));
  // Where other letters are on the same line, that is a line.
  if (letters.some(({ originY }) => originY === one.originY)) return undefined;
  const measureGap = ({ left, right }: Glyph) => Math.max(left - one.originX, one.originX - right);
  return letters
    .filter((glyph) => Math.abs(glyph.originY - one.originY) <= MAX_OFF_LINE * size && measureGap(glyph) <= MAX_BESIDE * size)
    .toSorted((a, b) => measureGap(a) - measureGap(b))[0];
}

/** Puts the sign of nunation before the alef that ends its word: no other letter carries one. */
export function placeNunation(text: string): string {
  return text.replace(EARLY_NUNATION, '$1\u064b\u0627');
}
