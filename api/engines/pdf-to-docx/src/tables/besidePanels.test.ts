import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, listBlocks, type Pen, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';

interface Bar {
  width: number;
  titles: string[];
}

/** A side bar as high as the page, and beside it text and rows of two short blocks. */
const withBar =
  ({ width, titles }: Bar): Draw =>
  (pen: Pen) => {
    const { page, plain, bold } = pen;
    page.drawRectangle({ x: 0, y: 0, width, height: 842, color: rgb(0.1, 0.2, 0.4) });
    for (const [at, text] of [
      '14 Harbour Lane',
      'Edinburgh',
      'ada@example.org',
      'AutoCAD',
      'Polish',
      'English',
      'Sailing',
      'Choir',
      'Chess',
    ].entries())
      page.drawText(text, { x: 20, y: 780 - 30 * at, size: SIZE, font: plain, color: rgb(1, 1, 1) });
    const x = width + 24;
    let y = set(pen, PROSE.repeat(3), { x, y: 780, width: RIGHT - x });
    for (const title of titles) {
      page.drawText(title, { x, y: y - 10, size: 14, font: bold });
      for (const [row, [left, right]] of [
        ['MSc Building Conservation', '2013'],
        ['Heriot-Watt University', ''],
        ['BSc Civil Engineering', '2011'],
        ['Politechnika Krakowska', ''],
      ].entries()) {
        page.drawText(left ?? '', { x, y: y - 40 - 15 * row, size: SIZE, font: plain });
        if (right) page.drawText(right, { x: RIGHT - 25, y: y - 40 - 15 * row, size: SIZE, font: plain });
      }
      y -= 130;
    }
  };

test.each([
  ['a narrow one', { width: 150, titles: ['Education'] }],
  ['a wide one', { width: 200, titles: ['Education', 'Courses'] }],
  ['a wider one', { width: 230, titles: ['Studies'] }],
])('rows of blocks beside the side bar of a CV stay in the column beside it: %s', async (_, bar) => {
  const blocks = listBlocks(await convertDrawnPages([withBar(bar)]));
  const [table, ...others] = blocks.filter((block) => block.kind === 'table');
  expect(others).toEqual([]);
  const cells = table?.rows.flatMap((row) => row.cells) ?? [];
  const besideBar = JSON.stringify(cells.at(-1)?.blocks);
  for (const words of [...bar.titles, 'Politechnika', '2011']) expect(besideBar).toContain(words);
});
