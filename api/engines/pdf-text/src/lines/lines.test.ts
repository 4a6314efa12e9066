import { expect, test } from '@jest/globals';
import { buildLines } from './lines.ts';
import type { LineWord } from './textLine.ts';

function lineWith(text: string): boolean | undefined {
  const word: LineWord = { text, left: 500, right: 524, top: 90, bottom: 102, size: 11, isBold: false, isRaised: false, markedContent: -1 };
  const [line] = buildLines([{ words: [word], left: 500, right: 524, top: 90, bottom: 102, base: 100, size: 11 }]);
  return line?.isRightToLeft;
}

test('a line of one word is read as that word is', () => {
  expect(lineWith('الزوار.')).toBe(true);
  expect(lineWith('visitors.')).toBe(false);
});
