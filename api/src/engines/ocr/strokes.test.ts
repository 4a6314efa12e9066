import { strokeOf } from './strokes.ts';
import { blank, fill } from './testing/drawn.ts';

const BOX = { left: 10, top: 10, right: 130, bottom: 40 };

/** Upright strokes with a bar that joins each two of them. */
function letters(thick: number, shade = 0) {
  const image = blank(140, 60);
  for (let left = 12; left < 110; left += 24) {
    for (const stem of [left, left + 12]) fill(image, { left: stem, top: 10, right: stem + thick, bottom: 40 }, shade);
    fill(image, { left, top: 24, right: left + 14, bottom: 26 }, shade);
  }
  return image;
}

test('measures the upright strokes of a word, whatever runs across', () => {
  expect(strokeOf(letters(3), BOX)).toBeCloseTo(3, 0);
  expect(strokeOf(letters(5), BOX)).toBeCloseTo(5, 0);
  const underlined = letters(3);
  fill(underlined, { left: 10, top: 37, right: 130, bottom: 39 });
  expect(strokeOf(underlined, BOX)).toBeCloseTo(3, 0);
});

test('coloured print is as thick as black', () => {
  expect(strokeOf(letters(4, 120), BOX)).toBeCloseTo(strokeOf(letters(4), BOX), 1);
});

test('finds no strokes where nothing is', () => {
  expect(strokeOf(blank(140, 60), BOX)).toBe(0);
});
