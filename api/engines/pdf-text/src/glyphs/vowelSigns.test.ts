import { expect, test } from '@jest/globals';
import type { Glyph } from './glyph.ts';
import { orderSignedLetters, placeNunation } from './vowelSigns.ts';

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
])('nunation of %s stands before the last alef', (read, right) => {
  expect(placeNunation(read)).toBe(right);
});
