import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block } from '../model/documentModel.ts';
import { convertDrawnPages, joinInlines, LEFT, listBlocks, listCellTexts, type Pen, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';

const NAVY = rgb(0.1, 0.2, 0.4);
const SAND = rgb(0.95, 0.9, 0.75);

function drawRows({ page, plain }: Pen, rows: [string, string][], { right, y, step }: { right: number; y: number; step: number }): void {
  for (const [row, [label, figure]] of rows.entries()) {
    page.drawText(label, { x: LEFT, y: y - row * step, size: SIZE, font: plain });
    page.drawText(figure, { x: right - plain.widthOfTextAtSize(figure, SIZE), y: y - row * step, size: SIZE, font: plain });
  }
}

function tablesIn(blocks: Block[]): string[][][] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    const inside = block.rows.flatMap(({ cells }) => cells.flatMap((cell) => tablesIn(cell.blocks)));
    return [listCellTexts(block), ...inside];
  });
}

const YEAR: [string, string][] = [
  ['Gross pay', '4,760.41'],
  ['Tax paid', '538.60'],
  ['Insurance', '219.44'],
  ['Pension', '238.02'],
];

test.each([
  {
    of: 'the pay of a month on a dark ground',
    box: { x: 350, y: 640, width: 175, height: 60, color: NAVY },
    lines: [
      { text: 'Net pay', x: 360, y: 676, size: 10 },
      { text: '1,918.23', x: 440, y: 656, size: 18 },
    ],
    row: { right: 240, y: 671, step: 15 },
  },
  {
    of: 'what is owed, on a light ground',
    box: { x: 400, y: 605, width: 125, height: 75, color: SAND },
    lines: [
      { text: '86.20', x: 420, y: 640, size: 24 },
      { text: 'due on 4 June', x: 420, y: 618, size: 9 },
    ],
    row: { right: 300, y: 672, step: 16 },
  },
  {
    of: 'a telephone number between hours and rows',
    box: { x: 330, y: 590, width: 195, height: 100, color: SAND },
    lines: [
      { text: 'Questions?', x: 345, y: 668, size: 14 },
      { text: '0345 600', x: 345, y: 646, size: 15 },
      { text: 'Mondays to Fridays', x: 345, y: 622, size: 9 },
    ],
    row: { right: 220, y: 664, step: 18 },
  },
])('$of is no column of the figures level with it', async ({ box, lines, row }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      pen.page.drawRectangle(box);
      const color = box.color === NAVY ? rgb(1, 1, 1) : rgb(0, 0, 0);
      for (const { text, ...at } of lines) pen.page.drawText(text, { ...at, font: pen.bold, color });
      drawRows(pen, YEAR, row);
      set(pen, PROSE.repeat(2), { y: 560 });
    },
  ]);
  expect(tablesIn(listBlocks(model))).toContainEqual(YEAR);
  const texts = listBlocks(model).flatMap((block) => (block.kind === 'table' ? listCellTexts(block).flat() : [joinInlines(block.inlines)]));
  expect(texts).toContain(lines.map(({ text }) => text).join('/'));
});

test('the coloured column of a table is a column of it', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawRectangle({ x: 440, y: 640, width: RIGHT - 440, height: 80, color: SAND });
      drawRows(pen, YEAR, { right: 300, y: 702, step: 18 });
      for (const [row, figure] of ['12.40', '8.15', '3.20', '9.90'].entries())
        pen.page.drawText(figure, { x: RIGHT - 8 - pen.plain.widthOfTextAtSize(figure, SIZE), y: 702 - row * 18, size: SIZE, font: pen.plain });
    },
  ]);
  expect(tablesIn(listBlocks(model))[0]?.map((cells) => cells.length)).toEqual([3, 3, 3, 3]);
});
