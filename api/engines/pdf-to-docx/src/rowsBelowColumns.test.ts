import { expect, test } from '@jest/globals';
import { convertDrawnPages, LEFT, listBlocks, listCellTexts, type Pen, PROSE, RIGHT, SIZE, set } from './testing/drawnPages.ts';

/** Draws rows of a time, an event and a place, which ends at the right edge. */
function drawRows({ page, plain, bold }: Pen, rows: string[][], { at, y, step }: { at: number; y: number; step: number }): void {
  for (const [row, [time = '', event = '', place = '']] of rows.entries()) {
    const base = y - row * step;
    page.drawText(time, { x: LEFT, y: base, size: SIZE, font: bold });
    page.drawText(event, { x: at, y: base, size: SIZE, font: bold });
    page.drawText(place, { x: RIGHT - plain.widthOfTextAtSize(place, SIZE), y: base, size: SIZE, font: plain });
  }
}

test.each([
  {
    of: 'a break between the sessions of a meeting',
    columns: { left: 220, right: 310, lines: 2 },
    rows: [
      ['12.15 – 13.30', 'Lunch', 'Gallery'],
      ['13.30 – 15.00', 'Workshop: how to write a retention schedule', 'Room 110'],
      ['15.00 – 15.30', 'Close', 'Hall'],
    ],
    look: { at: 170, step: 24 },
  },
  {
    of: 'two hours of a feast',
    columns: { left: 200, right: 325, lines: 3 },
    rows: [
      ['From six', 'Fiddlers', 'Barn'],
      ['From eight', 'Supper', 'Barn'],
      ['From nine', 'Dance of all the villages around the lake', 'Green'],
    ],
    look: { at: 170, step: 20 },
  },
  {
    of: 'a stop of a journey',
    columns: { left: 210, right: 300, lines: 2 },
    rows: [
      ['Day 4', 'Ferry', 'Port'],
      ['Day 5', 'Over the pass on foot, eleven miles with a guide', 'Hut'],
      ['Day 6', 'Rest', 'Hut'],
      ['Day 7', 'Down to the valley of the mills by cart', 'Inn'],
    ],
    look: { at: 130, step: 22 },
  },
])('$of below two columns is a row of the table that follows', async ({ columns, rows, look }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      const ends = [
        set(pen, PROSE.repeat(columns.lines), { y: 710, width: columns.left }),
        set(pen, `And here, ${PROSE.repeat(columns.lines)}`, { x: columns.right, y: 710, width: RIGHT - columns.right }),
      ];
      drawRows(pen, rows, { ...look, y: Math.min(...ends) - 14 });
    },
  ]);
  expect(listBlocks(model).flatMap((block) => (block.kind === 'table' ? listCellTexts(block) : []))).toEqual(rows);
});
