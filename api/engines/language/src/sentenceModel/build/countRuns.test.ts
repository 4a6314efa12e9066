import { expect, test } from '@jest/globals';
import { START } from '../format.ts';
import { countRuns } from './countRuns.ts';

test('runs are counted within sentences, and rare ones are left out', () => {
  const text = Uint16Array.of(START, 7, 8, START, 7, 8, 9);
  expect(countRuns(text, 2, 16, 2)).toEqual([
    { numbers: [START, 7], count: 2 },
    { numbers: [7, 8], count: 2 },
  ]);
  expect(countRuns(text, 3, 16, 1)).toEqual([
    { numbers: [START, 7, 8], count: 2 },
    { numbers: [7, 8, 9], count: 1 },
  ]);
});
