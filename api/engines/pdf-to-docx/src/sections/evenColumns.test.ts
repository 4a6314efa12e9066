import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, LEFT, PROSE, set } from '../testing/drawnPages.ts';

const columns =
  (heights: number[]): Draw =>
  (pen) => {
    for (const [index, times] of heights.entries()) set(pen, PROSE.repeat(times), { x: LEFT + index * 240, y: 760, width: 215 });
  };

test('columns that end half way down the page stay as long as each other', async () => {
  const { sections } = await convertDrawnPages([columns([6, 6])]);
  expect(sections.map(({ start, columns: { count } }) => [start, count])).toEqual([
    ['nextPage', 2],
    ['continuous', 1],
  ]);
});

test('columns that are filled one after the other, or to the foot of the page, do so', async () => {
  for (const heights of [
    [13, 4],
    [13, 13],
  ]) {
    const { sections } = await convertDrawnPages([columns(heights)]);
    expect(sections.map(({ columns: { count } }) => count)).toEqual([2]);
  }
});
