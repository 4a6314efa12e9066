import { expect, test } from '@jest/globals';
import type { Glyph } from './glyph.ts';
import { readMathLetter } from './mathLetters.ts';
import { repairGlyphs } from './repairGlyphs.ts';

test.each([
  ['\u{1d465}', 'x', false, true],
  ['\u{1d400}', 'A', true, false],
  ['\u{1d482}', 'a', true, true],
  ['\u{1d6fc}', 'α', false, true],
  ['\u{1d7d3}', '5', true, false],
])('%s is found by a search for %s', (text, plain, isBold, isItalic) => {
  expect(readMathLetter(text)).toEqual({ text: plain, isBold, isItalic });
});

test('an emoji and a plain letter stay as they are', () => {
  expect([readMathLetter('\u{1f600}'), readMathLetter('x')]).toEqual([undefined, undefined]);
});

test('letters of one formula share one style', () => {
  const style = { font: 'Math', isBold: false, isItalic: false, size: 11, angle: 0, isInvisible: false, isWhite: false, color: '000000', markedContent: -1 };
  const letter = (text: string, left: number): Glyph => ({ text, left, right: left + 6, top: 90, bottom: 102, originX: left, originY: 100, style, isUnmapped: false });
  const [one, other] = repairGlyphs([letter('\u{1d465}', 100), letter('\u{1d466}', 110)]);
  expect([one?.text, one?.style.isItalic, one?.style === other?.style]).toEqual(['x', true, true]);
});
