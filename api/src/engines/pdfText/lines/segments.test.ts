import { expect, test } from '@jest/globals';
import type { Glyph, GlyphStyle } from '../glyphs/glyph.ts';
import { segmentsOf } from './segments.ts';

const WIDTH = 6;

function styleIn(font: string): GlyphStyle {
  return { font, isBold: false, isItalic: false, size: 11, angle: 0, isInvisible: false, isWhite: false, color: '000000', markedContent: -1 };
}

/** Signs from left to right, each in a font. */
function drawn(signs: [text: string, style: GlyphStyle][]): Glyph[] {
  return signs.map(([text, style], place) => {
    const left = 100 + place * WIDTH;
    return { text, left, right: left + WIDTH, top: 90, bottom: 102, originX: left, originY: 100, style, isUnmapped: false };
  });
}

test('a word that is read from right to left has the font of its letters, not that of the full stop that stands left of them', () => {
  const [letters, signs] = [styleIn('NotoSansHebrew'), styleIn('DejaVuSans')];
  const [segment] = segmentsOf(drawn([['.', signs], ...[...'םולש'].map((letter): [string, GlyphStyle] => [letter, letters])]));
  expect(segment?.words.map(({ text, runs }) => [text, runs?.map(({ style }) => style.font)])).toEqual([['שלום.', ['NotoSansHebrew']]]);
});

test('dots that lead from a word to a number are neither of them', () => {
  const style = styleIn('Times');
  const [segment] = segmentsOf(drawn([...'start.......12'].map((sign): [string, GlyphStyle] => [sign, style])));
  expect(segment?.words.map(({ text }) => text)).toEqual(['start', '.......', '12']);
});
