import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from '@sheaf/pdf-text/glyphs/glyph';
import type { Drawing } from './drawing.ts';
import { addDrawnBullets } from './drawnBullets.ts';

const style = { size: 12 } as GlyphStyle;
const glyph = (text: string, left: number, right: number): Glyph => ({
  text,
  left,
  right,
  top: 90,
  bottom: 102,
  originX: left,
  originY: 100,
  style,
  isUnmapped: false,
});
const nothing: Drawing = { rules: [], grounds: [], images: [], shapes: [], fills: [] };
const mark = (left: number) => ({ left, right: left + 4, top: 94, bottom: 98 });
const bulletsIn = (glyphs: Glyph[]) => glyphs.filter(({ text }) => text === '•').map(({ left }) => left);

test.each([
  ['Arabic', ['ب', 'ا']],
  ['Hebrew', ['ש', 'ל']],
])('a dot at the right of a line of %s is the bullet of an item', (_, [one = '', two = '']) => {
  const line = [glyph(one, 280, 286), glyph(two, 286, 292)];
  expect(bulletsIn(addDrawnBullets(line, { ...nothing, shapes: [mark(302)] }))).toEqual([302]);
  expect(bulletsIn(addDrawnBullets(line, { ...nothing, grounds: [{ ...mark(304), color: '000000' }] }))).toEqual([304]);
});

test('a dot behind Latin words is none', () => {
  expect(bulletsIn(addDrawnBullets([glyph('a', 280, 286)], { ...nothing, shapes: [mark(296)] }))).toEqual([]);
});
