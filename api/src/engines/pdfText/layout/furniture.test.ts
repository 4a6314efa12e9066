import { expect, test } from '@jest/globals';
import type { Segment } from '../lines/textLine.ts';
import { levelRows } from './furniture.ts';

function segmentAt(left: number, base: number): Segment {
  return { words: [], left, right: left + 200, top: base - 10, bottom: base + 3, base, size: 11 };
}

test('what stands in columns beside each other is one row, though their lines are a little apart', () => {
  const rows = levelRows([segmentAt(310, 739.4), segmentAt(72, 741.7), segmentAt(72, 727.7)]);
  expect(rows.map((row) => row.map(({ base }) => base))).toEqual([[727.7], [739.4, 741.7]]);
});
