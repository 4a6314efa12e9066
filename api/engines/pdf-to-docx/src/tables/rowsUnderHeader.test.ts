import { expect, test } from '@jest/globals';
import { convertDrawnPages, drawLine, getFirstTable, LEFT, listBlocks, listCellTexts, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const HEADER = ['Day', 'Reason', 'Paid', 'Received', 'Balance'];
/** Where the columns begin; those of figures, where they end. */
const PLACES = [LEFT, LEFT + 60, LEFT + 290, LEFT + 360, LEFT + 440];
const WIDTH = 445;
const STEP = 18;

/** An account whose amounts are in one of two columns, never in both. */
const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const amount = `${number * 7}.50`;
    const isPaid = number % 3 !== 0;
    return [
      `${number} May`,
      isPaid ? 'Rope and tar for the boats' : 'Harbour dues',
      isPaid ? amount : '',
      isPaid ? '' : amount,
      `${4000 - number * 9}.10`,
    ];
  });

function drawRows({ page, plain }: Pen, rows: string[][], y: number): void {
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const x = (PLACES[column] ?? 0) - (column < 2 ? 0 : plain.widthOfTextAtSize(text, SIZE));
      page.drawText(text, { x, y: y - row * STEP, size: SIZE, font: plain });
    }
  }
}

function drawHeader(pen: Pen, y: number): void {
  for (const at of [y + 13, y - 5]) drawLine(pen.page, [LEFT - 5, at], [LEFT - 5 + WIDTH, at]);
  drawRows(pen, [HEADER], y);
}

const end = ({ page }: Pen, y: number) => drawLine(page, [LEFT - 5, y], [LEFT - 5 + WIDTH, y]);

const [first, second] = [entries(1, 33), entries(34, 7)];

test('a table whose header alone is between lines goes on to the line that ends it on the next page, in the columns of its header', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE, { y: 780 });
      drawHeader(pen, 700);
      drawRows(pen, first, 680);
    },
    (pen) => {
      drawRows(pen, second, 780);
      end(pen, 780 - second.length * STEP + 12);
      set(pen, PROSE, { y: 600 });
    },
  ]);
  expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(listCellTexts(getFirstTable(model))).toEqual([HEADER, ...first, ...second]);
});

test('the same where its header is repeated appears once, and its figures may be wider on one page than on the other', async () => {
  const wide = second.map(([day = '', reason = '', paid = '', received = '', balance = '']) => [
    day,
    reason,
    paid && `1,000,${paid}`,
    received && `1,000,${received}`,
    balance,
  ]);
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE, { y: 780 });
      drawHeader(pen, 700);
      drawRows(pen, first, 680);
    },
    (pen) => {
      drawHeader(pen, 780);
      drawRows(pen, wide, 760);
      end(pen, 760 - wide.length * STEP + 12);
    },
  ]);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([HEADER, ...first, ...wide]);
  expect(table.headerRows).toBe(1);
  expect(table.rows[first.length + 1]?.cells.filter(({ borders }) => borders.top)).toEqual([]);
});

test('what is between the header and the line over the total is a row for each entry', async () => {
  const rows = entries(1, 8);
  const total = ['', 'Total', '210.00', '84.00', '3,928.10'];
  const model = await convertDrawnPages([
    (pen) => {
      drawHeader(pen, 700);
      drawRows(pen, [...rows, total], 680);
      end(pen, 680 - rows.length * STEP + 13);
      end(pen, 680 - rows.length * STEP - 5);
      set(pen, PROSE, { y: 480 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([HEADER, ...rows, total]);
});

test('a line of a letterhead between two lines is no header of a table, and the text under it is text', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      drawRows(pen, [['Quay 4', 'Stoke ST1 2AB', 'Tel. 01782', 'mail@', 'Fax 9']], 780);
      end(pen, 793);
      end(pen, 775);
      set(pen, PROSE.repeat(4), { y: 740 });
    },
  ]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toEqual([]);
});
