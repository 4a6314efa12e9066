import { expect, test } from '@jest/globals';
import { StandardFonts } from 'pdf-lib';
import { convertDrawnPages, type Draw, getFirstTable, listCellTexts } from '../testing/drawnPages.ts';

interface Receipt {
  rows: [string, string][];
  size: number;
  right: number;
}

/** Rows in letters of one width, whose spaces are as wide as the letters. */
const printed =
  ({ rows, size, right }: Receipt): Draw =>
  async ({ page, document }) => {
    const font = await document.embedFont(StandardFonts.Courier);
    for (const [index, [label, amount]] of rows.entries()) {
      const y = 700 - index * 1.5 * size;
      page.drawText(label, { x: 60, y, size, font });
      if (amount) page.drawText(amount, { x: right - font.widthOfTextAtSize(amount, size), y, size, font });
    }
  };

test.each([
  [
    'a receipt',
    {
      rows: [
        ['Card VISA 4417', '14.68'],
        ['Oat', '1.90'],
        ['Eggs free range', '5.50'],
        ['Change', '0.00'],
      ],
      size: 9,
      right: 260,
    },
  ],
  [
    'a bill with notes of what was weighed',
    {
      rows: [
        ['Leeks', '1.65'],
        ['Apples of the year', '2.03'],
        ['Rye bread 500 g', '3.60'],
        ['Salt', '0.80'],
      ],
      size: 8,
      right: 240,
    },
  ],
  [
    'a list of a till',
    {
      rows: [
        ['Sales of day 12', '1,240.00'],
        ['Cash', '36.50'],
        ['Cash in till no 2', '310.20'],
        ['Tips', '8.00'],
      ],
      size: 11,
      right: 400,
    },
  ],
] as [string, Receipt][])('a visitor gets each label in letters of one width as one cell: %s', async (_, receipt) => {
  expect(listCellTexts(getFirstTable(await convertDrawnPages([printed(receipt)])))).toEqual(receipt.rows);
});
