import { expect, test } from '@jest/globals';
import type { GlyphStyle } from '../glyphs/glyph.ts';
import { buildWord, changeWord } from './drawnWord.ts';
import { shareRuns } from './sharedRuns.ts';

const style = (size: number): GlyphStyle => ({
  size,
  angle: 0,
  font: 'Times',
  isBold: false,
  isItalic: false,
  isInvisible: false,
  isWhite: false,
  color: '000000',
  markedContent: -1,
});
const facts = { left: 70.1, right: 90.2, top: 700, bottom: 711, size: 11, isBold: false, isRaised: false, markedContent: -1 };

test('a word that is changed keeps its place and its look', () => {
  const word = buildWord({ ...facts, text: 'harbour', runs: shareRuns('harbour', style(11)) });
  const changed = changeWord(word, { text: 'harbours' });
  expect(changed).toMatchObject({ text: 'harbours', top: 700, bottom: 711, size: 11, runs: word.runs });
  expect(changed.left).toBeCloseTo(70.1, 4);
});

test('words that say and look the same share what is drawn, those that look different do not', () => {
  expect(shareRuns('harbour', style(11))).toBe(shareRuns('harbour', style(11)));
  expect(shareRuns('harbour', style(12))[0]?.style.size).toBe(12);
});
