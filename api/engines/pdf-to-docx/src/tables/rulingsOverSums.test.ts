import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

interface Bill {
  document: string;
  columns: { x: number; isFigure: boolean }[];
  header: string[];
  rows: string[][];
  sums: [string, string][];
  /** Where lines over and under sums begin. */
  from: number;
  /** Which sums have a line over them. */
  ruled: number[];
}

const bills: Bill[] = [
  {
    document: 'a bakery',
    columns: [
      { x: 60, isFigure: false },
      { x: 100, isFigure: false },
      { x: 360, isFigure: true },
      { x: 440, isFigure: true },
      { x: 525, isFigure: true },
    ],
    header: ['No.', 'Item', 'Quantity', 'Price', 'Amount'],
    rows: [
      ['1', 'Rye bread', '40', '3.20', '128.00'],
      ['2', 'Croissants', '120', '1.15', '138.00'],
      ['3', 'Delivery', '5', '9.00', '45.00'],
    ],
    sums: [
      ['Subtotal', '311.00'],
      ['VAT 7 %', '21.77'],
      ['Total', '332.77'],
    ],
    from: 380,
    ruled: [0, 2],
  },
  {
    document: 'a garage',
    columns: [
      { x: 70, isFigure: false },
      { x: 330, isFigure: true },
      { x: 500, isFigure: true },
    ],
    header: ['Arbeit', 'Stunden', 'Betrag'],
    rows: [
      ['Bremsen prüfen', '1,50', '135,00'],
      ['Reifen wechseln', '0,75', '67,50'],
      ['Ölwechsel', '0,50', '45,00'],
      ['Lampe', '0,25', '22,50'],
    ],
    sums: [
      ['Netto', '270,00'],
      ['MwSt.', '51,30'],
      ['Gesamt', '321,30'],
    ],
    from: 280,
    ruled: [0, 1, 2],
  },
  {
    document: 'a caterer',
    columns: [
      { x: 60, isFigure: false },
      { x: 300, isFigure: true },
      { x: 400, isFigure: true },
      { x: 530, isFigure: true },
    ],
    header: ['Plat', 'Nombre', 'Prix', 'Montant'],
    rows: [
      ['Soupe de poisson', '12', '6,50', '78,00'],
      ['Tarte aux pommes', '12', '4,00', '48,00'],
    ],
    sums: [
      ['Total HT', '126,00'],
      ['TVA', '12,60'],
      ['Total TTC', '138,60'],
    ],
    from: 330,
    ruled: [0, 2],
  },
];

function drawBill({ columns, header, rows, sums, from, ruled }: Bill): Draw {
  return ({ page, plain, bold }) => {
    const right = columns.at(-1)?.x ?? 0;
    const put = (words: string, place: number, y: number, font = plain) => {
      const { x, isFigure } = columns[place] ?? { x: 0, isFigure: false };
      page.drawText(words, { x: isFigure ? x - font.widthOfTextAtSize(words, SIZE) : x, y, size: SIZE, font });
    };
    for (const [index, words] of header.entries()) put(words, index, 720, bold);
    drawLine(page, [columns[0]?.x ?? 0, 716], [right, 716]);
    for (const [row, cells] of rows.entries()) for (const [index, words] of cells.entries()) put(words, index, 704 - 14 * row);
    for (const [row, words] of sums.entries()) {
      const y = 704 - 14 * (rows.length + row);
      if (ruled.includes(row)) drawLine(page, [from, y + 10], [right, y + 10]);
      for (const [index, each] of words.entries()) put(each, columns.length - 2 + index, y);
    }
  };
}

test.each(bills)('the items and sums of $document stay one table, though lines over the sums are as wide as two columns', async (bill) => {
  const tables = listBlocks(await convertDrawnPages([drawBill(bill)])).flatMap((block) => (block.kind === 'table' ? [listCellTexts(block)] : []));
  const [table = [], ...others] = tables;
  expect(others).toEqual([]);
  expect(table.slice(0, bill.rows.length + 1)).toEqual([bill.header, ...bill.rows]);
  expect(table.slice(bill.rows.length + 1).map((cells) => cells.filter((words) => words !== ''))).toEqual(bill.sums);
});
