import { expect, test } from '@jest/globals';
import type { Glyph } from '../glyphs/glyph.ts';
import { findSpaceGap } from './spaceGap.ts';

const SIZE = 10;

/** Builds letters of one width with given gaps between them, in letter heights. */
function buildLine(gaps: readonly number[]): Glyph[] {
  let left = 0;
  return [...gaps, 0].map((gap) => {
    const style = {
      font: 'Times',
      isBold: false,
      isItalic: false,
      size: SIZE,
      angle: 0,
      isInvisible: false,
      isWhite: false,
      color: '000000',
      markedContent: -1,
    };
    const glyph = { text: 'a', left, right: left + 5, top: 0, bottom: SIZE, originX: left, originY: 8, style, isUnmapped: false };
    left += 5 + gap * SIZE;
    return glyph;
  });
}

/** Builds words of three letters with a space gap each. */
const buildWords = (spaces: readonly number[], letter = 0) => spaces.flatMap((space) => [letter, letter, space]);
const parts = (gaps: readonly number[]) => gaps.filter((gap) => gap > findSpaceGap(buildLine(gaps), SIZE));

test.each([
  ['shrunk by justification', [0.12, 0.16, 0.11, 0.16], 0],
  ['narrow behind letters that lean', [0.2, 0.15, 0.2, 0.15], -0.01],
  ['narrow, between kerned letters', [0.14, 0.14, 0.13, 0.14], 0.02],
  ['narrow, one of them behind a letter that reaches far', [0.14, 0.14, 0.0899, 0.14, 0.14], 0],
])('spaces that are %s part words', (_, spaces, letter) => {
  expect(parts(buildWords(spaces, letter))).toHaveLength(spaces.length);
});

test('letters that are set apart are no words', () => {
  expect(parts(Array.from({ length: 20 }, () => 0.12))).toEqual([]);
});

test('kerning alone separates no words', () => {
  expect(parts([0, 0.03, -0.02, 0.05, 0, 0.07, 0.01, 0, 0.06, 0.02])).toEqual([]);
});
