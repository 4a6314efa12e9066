import { expect, test } from '@jest/globals';
import type { Block } from './model/documentModel.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEFT,
  listCellTexts,
  type Pen,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';

/** Draws rows of texts. A positive column is a left edge, a negative one a right edge. */
function drawRows({ page, plain }: Pen, columns: number[], rows: string[][], { y, step = 18 }: { y: number; step?: number }): void {
  for (const [row, texts] of rows.entries()) {
    for (const [column, text] of texts.entries()) {
      const at = columns[column] ?? 0;
      const x = at < 0 ? -at - plain.widthOfTextAtSize(text, SIZE) : at;
      page.drawText(text, { x, y: y - row * step, size: SIZE, font: plain });
    }
  }
}

const buildSumRows = (labels: [string, string][], empty: number) => labels.map((each) => [...new Array<string>(empty).fill(''), ...each]);

test('an invoice without ruling lines becomes one table that includes its sums', async () => {
  const items = [
    ['No', 'Work done', 'Hours', 'Rate', 'Amount'],
    ['1', 'Pruning of the old apple trees behind the house', '6', '40.00', '240.00'],
    ['2', 'Carting', '2', '35.00', '70.00'],
    ['3', 'New fence along the lane, posts of chestnut', '9', '42.00', '378.00'],
    ...buildSumRows(
      [
        ['Sum', '688.00'],
        ['Tax', '137.60'],
        ['To pay', '825.60'],
      ],
      3,
    ),
  ];
  const model = await convertDrawnPages([(pen) => drawRows(pen, [LEFT, 100, -400, -460, -525], items, { y: 640 })]);
  expect(listCellTexts(getFirstTable(model))).toEqual(items);
});

test('quantities, units and prices stay in the row of their article, below a ruled header', async () => {
  const rows = [
    ['Article', 'Quantity', 'Unit', 'Price'],
    ['Nails, galvanised', '200', 'g', '3.40'],
    ['Boards of larch, planed, four metres', '12', 'pcs', '96.00'],
    ['Linseed oil', '1.5', 'l', '14.20'],
    ['Delivery to the yard, Tuesdays', '1', 'flat', '20.00'],
  ];
  const draw: Draw = (pen) => {
    set(pen, PROSE, { y: 780 });
    drawRows(pen, [LEFT, -360, -420, -500], rows, { y: 660 });
    drawLine(pen.page, [LEFT, 655], [500, 655]);
    set(pen, PROSE, { y: 520 });
  };
  expect(listCellTexts(getFirstTable(await convertDrawnPages([draw])))).toEqual(rows);
});

test('a remark below an article stays in its cell when ruling lines separate the rows and other cells are empty', async () => {
  const draw: Draw = (pen) => {
    const { page, plain } = pen;
    drawRows(pen, [LEFT, -350, -430, -525], [['Item', 'Days', 'Rate', 'Sum']], { y: 700 });
    drawRows(pen, [LEFT, -350, -430, -525], [['Survey', '3', '90.00', '270.00']], { y: 676 });
    page.drawText('with a drawing of every floor', { x: LEFT, y: 662, size: 9, font: plain });
    drawRows(pen, [LEFT, -350, -430, -525], [['Travel', '', '', '41.00']], { y: 636 });
    page.drawText('second class', { x: LEFT, y: 622, size: 9, font: plain });
    drawRows(pen, [LEFT, -350, -430, -525], [['Prints', '4', '2.00', '8.00']], { y: 596 });
    for (const y of [692, 652, 612, 586]) drawLine(page, [LEFT, y], [525, y]);
  };
  const first = listCellTexts(getFirstTable(await convertDrawnPages([draw]))).map(([cell]) => cell);
  expect(first).toEqual(['Item', 'Survey/with a drawing of every floor', 'Travel/second class', 'Prints']);
});

test('two columns of prose that contain years and sums stay columns', async () => {
  const text = 'In 1904 the town bought 12 boats for 300 crowns, and by 1911 it had sold 7 of them again to the villages across the bay. ';
  const draw: Draw = (pen) => {
    set(pen, text.repeat(5), { width: 210 });
    set(pen, text.repeat(5), { x: 310, width: 210 });
  };
  const model = await convertDrawnPages([draw]);
  expect(model.sections.map(({ columns }) => columns.count)).toContain(2);
});

