import { measureSlant } from './slant.ts';
import { createBlankImage, fill } from './testing/drawn.ts';

const BOX = { left: 10, top: 10, right: 130, bottom: 40 };

/** Stems that lean to the right by so much for each pixel that they rise. */
function stems(lean: number) {
  const image = createBlankImage(140, 60);
  for (let y = BOX.top; y < BOX.bottom; y += 1)
    for (let left = 24; left < 110; left += 13) {
      const from = Math.round(left + lean * ((BOX.top + BOX.bottom) / 2 - y));
      fill(image, { left: from, top: y, right: from + 3, bottom: y + 1 });
    }
  return image;
}

test('distinguishes italics from upright letters by the slant of their stems', () => {
  expect(measureSlant(stems(0), BOX)).toBeCloseTo(0, 5);
  expect(measureSlant(stems(0.21), BOX)).toBeCloseTo(0.2, 5);
  expect(measureSlant(stems(0.28), BOX)).toBeGreaterThan(0.2);
});

test('where nothing is, nothing leans', () => {
  expect(measureSlant(createBlankImage(140, 60), BOX)).toBe(0);
});
