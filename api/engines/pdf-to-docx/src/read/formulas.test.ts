import { expect, test } from '@jest/globals';
import type { LineWord, Segment, WordRun } from '@sheaf/pdf-text/lines/textLine';
import { findFormulas } from './formulas.ts';

const STYLE = { angle: 0, isBold: false, isItalic: false, isInvisible: false, isWhite: false, color: '000000', markedContent: -1 };

/** A piece of a formula in the letters of a font of TeX. */
function buildPiece(text: string, font: string, { x, y, size = 11 }: { x: number; y: number; size?: number }): Segment {
  const place = { left: x, right: x + 0.5 * size * text.length, top: y - 0.8 * size, bottom: y + 0.2 * size };
  const run: WordRun = { text, script: 'normal', style: { ...STYLE, font, size } };
  const word: LineWord = { text, ...place, size, isBold: false, isRaised: false, markedContent: -1, runs: [run] };
  return { words: [word], ...place, base: y, size };
}

test.each([
  ['an integral of Computer Modern', 'Z', 'CMEX10', 'CMMI10'],
  ['a sum of Latin Modern', 'X', 'LMMathExtension10-Regular', 'LMMathItalic10-Regular'],
  ['a product of MathTime', 'Y', 'MTEX', 'MTMI'],
])('%s with a fraction is one formula without any sign of relation', (_, sign, signs, letters) => {
  const pieces = [
    buildPiece(sign, signs, { x: 200, y: 300 }),
    buildPiece('n', letters, { x: 204, y: 290, size: 7 }),
    buildPiece('xy', letters, { x: 216, y: 294 }),
    buildPiece('2z', letters, { x: 216, y: 308 }),
  ];
  expect(findFormulas(pieces, [])).toHaveLength(1);
});

test('letters of other fonts with raised signs are no formula without a sign of relation', () => {
  const pieces = [buildPiece('Z', 'Times-Roman', { x: 200, y: 300 }), buildPiece('xy', 'CMMI10', { x: 216, y: 294 })];
  expect(findFormulas(pieces, [])).toEqual([]);
});
