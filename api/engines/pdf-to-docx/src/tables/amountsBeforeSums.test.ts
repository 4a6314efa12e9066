import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, getFirstTable, joinInlines, LEFT, SIZE } from '../testing/drawnPages.ts';

interface Bill {
  items: [name: string, price: string, amount: string][];
  /** The labels of sums begin in the column of prices and reach a little further than those. */
  sums: [label: string, amount: string][];
}

const [PRICES, AMOUNTS] = [380, 510];

const drawBill =
  ({ items, sums }: Bill, beyond: number): Draw =>
  ({ page, plain }) => {
    const setFlush = (text: string, right: number, y: number) =>
      page.drawText(text, { x: right - plain.widthOfTextAtSize(text, SIZE), y, size: SIZE, font: plain });
    for (const [row, [name, price, amount]] of items.entries()) {
      const y = 700 - row * 18;
      page.drawText(name, { x: LEFT, y, size: SIZE, font: plain });
      setFlush(price, PRICES, y);
      setFlush(amount, AMOUNTS, y);
    }
    for (const [row, [label, amount]] of sums.entries()) {
      const y = 690 - (items.length + row) * 18;
      setFlush(label, PRICES + beyond, y);
      setFlush(amount, AMOUNTS, y);
    }
  };

test.each([
  {
    of: 'an invoice in euros',
    beyond: 4,
    items: [
      ['Doublet', '1,234.56 EUR', '14,814.72 EUR'],
      ['Ring', '48.90 EUR', '586.80 EUR'],
      ['Kit', '27.45 EUR', '82.35 EUR'],
      ['Freight', '1,064.20 EUR', '1,064.20 EUR'],
    ],
    sums: [['Net amount', '16,548.07 EUR']],
  },
  {
    of: 'a Spanish bill',
    beyond: 6,
    items: [
      ['Puerta', '1.318,00 €', '2.636,00 €'],
      ['Marco', '92,00 €', '184,00 €'],
      ['Herrajes', '48,50 €', '97,00 €'],
      ['Montaje', '110,00 €', '220,00 €'],
    ],
    sums: [['Base imponible', '3.137,00 €']],
  },
  {
    of: 'an order by weight',
    beyond: 3,
    items: [
      ['Flour', '25 kg', '31.50'],
      ['Butter', '5 kg', '48.00'],
      ['Yeast', '1.5 kg', '6.75'],
      ['Sugar', '10 kg', '12.00'],
    ],
    sums: [['All goods', '98.25']],
  },
] as (Bill & { of: string; beyond: number })[])(
  'prices of $of with their unit end at one place, though the label of a sum reaches further',
  async ({ beyond, ...bill }) => {
    const { rows } = getFirstTable(await convertDrawnPages([drawBill(bill, beyond)]));
    const prices = rows.slice(0, bill.items.length).flatMap(({ cells }) => {
      const block = cells[1]?.blocks[0];
      return block?.kind === 'paragraph' ? [[joinInlines(block.inlines), block.align]] : [];
    });
    expect(prices).toEqual(bill.items.map(([, price]) => [price, 'right']));
  },
);
