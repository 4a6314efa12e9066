import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from '@sheaf/pdf-text/glyphs/glyph';
import type { Drawing } from './drawing.ts';
import { addDrawnBullets } from './drawnBullets.ts';

const style = { size: 12 } as GlyphStyle;
const buildGlyph = (text: string, left: number, right: number): Glyph => ({
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
const buildMark = (left: number) => ({ left, right: left + 4, top: 94, bottom: 98 });
const findBullets = (glyphs: Glyph[]) => glyphs.filter(({ text }) => text === '•').map(({ left }) => left);

test.each([
  ['Arabic', ['ب', 'ا']],
  ['Hebrew', ['ש', 'ל']],
])('a dot to the right of a line of %s is a list bullet', (_, [one = '', two = '']) => {
  const line = [buildGlyph(one, 280, 286), buildGlyph(two, 286, 292)];
  expect(findBullets(addDrawnBullets(line, { ...nothing, shapes: [buildMark(302)] }))).toEqual([302]);
  expect(findBullets(addDrawnBullets(line, { ...nothing, grounds: [{ ...buildMark(304), color: '000000' }] }))).toEqual([304]);
});

test('a dot after Latin words is not a bullet', () => {
  expect(findBullets(addDrawnBullets([buildGlyph('a', 280, 286)], { ...nothing, shapes: [buildMark(296)] }))).toEqual([]);
});
