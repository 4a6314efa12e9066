import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

/** Where the cells of a column begin, and where figures end that are set flush right. */
interface Column {
  left: number;
  right: number;
}

/** Reads the table of a page that a spreadsheet printed: text flush left, figures flush right, and every cell at the bottom of its row. */
async function readSheet(columns: readonly Column[], rows: readonly (readonly (string | number)[])[]): Promise<string[][][]> {
  const draw: Draw = ({ page, plain }) => {
    let y = 720;
    for (const row of rows) {
      const cells = row.map((cell) => `${cell}`.split('\n'));
      y -= 12 * Math.max(...cells.map(({ length }) => length)) + 4;
      for (const [index, lines] of cells.entries()) {
        const { left, right } = columns[index] ?? { left: 0, right: 0 };
        for (const [at, text] of lines.entries()) {
          const x = typeof row[index] === 'number' ? right - plain.widthOfTextAtSize(text, SIZE) : left;
          page.drawText(text, { x, y: y + 12 * (lines.length - 1 - at), size: SIZE, font: plain });
        }
      }
    }
  };
  return listBlocks(await convertDrawnPages([draw])).flatMap((block) => (block.kind === 'table' ? [listCellTexts(block)] : []));
}

test('A visitor who converts a printed list gets its numbers in a column of their own, though they nearly touch the text', async () => {
  const columns = [
    { left: 60, right: 92 },
    { left: 94, right: 300 },
    { left: 320, right: 390 },
    { left: 400, right: 470 },
  ];
  const rows = [
    ['No.', 'Task', 'Who', 'By'],
    [1, 'Ask three firms for quotes for the\nboiler and compare what they say', 'Salma', '12 May'],
    [2, 'Tell the insurers of the house', 'Piet', '3 May'],
    [3, 'Order paint for the stairwell and\nfor two of the doors', 'Ines', '20 May'],
    [4, 'Fix the bell at the gate', 'Piet', '1 June'],
  ];
  expect(await readSheet(columns, rows)).toEqual([rows.map((row) => row.map((cell) => `${cell}`.replace('\n', ' ')))]);
});

test('A visitor who converts a printed stock list gets the header of each column of figures over it', async () => {
  const columns = [
    { left: 60, right: 110 },
    { left: 120, right: 290 },
    { left: 300, right: 352 },
    { left: 354, right: 410 },
  ];
  const rows = [
    ['Article', 'Description', 'In stock', 'Price'],
    ['K-104', 'Brass hinge, polished, with its\nscrews, sold in pairs', 212, '3.45'],
    ['K-110', 'Steel hinge', 80, '1.20'],
    ['L-007', 'Lock for cabinets with two keys\nand a plate', 17, '12.90'],
    ['L-012', 'Bolt', 44, '2.75'],
  ].map((row, index) => (index === 0 ? row : row.map((cell, at) => (at === 3 ? Number(cell) : cell))));
  const [table] = await readSheet(columns, rows);
  expect(table?.[0]).toEqual(['Article', 'Description', 'In stock', 'Price']);
  expect(table?.map(([article]) => article)).toEqual(['Article', 'K-104', 'K-110', 'L-007', 'L-012']);
  expect(table?.[3]).toEqual(['L-007', 'Lock for cabinets with two keys and a plate', '17', '12.9']);
});

test.each([
  {
    of: 'stock',
    rows: [
      ['Item', 'Place', 'Held', 'Unit', 'Value'],
      ['Oak board, 27 mm', 'Rack A', 34, 'm²', '1,411.00'],
      ['Birch plywood', 'Rack B', 22, 'sheet', '1,496.00'],
      ['Wood screws 4 x 40', 'Drawer 3', 2400, 'pc', '96.00'],
      ['Glue, waterproof', 'Cupboard', 9, 'kg', '100.80'],
    ],
  },
  {
    of: 'a harvest',
    rows: [
      ['Field', 'Crop', 'Amount', 'In', 'Price'],
      ['By the mill', 'Barley', 118, 'bags', '1,770.00'],
      ['Long acre', 'Hay', 7, 'loads', '420.00'],
      ['Church end', 'Apples', 1040, 'crates', '5,200.00'],
    ],
  },
  {
    of: 'a kitchen',
    rows: [
      ['Store', 'Goods', 'Left', 'Of', 'Cost'],
      ['Cellar', 'Potatoes', 85, 'kg', '68.00'],
      ['Cellar', 'Cider', 6, 'barrels', '540.00'],
      ['Larder', 'Flour', 125, 'kg', '87.50'],
      ['Larder', 'Eggs', 30, 'trays', '112.00'],
      ['Cold room', 'Milk', 4, 'churns', '61.20'],
    ],
  },
])('A visitor who converts a printed list of $of gets units in a column of their own, though the figures nearly touch them', async ({ rows }) => {
  const columns = [
    { left: 60, right: 160 },
    { left: 170, right: 230 },
    { left: 260, right: 300 },
    { left: 302.5, right: 350 },
    { left: 360, right: 430 },
  ];
  const printed = rows.map((row, index) => (index === 0 ? row : row.map((cell, at) => (at === 4 ? Number(`${cell}`.replace(',', '')) : cell))));
  expect(await readSheet(columns, printed)).toEqual([printed.map((row) => row.map((cell) => `${cell}`))]);
});
