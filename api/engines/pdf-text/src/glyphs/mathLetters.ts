import type { GlyphStyle } from './glyph.ts';

/** The letters and digits that Unicode has for formulas, in many styles. */
const MATH_LETTER = /^[\u{1d400}-\u{1d7ff}]$/u;
const BLOCK_START = 0x1d400;
/** Bold and italic styles by the place of their first letter in the block; each has 52 letters. */
const LETTERS_OF_STYLE = 52;
const [BOLD, ITALIC, BOLD_ITALIC] = [0, 1, 2];
/** Styles without serifs follow later: bold, italic and both. */
const [SANS_BOLD, SANS_ITALIC, SANS_BOLD_ITALIC] = [9, 10, 11];
/** Greek letters in bold, italic and both, and bold digits. */
const GREEK = { start: 0x1d6a8, letters: 58, end: 0x1d7cb };
const BOLD_DIGITS = { from: 0x1d7ce, to: 0x1d7d7 };

/** A letter of a formula as plain text, with the style that its code point names. */
export interface PlainLetter {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

/** Returns a letter of a formula as plain text, so that search finds it and any font shows it. Returns undefined for other characters. */
export function readMathLetter(text: string): PlainLetter | undefined {
  if (text.length !== 2 || !MATH_LETTER.test(text)) return undefined;
  const plain = text.normalize('NFKC');
  if (plain === text) return undefined;
  return { text: plain, ...findStyle(text.codePointAt(0) ?? 0) };
}

function findStyle(code: number): { isBold: boolean; isItalic: boolean } {
  if (code >= BOLD_DIGITS.from && code <= BOLD_DIGITS.to) return { isBold: true, isItalic: false };
  if (code >= GREEK.start && code <= GREEK.end) {
    const style = Math.floor((code - GREEK.start) / GREEK.letters);
    return { isBold: style !== 1, isItalic: style === 1 || style === 2 || style === 4 };
  }
  const style = Math.floor((code - BLOCK_START) / LETTERS_OF_STYLE);
  return {
    isBold: [BOLD, BOLD_ITALIC, SANS_BOLD, SANS_BOLD_ITALIC].includes(style),
    isItalic: [ITALIC, BOLD_ITALIC, SANS_ITALIC, SANS_BOLD_ITALIC].includes(style),
  };
}

/** Creates a function that returns a style made bold or italic, the same object for the same style. */
export function createStyleChanger(): (style: GlyphStyle, look: Pick<PlainLetter, 'isBold' | 'isItalic'>) => GlyphStyle {
  const changed = new Map<GlyphStyle, Map<string, GlyphStyle>>();
  return (style, { isBold, isItalic }) => {
    if ((style.isBold || !isBold) && (style.isItalic || !isItalic)) return style;
    const looks = changed.get(style) ?? new Map<string, GlyphStyle>();
    changed.set(style, looks);
    const key = `${isBold} ${isItalic}`;
    const made = looks.get(key) ?? { ...style, isBold: style.isBold || isBold, isItalic: style.isItalic || isItalic };
    looks.set(key, made);
    return made;
  };
}
