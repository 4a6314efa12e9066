import fc from 'fast-check';
import { PageRangeError, parsePageRange } from './pageRange.ts';

test.each([
  ['', [0, 1, 2, 3, 4, 5]],
  ['1-3, 5', [0, 1, 2, 4]],
  ['5-', [4, 5]],
  ['-2', [0, 1]],
  ['even', [1, 3, 5]],
  ['odd', [0, 2, 4]],
  ['r1', [5]],
  ['r2-r1', [4, 5]],
  ['3-1', [2, 1, 0]],
  ['2,2', [1, 1]],
])('"%s" of six pages means the pages one would expect', (text, pages) => {
  expect(parsePageRange(text, 6)).toEqual(pages);
});

test.each(['0', '7', '1-7', 'r7', 'x', '1--2', '-', '1;2', ','])('"%s" is refused for a file of six pages', (text) => {
  expect(() => parsePageRange(text, 6)).toThrow(PageRangeError);
});

test('whatever is typed gives existing pages or a refusal', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789-,r odevn'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 30 }), (text, count) => {
      try {
        expect(parsePageRange(text, count).every((index) => Number.isInteger(index) && index >= 0 && index < count)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(PageRangeError);
      }
    }),
  );
});
