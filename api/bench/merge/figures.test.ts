import { expect, test } from '@jest/globals';
import { computeRatios, computeSpread } from './figures.ts';

test('the middle of an odd and of an even number of rounds, and how far they spread', () => {
  expect(computeSpread([30, 10, 20])).toEqual({ median: 20, from: 10, to: 30 });
  expect(computeSpread([4, 1, 3, 2])).toEqual({ median: 2.5, from: 1, to: 4 });
});

test('a ratio compares what ran in the same round', () => {
  expect(computeRatios([10, 40], [20, 80])).toEqual([0.5, 0.5]);
});
