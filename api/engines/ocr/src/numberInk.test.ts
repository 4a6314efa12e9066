import { expect, test } from '@jest/globals';
import { countInkedPoints, isDoubtfulNumber } from './numberInk.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const BOX = { left: 10, top: 10, right: 120, bottom: 50 };

/** Draws digits as bars, and points or commas where the text has them. */
function drawNumber(text: string) {
  const image = createBlankImage(200, 80);
  let x = 12;
  for (const sign of text) {
    const isPoint = /[.,]/.test(sign);
    if (isPoint) fill(image, { left: x, top: 38, right: x + 4, bottom: sign === ',' ? 46 : 42 });
    else if (sign === '-') fill(image, { left: x, top: 26, right: x + 9, bottom: 29 });
    else fill(image, { left: x, top: 14, right: x + 10, bottom: 42 });
    x += isPoint ? 7 : 13;
  }
  return image;
}

test.each([
  ['1.3', 1],
  ['1,140.0', 2],
  ['-95', 0],
])('the ink of %s shows its points', (text, points) => {
  expect(countInkedPoints(drawNumber(text), BOX)).toBe(points);
});

test.each([
  ['1.3', '13', 95, true],
  ['1.3', '1.3', 95, false],
  ['1.3', '1.3', 40, true],
  ['-95', '-95', 95, false],
])('decides whether %s, read as %s with %d percent, is doubtful', (drawn, text, confidence, isDoubtful) => {
  expect(isDoubtfulNumber(drawNumber(drawn), { text, confidence, box: BOX })).toBe(isDoubtful);
});
