import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block, Table } from '../model/documentModel.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  LEFT,
  listBlocks,
  listCellTexts,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const TOP = 690;

function fill({ page }: Pen, [left, right]: [number, number], [top, bottom]: [number, number], [red, green, blue]: [number, number, number]): void {
  page.drawRectangle({ x: left, y: bottom, width: right - left, height: top - bottom, color: rgb(red, green, blue) });
}

/** A header on a background over a grid whose lines begin below it. */
const gridUnderBackground =
  (rows: string[][], { width, height, header }: { width: number; height: number; header: number }): Draw =>
  (pen) => {
    set(pen, PROSE.repeat(2), { y: 790 });
    const columns = rows[0]?.length ?? 0;
    const right = LEFT + columns * width;
    fill(pen, [LEFT, right], [TOP + header, TOP], [0.85, 0.9, 0.95]);
    const body = rows.slice(1);
    for (let row = 0; row <= body.length; row += 1) drawLine(pen.page, [LEFT, TOP - row * height], [right, TOP - row * height]);
    for (let column = 0; column <= columns; column += 1)
      drawLine(pen.page, [LEFT + column * width, TOP], [LEFT + column * width, TOP - body.length * height]);
    for (const [row, cells] of rows.entries())
      for (const [column, text] of cells.entries()) {
        const x = LEFT + column * width + (row === 0 ? (width - pen.plain.widthOfTextAtSize(text, SIZE)) / 2 : 5);
        pen.page.drawText(text, { x, y: row === 0 ? TOP + header / 2 - 3 : TOP - (row - 1) * height - 13, size: SIZE, font: pen.plain });
      }
    set(pen, PROSE.repeat(2), { y: TOP - body.length * height - 40 });
  };

const WEEKS = [
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ['1', '2', '3', '4', '5'],
  ['8', '9', '10', '11', '12'],
];
const SHIFTS = [
  ['Name', 'Early', 'Late'],
  ['Ada', 'gate', 'shop'],
  ['Tom', 'shop', ''],
  ['Mira', '', 'gate'],
];
const TANKS = [
  ['Tank', 'Level'],
  ['North', '84 %'],
  ['South', '61 %'],
];

test.each([
  ['a calendar', WEEKS, { width: 85, height: 44, header: 22 }],
  ['a plan of shifts', SHIFTS, { width: 120, height: 18, header: 18 }],
  ['two columns of readings', TANKS, { width: 180, height: 24, header: 30 }],
])('a header on a background over the first line of %s is the first row of the grid', async (_, rows, size) => {
  expect(listCellTexts(getFirstTable(await convertDrawnPages([gridUnderBackground(rows, size)])))).toEqual(rows);
});

interface Bill {
  rows: string[][];
  sums: string[][];
  rights: number[];
  step: number;
}

/** A header on a background, lines under each row behind it, and sums that are set apart below the last line. */
const bill =
  ({ rows, sums, rights, step }: Bill): Draw =>
  (pen) => {
    set(pen, PROSE.repeat(2), { y: 790 });
    const right = rights.at(-1) ?? LEFT;
    const drawRow = (cells: string[], y: number) => {
      for (const [column, text] of cells.entries()) {
        const x = column === 0 ? LEFT + 6 : (rights[column] ?? 0) - 6 - pen.plain.widthOfTextAtSize(text, SIZE);
        pen.page.drawText(text, { x, y, size: SIZE, font: pen.plain });
      }
    };
    fill(pen, [LEFT, right], [TOP, TOP - step], [0.95, 0.9, 0.82]);
    for (const [row, cells] of rows.entries()) {
      drawRow(cells, TOP - row * step - step + 6);
      if (row > 0) drawLine(pen.page, [LEFT, TOP - (row + 1) * step], [right, TOP - (row + 1) * step], 0.5);
    }
    const below = TOP - rows.length * step - 25;
    for (const [row, [label = '', sum = '']] of sums.entries()) {
      pen.page.drawText(label, { x: right - 170, y: below - row * 15, size: SIZE, font: pen.plain });
      pen.page.drawText(sum, { x: right - 6 - pen.plain.widthOfTextAtSize(sum, SIZE), y: below - row * 15, size: SIZE, font: pen.plain });
    }
    set(pen, PROSE.repeat(2), { y: below - sums.length * 15 - 40 });
  };

const OIL: Bill = {
  rows: [
    ['Article', 'Pieces', 'Price', 'Amount'],
    ['Oil, five litres', '24', '38.50', '924.00'],
    ['Olives in brine', '36', '4.10', '147.60'],
    ['Vinegar', '12', '6.75', '81.00'],
  ],
  sums: [
    ['Net', '1,152.60'],
    ['VAT 10 %', '115.26'],
    ['Total', '1,267.86'],
  ],
  rights: [0, 300, 380, 480],
  step: 20,
};
const HIRE: Bill = {
  rows: [
    ['Hall', 'Days', 'Rent'],
    ['Great hall', '2', '240,00'],
    ['Yard', '5', '75,00'],
  ],
  sums: [
    ['Sum', '315,00'],
    ['Paid', '100,00'],
    ['Due', '215,00'],
  ],
  rights: [0, 330, 500],
  step: 24,
};
const WORK: Bill = {
  rows: [
    ['Work done', 'Hours', 'At', 'Cost'],
    ['Fitting of two taps', '3', '52', '156'],
    ['Clearing of a drain', '1', '52', '52'],
    ['Survey', '2', '60', '120'],
    ['Travel', '1', '25', '25'],
  ],
  sums: [
    ['Labour', '353'],
    ['Discount', '-20'],
    ['Material', '88'],
    ['To pay', '421'],
  ],
  rights: [0, 350, 430, 520],
  step: 18,
};

const isTable = (block: Block): block is Table => block.kind === 'table';

test.each([
  ['of oil', OIL],
  ['of halls', HIRE],
  ['of work', WORK],
])('a bill %s whose first line is under the first row has its header and all rows in one table, and its sums in another', async (_, drawn) => {
  const tables = listBlocks(await convertDrawnPages([bill(drawn)])).filter(isTable);
  expect(tables.map(listCellTexts)).toEqual([drawn.rows, drawn.sums]);
});
