import { listGlyphWords } from './garbled.ts';
import type { Glyph } from './glyph.ts';
import { looksLikeLanguage } from './looksLikeLanguage.ts';

/** Fewer glyphs that no table names are bullets and signs of formulas, and are left as they are. */
const LEAST_UNMAPPED = 0.3;
const LEAST_GLYPHS = 20;

/** What the codes of TeX's fonts stand for where they are not those of their letters: Cork encoding, and the older one. */
const CORK = new Map<number, string>([
  ...['“', '”', '„', '«', '»', '–', '—'].map((text, index) => [0x10 + index, text] as const),
  ...['ı', '\u0237', 'ff', 'fi', 'fl', 'ffi', 'ffl'].map((text, index) => [0x19 + index, text] as const),
  [0x7f, '-'],
  [0xd7, 'Œ'],
  [0xf7, 'œ'],
  [0xff, 'ß'],
]);
const OLD_TEX = new Map<number, string>([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl', 'ı', '\u0237'].map((text, index) => [0x0b + index, text] as const),
  ...['`', '´', 'ˇ', '˘', '¯', '˚', '¸'].map((text, index) => [0x12 + index, text] as const),
  ...['ß', 'æ', 'œ', 'ø', 'Æ', 'Œ', 'Ø'].map((text, index) => [0x19 + index, text] as const),
  [0x22, '”'],
  [0x27, '’'],
  [0x5c, '“'],
  [0x5e, 'ˆ'],
  [0x60, '‘'],
  [0x7b, '–'],
  [0x7c, '—'],
  [0x7d, '˝'],
  [0x7e, '˜'],
  [0x7f, '¨'],
]);
/** Accents of the older encoding are drawn by themselves, over their letters. */
const ACCENTS = /[`´ˇ˘¯˚¸ˆ˝˜¨]/g;
/** The ligatures of the older encoding, which in the other one are marks that no word begins or goes on with. */
const [FIRST_OLD, LAST_OLD] = [0x0b, 0x0f];
/** Its accents, which are quotes and dashes in the other one: those are never over a letter. */
const [FIRST_OLD_ACCENT, LAST_OLD_ACCENT] = [0x12, 0x18];

/**
 * Returns glyphs with their codes taken for letters where nothing else names them and the codes make words of a language: the drawn letters of charts and of
 * older TeX have no table of names, and PDFium says of each that it has none.
 */
export function decodeUnmappedGlyphs(glyphs: Glyph[]): Glyph[] {
  const all = glyphs.filter(({ isUnmapped, text }) => isUnmapped && text !== ' ');
  // Drawn letters are text beside any other: a title, or the parts in one font of a page whose other fonts have names.
  const unmapped = all.length < LEAST_UNMAPPED * glyphs.length ? all.filter(({ style }) => style.font === '') : all;
  if (unmapped.length < LEAST_GLYPHS) return glyphs;
  const codes = unmapped.some((glyph, index) => isOldLigature(glyph) || isOldAccent(glyph, unmapped[index + 1])) ? OLD_TEX : CORK;
  const read = new Map(unmapped.map((glyph) => [glyph, { ...glyph, text: readCode(glyph, codes), isUnmapped: false }]));
  const words = listGlyphWords([...read.values()]).map((word) => (codes === OLD_TEX ? word.replace(ACCENTS, '') : word));
  if (!looksLikeLanguage(words)) return glyphs;
  return glyphs.map((glyph) => read.get(glyph) ?? glyph);
}

function isOldLigature({ text, style }: Glyph): boolean {
  const code = text.codePointAt(0) ?? 0;
  return style.font === '' && code >= FIRST_OLD && code <= LAST_OLD;
}

function isOldAccent({ text, style, left, right }: Glyph, next: Glyph | undefined): boolean {
  const code = text.codePointAt(0) ?? 0;
  const isOver = next !== undefined && next.left < (left + right) / 2 && next.right > (left + right) / 2;
  return style.font === '' && code >= FIRST_OLD_ACCENT && code <= LAST_OLD_ACCENT && isOver;
}

/** TeX's drawn letters are in fonts without a name. */
function readCode({ text, style }: Glyph, codes: ReadonlyMap<number, string>): string {
  return style.font === '' ? (codes.get(text.codePointAt(0) ?? 0) ?? text) : text;
}
