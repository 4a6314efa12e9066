import { expect, test } from '@jest/globals';
import type { Glyph } from './glyph.ts';
import { orderSignedLetters, placeNunation, settleSignedLetters } from './vowelSigns.ts';

const style = { size: 10 } as Glyph['style'];
const buildGlyph = (text: string, left: number, right: number): Glyph => ({
  text,
  left,
  right,
  top: 0,
  bottom: 10,
  originX: left,
  originY: 10,
  style,
  isUnmapped: false,
});

test('a letter whose sign reaches over the next one stays before it', () => {
  const row = [buildGlyph('ا', 328, 331), buildGlyph('ئً', 330.8, 339.2), buildGlyph('ر', 333.7, 336.5), buildGlyph('ا', 339.9, 343)];
  expect(orderSignedLetters(row).map(({ text }) => text)).toEqual(['ا', 'ر', 'ئً', 'ا']);
});

test('letters with signs of their own width keep their order', () => {
  const row = [buildGlyph('ر', 10, 14), buildGlyph('مَ', 14, 20), buildGlyph('ل', 20, 24)];
  expect(orderSignedLetters(row).map(({ text }) => text)).toEqual(['ر', 'مَ', 'ل']);
});

test.each([
  ['زائًرا', 'زائرًا'],
  ['شكرًا', 'شكرًا'],
  ['جدًا جدا', 'جدًا جدا'],
])('nunation of %s is before the last alef', (read, right) => {
  expect(placeNunation(read)).toBe(right);
});

describe('a letter whose code is at its vowel sign alone', () => {
  const raise = (glyph: Glyph, originX: number, originY: number) => ({ ...glyph, originX, originY, top: originY - 9, bottom: originY - 7 });

  it.each([
    ['over its line', ['ُ', 'أ'], 4, ['د', 'ق'], 'أُ'],
    ['below its line', ['إ', 'ِ'], 15, ['ل', 'م'], 'إِ'],
    ['over a line of Hebrew', ['\u05b9', 'ו'], 5, ['ש', 'ל'], 'ו\u05b9'],
  ])('is in its line again, %s', (_, pair, originY, [before = '', after = ''], text) => {
    const signed = pair.map((letter, index) => raise(buildGlyph(letter, 21 - index, 22 - index), 21, originY));
    const line = [buildGlyph(before, 10, 19), buildGlyph(after, 24, 32)];
    expect(settleSignedLetters([...signed, ...line])).toEqual([
      { ...signed.find(({ text: one }) => one === text[0]), text, left: 20, right: 22, originY: 10, top: 0, bottom: 10 },
      ...line,
    ]);
  });

  it('stays where it is on a line of its own, with letters beside it', () => {
    const glyphs = [
      raise(buildGlyph('ُ', 21, 22), 21, 4),
      raise(buildGlyph('أ', 20, 21), 21, 4),
      raise(buildGlyph('د', 10, 19), 10, 4),
      buildGlyph('ق', 24, 32),
    ];
    expect(settleSignedLetters(glyphs)).toEqual(glyphs);
  });

  it('stays where it is far from any line', () => {
    const glyphs = [raise(buildGlyph('ُ', 21, 22), 21, 40), raise(buildGlyph('أ', 20, 21), 21, 40), buildGlyph('ق', 24, 32)];
    expect(settleSignedLetters(glyphs)).toEqual(glyphs);
  });
});