const sums = [
  {
    of: 'a nursery',
    columns: [LEFT, 100, -372, -450, -525],
    rows: [
      ['Pos.', 'Article', 'Held', 'Unit price', 'Total'],
      ['1', 'Hornbeam, with its root ball', '24', '18.90', '453.60'],
      ['2', 'Soil without peat', '30', '6.45', '193.50'],
      ['3', 'Drive', '1', '35.00', '35.00'],
    ],
    labels: ['Sum before tax', 'Amount to be paid'],
    x: 340,
    span: 2,
  },
  {
    of: 'a ferry with no price of one',
    columns: [LEFT, -300, -420, -525],
    rows: [
      ['Crossing', 'Days', 'Rate', 'Sum'],
      ['Of the bay, by night', '3', '90.00', '270.00'],
      ['Of the river', '12', '14.00', '168.00'],
    ],
    labels: ['Without the harbour fee'],
    x: 285,
    span: 2,
  },
  {
    of: 'a printer, over three columns',
    columns: [LEFT, -260, -340, -430, -525],
    rows: [
      ['Work', 'No', 'Hours', 'Rate', 'Cost'],
      ['Setting of the text', '2', '6', '40.00', '480.00'],
      ['Proofs', '1', '2', '35.00', '70.00'],
      ['Binding', '4', '9', '42.00', '1512.00'],
    ],
    labels: ['Sum of the above', 'Less what was paid'],
    x: 252,
    span: 3,
  },
];

test.each(sums)('the label of a sum in the bill of $of takes the empty cells that it reaches into', async ({ columns, rows, labels, x, span }) => {
  const model = await convertDrawnPages([
    (pen) => {
      drawRows(pen, columns, rows, { y: 640 });
      for (const [index, label] of labels.entries())
        drawRows(pen, [x, -525], [[label, `${index + 1}82.10`]], { y: 640 - (rows.length + index) * 18 });
    },
  ]);
  const found = getFirstTable(model).rows.slice(rows.length);
  expect(
    found.map(({ cells }) => cells.find(({ blocks }) => textsIn(blocks) !== '')).map((cell) => [textsIn(cell?.blocks ?? []), cell?.columnSpan]),
  ).toEqual(labels.map((label) => [label, span]));
});

function textsIn(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')).join('');
}

/** Names, then figures that begin at every `step` points. */
const buildTimes = (names: string[], times: (row: number, column: number) => string, columns: number) =>
  names.map((name, row) => [name, ...Array.from({ length: columns }, (_, column) => times(row, column))]);

const MISSING = [
  {
    of: 'times of buses that do not stop',
    columns: [LEFT, ...Array.from({ length: 9 }, (_, index) => 190 + index * 38)],
    rows: buildTimes(
      ['Mill Lane', 'Station', 'Green Park', 'Old Bridge', 'Harbour'],
      (row, column) => ([2, 3].includes(row) && [2, 6].includes(column) ? '—' : `${8 + column}${10 + row * 7}`),
      9,
    ),
  },
  {
    of: 'pupils of classes that do not exist',
    columns: [LEFT, ...Array.from({ length: 7 }, (_, index) => -(240 + index * 46))],
    rows: buildTimes(
      ['North School', 'South School', 'Chapel School', 'Lake School', 'Hill School', 'Abbey School'],
      (row, column) => ([1, 2, 4].includes(row) && [1, 2, 5].includes(column) ? '-' : `${17 + ((row * 5 + column * 3) % 12)}`),
      7,
    ),
  },
  {
    of: 'sacks that nobody sold',
    columns: [60, ...Array.from({ length: 10 }, (_, index) => 150 + index * 40)],
    rows: buildTimes(
      ['Barley', 'Field beans', 'Oats', 'Rye', 'Wheat', 'Peas'],
      (row, column) => ([4, 5].includes(row) && [3, 6].includes(column) ? '–' : String(110 + row * 19 + column)),
      10,
    ),
  },
];

test.each(MISSING)('dashes for $of are cells of their rows', async ({ columns, rows }) => {
  const model = await convertDrawnPages([(pen) => drawRows(pen, columns, rows, { y: 640 })]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows);
});
