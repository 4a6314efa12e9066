import { expect, test } from '@jest/globals';
import { findSettled } from './watchFolder.ts';

const look = (stamp: string) => new Map([['scan.pdf', stamp]]);

test.each([
  ['that is seen for the first time is left to grow', look('1'), undefined, new Map(), []],
  ['that has grown since the last look is left to grow', look('2'), look('1'), new Map(), []],
  ['that has stopped growing is taken', look('2'), look('2'), new Map(), ['scan.pdf']],
  ['that was taken is not taken again', look('2'), look('2'), look('2'), []],
  ['that was taken and changed since is taken again', look('3'), look('3'), look('2'), ['scan.pdf']],
])('a file of a watched folder %s', (_, now, before, done, settled) => {
  expect(findSettled(now, before, done).map(([file]) => file)).toEqual(settled);
});
