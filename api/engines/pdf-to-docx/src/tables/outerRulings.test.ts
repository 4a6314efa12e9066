import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, SIZE } from '../testing/drawnPages.ts';

/** Draws rows of figures under a header with a line as long as the text from the first column to the last. */
const drawUnderHeader =
  (rows: string[][], lefts: number[], rights: number[]): Draw =>
  ({ page, plain }) => {
    for (const [row, cells] of rows.entries())
      for (const [column, text] of cells.entries()) {
        const [left, right] = [lefts[column], rights[column - lefts.length]];
        const x = left ?? (right ?? 0) - plain.widthOfTextAtSize(text, SIZE);
        page.drawText(text, { x, y: 700 - row * 17 - (row > 0 ? 6 : 0), size: SIZE, font: plain });
      }
    drawLine(page, [lefts[0] ?? 0, 692], [rights.at(-1) ?? 0, 692]);
  };

test.each([
  {
    of: 'a bank statement',
    rows: [
      ['Booked', 'Details', 'Debit', 'Balance'],
      ['02.03.', 'Opening balance', '', '1,204.11'],
      ['03.03.', 'Card payment', '84.17', '1,119.94'],
      ['05.03.', 'Cash withdrawal', '200.00', '919.94'],
    ],
    lefts: [50, 100],
    rights: [400, 480],
  },
  {
    of: 'a Spanish bill',
    rows: [
      ['Concepto', 'Unidades', 'Importe'],
      ['Montaje', '4', '368,00'],
      ['Medición', '1', '65,00'],
      ['Transporte', '2', '120,50'],
    ],
    lefts: [60],
    rights: [300, 420],
  },
  {
    of: 'a list of stock',
    rows: [
      ['Item', 'Shelf', 'Pieces', 'Worth'],
      ['Bolts', 'A3', '1,200', '84.00'],
      ['Nuts', 'A4', '900', '45.00'],
      ['Washers', 'B1', '2,500', '37.50'],
    ],
    lefts: [72, 150],
    rights: [320, 400],
  },
])('the line under the header of $of is under all of its cells', async ({ rows, lefts, rights }) => {
  const table = getFirstTable(await convertDrawnPages([drawUnderHeader(rows, lefts, rights)]));
  const [header, first] = table.rows;
  const isRuled = header?.cells.map(({ borders }, column) => (borders.bottom ?? first?.cells[column]?.borders.top) !== undefined);
  expect(isRuled).toEqual(rows[0]?.map(() => true));
});
