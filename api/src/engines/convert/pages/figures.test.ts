import { expect, test } from '@jest/globals';
import { figuresOf } from './figures.ts';

test('a drawing of more parts than a call takes arguments is one figure', () => {
  const shapes = Array.from({ length: 300_000 }, (_, place) => {
    const [left, top] = [100 + (place % 200), 100 + (Math.floor(place / 200) % 150)];
    return { left, top, right: left + 1, bottom: top + 1 };
  });
  const page = { width: 595, height: 842 };
  expect(figuresOf({ shapes, rules: [], grounds: [], images: [] }, [], page)).toEqual([{ left: 100, top: 100, right: 300, bottom: 250 }]);
});
