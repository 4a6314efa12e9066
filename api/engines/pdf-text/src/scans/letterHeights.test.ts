import { measureLetterHeights } from './letterHeights.ts';

// Heights of letters of 100 points in a book face: 70 above the line where they are tall, 49 where they are small, 21 below it.
test.each([
  ['Hill', 930, 1000],
  ['green', 951, 1021],
  ['page', 951, 1021],
  ['Quay', 930, 1021],
  ['sun', 951, 1000],
  ['1992', 930, 1000],
])('finds size and line of %p by its letters', (text, top, bottom) => {
  const { size, base } = measureLetterHeights(text, { top, bottom });
  expect(size).toBeCloseTo(100, -1);
  expect(base).toBeCloseTo(1000, -1);
});

test('is less sure of small letters', () => {
  expect(measureLetterHeights('sun', { top: 0, bottom: 49 }).isSure).toBe(false);
  expect(measureLetterHeights('Hill', { top: 0, bottom: 70 }).isSure).toBe(true);
});

test('takes signs of other scripts to be as high as their line', () => {
  expect(measureLetterHeights('港口', { top: 0, bottom: 92 }).size).toBeCloseTo(100, 0);
});
