import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from './glyph.ts';
import { repairGlyphs } from './repairGlyphs.ts';

const SIZE = 12;
const style = { size: SIZE } as GlyphStyle;

/** Glyphs of a line from its right end to its left one, each of the given width. */
function fromTheRight(...glyphs: [text: string, width: number][]): Glyph[] {
  let right = 300;
  return glyphs.map(([text, width]) => {
    right -= width;
    return { text, left: right, right: right + width, top: 90, bottom: 102, originX: right, originY: 100, style, isUnmapped: text < ' ' };
  });
}

test('the sign that separates two Persian letters of a word stays with the word', () => {
  const read = repairGlyphs(fromTheRight(['م', 6], ['ی', 6], ['\u200c', 0], ['گ', 5]));
  expect(read.map(({ text }) => text)).toEqual(['م', 'ی\u200c', 'گ']);
});

test('a letter that is drawn by two glyphs takes the room of both, so that no space is read into its word', () => {
  const [letter, next] = repairGlyphs(fromTheRight(['پ', 4], ['\u0003', 3], ['ل', 7]));
  expect([letter?.text, next?.text]).toEqual(['پ', 'ل']);
  expect(letter?.left).toBe(next?.right);
});

test('what has no text is left out of Latin words as before', () => {
  const read = repairGlyphs(fromTheRight(['b', 6], ['\u200c', 0], ['\u0003', 3], ['a', 6]));
  expect(read.map(({ text, left, right }) => [text, right - left])).toEqual([
    ['b', 6],
    ['a', 6],
  ]);
});

test('the strokes that draw out justified Arabic are part of their word, whatever sign the font calls them', () => {
  const read = repairGlyphs(fromTheRight(['م', 6], ['ج', 4], ['$', 3], ['$', 3], ['د', 5]));
  expect(read.map(({ text }) => text)).toEqual(['م', 'ج', 'د']);
  expect(read[1]?.left).toBe(read[2]?.right);
  expect(repairGlyphs(fromTheRight(['م', 6], ['$', 3], ['5', 4])).map(({ text }) => text)).toEqual(['م', '$', '5']);
});

test('a vowel sign that is drawn off its line and behind another one belongs to the letter below it', () => {
  const word = fromTheRight(['ی', 6], ['ب', 4], ['ا', 3]);
  const elsewhere = fromTheRight(['س', 200], ['ل', 6]).map((glyph) => ({ ...glyph, originY: 76 }));
  const [mark] = fromTheRight(['\u064b', 3]).map((glyph) => ({ ...glyph, left: 287, right: 290, originY: 97 }));
  const read = repairGlyphs(mark ? [...elsewhere, mark, ...word] : []);
  expect(read.map(({ text }) => text)).toEqual(['س', 'ل', 'ی', 'ب', 'ا\u064b']);
});

test.each([
  ['ال', 'لا'],
  ['لا', 'لا'],
  ['هللا', 'الله'],
  ['الله', 'الله'],
  ['حم', 'مح'],
  ['\u064bا', 'ا\u064b'],
  ['fi', 'fi'],
])('the letters %s that PDFium reports of one glyph are read as %s', (reported, text) => {
  const [glyph] = fromTheRight(['', 6]);
  const read = repairGlyphs([...reported].flatMap((letter) => (glyph ? [{ ...glyph, text: letter }] : [])));
  expect(read.map((ligature) => ligature.text)).toEqual([text]);
});

/** Builds the glyphs of a line from left to right, each with its left and right edge. */
function fromTheLeft(...glyphs: [text: string, left: number, right: number][]): Glyph[] {
  return glyphs.map(([text, left, right]) => ({
    text,
    left,
    right,
    top: 90,
    bottom: 102,
    originX: left,
    originY: 100,
    style,
    isUnmapped: text < ' ',
  }));
}

test.each([
  ['´', 'o', 'ó'],
  ['¨', 'U', 'Ü'],
  ['ˇ', 'c', 'č'],
])('joins the accent %s with the letter %s that TeX draws at the same position', (accent, letter, composed) => {
  const read = repairGlyphs(fromTheLeft(['P', 50, 57], [accent, 57, 63], [letter, 57, 63], ['l', 63, 66]));
  expect(read.map(({ text }) => text)).toEqual(['P', composed, 'l']);
});

test.each(['\u0088', '\u000f', '\ue000'.replace('\ue000', '\u0095')])(
  'reads a glyph without a character before the words of a line as a bullet: %j',
  (sign) => {
    const read = repairGlyphs(fromTheLeft([sign, 50, 56], ['t', 62, 66], ['o', 66, 72]));
    expect(read.map(({ text }) => text)).toEqual(['•', 't', 'o']);
  },
);

test('leaves out a glyph without a character within a line', () => {
  const read = repairGlyphs(fromTheLeft(['a', 40, 46], ['\u0088', 50, 56], ['t', 62, 66]));
  expect(read.map(({ text }) => text)).toEqual(['a', 't']);
});

describe('an accent that TeX raised over a capital and PDFium reports at the end of the line', () => {
  const capital = (text: string, left: number, originY = 100): Glyph => ({
    text,
    left,
    right: left + 8,
    top: 90,
    bottom: 102,
    originX: left,
    originY,
    style,
    isUnmapped: false,
  });
  const accent = (text: string, left: number, originY: number): Glyph => ({ ...capital(text, left, originY), right: left + 6 });

  test.each([
    ['¨', 'U', 'Ü'],
    ['´', 'E', 'É'],
    ['ˇ', 'S', 'Š'],
    ['˚', 'A', 'Å'],
  ])('%s belongs to the %s below it', (sign, letter, composed) => {
    const line = [capital('x', 10), capital(letter, 30), capital('b', 39), capital('.', 60), accent(sign, 31, 97), capital('M', 70)];
    expect(repairGlyphs(line).map(({ text }) => text)).toEqual(['x', composed, 'b', '.', 'M']);
  });

  test('it stays a sign where no letter is below it, or one that cannot bear it', () => {
    const line = [capital('U', 30), capital('.', 60), accent('¨', 62, 97), capital('B', 80), capital('.', 90), accent('˚', 81, 97)];
    expect(repairGlyphs(line).map(({ text }) => text)).toEqual(['U', '.', '¨', 'B', '.', '˚']);
  });
});
