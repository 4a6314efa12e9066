import { expect, test } from '@jest/globals';
import { convertDrawnPages, LEADING, LEFT, PROSE, SIZE, set } from '../testing/drawnPages.ts';

test('labels beside a wide text are no second column of its width, in which both would be squeezed', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const below = set(pen, PROSE.repeat(2), { y: 780 }) - 30;
      set(pen, PROSE.repeat(5), { y: below, width: 340 });
      for (let place = 0; place < 7; place += 1)
        pen.page.drawText(`Plaintiff ${place}`, { x: 450, y: below - (place + 0.5) * LEADING, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(2), { y: below - 220, x: LEFT });
    },
  ]);
  expect(model.sections.map(({ columns }) => columns.count)).toEqual([1]);
});

test.each([
  ['a sidebar a little further away', [70, 228, 396], [150, 154, 128], 3],
  ['a wide first column', [70, 240, 394], [158, 144, 130], 3],
  ['two columns, the second narrower', [70, 325], [244, 200], 2],
])('columns of nearly one width stay beside each other: %s', async (_, lefts, widths, count) => {
  const model = await convertDrawnPages([
    (pen) => {
      const below = set(pen, PROSE.repeat(2), { y: 780 }) - 30;
      for (const [index, x] of lefts.entries()) set(pen, PROSE.repeat(4 + index), { x, y: below, width: widths[index] ?? 0 });
    },
  ]);
  expect(model.sections.map(({ columns }) => columns.count)).toContain(count);
});
