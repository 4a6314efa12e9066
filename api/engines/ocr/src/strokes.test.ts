import { measureStrokes } from './strokes.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const BOX = { left: 10, top: 10, right: 130, bottom: 40 };

/** Upright strokes with a bar that joins each two of them. */
function letters(thick: number, shade = 0) {
  const image = createBlankImage(140, 60);
  for (let left = 12; left < 110; left += 24) {
    for (const stem of [left, left + 12]) fill(image, { left: stem, top: 10, right: stem + thick, bottom: 40 }, shade);
    fill(image, { left, top: 24, right: left + 14, bottom: 26 }, shade);
  }
  return image;
}

test('measures the upright strokes of a word, whatever runs across', () => {
  expect(measureStrokes(letters(3), BOX).upright).toBeCloseTo(3, 0);
  expect(measureStrokes(letters(5), BOX).upright).toBeCloseTo(5, 0);
  const underlined = letters(3);
  fill(underlined, { left: 10, top: 37, right: 130, bottom: 39 });
  expect(measureStrokes(underlined, BOX).upright).toBeCloseTo(3, 0);
});

test('coloured print is as thick as black', () => {
  expect(measureStrokes(letters(4, 120), BOX).upright).toBeCloseTo(measureStrokes(letters(4), BOX).upright, 1);
});

test('finds no strokes where nothing is', () => {
  expect(measureStrokes(createBlankImage(140, 60), BOX)).toEqual({ upright: 0, level: 0, slant: 0 });
});

test('measures what runs across by itself', () => {
  const image = letters(4);
  for (const top of [12, 20, 28, 36]) fill(image, { left: 12, top, right: 128, bottom: top + 2 });
  expect(measureStrokes(image, BOX)).toMatchObject({ upright: expect.closeTo(4, 0), level: expect.closeTo(2, 0) });
});
