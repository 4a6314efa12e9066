import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

const [LEFT, RIGHT] = [40, 260];

/** Draws sections of rows with an amount at the right, parted by dashed lines over the whole width; a row without amount is a remark. */
const drawReceipt =
  (sections: string[][][], { step, dash }: { step: number; dash: number[] }): Draw =>
  ({ page, plain }) => {
    let y = 700;
    for (const [index, rows] of sections.entries()) {
      if (index > 0)
        page.drawLine({ start: { x: LEFT, y: y + 4 }, end: { x: RIGHT, y: y + 4 }, thickness: 0.75, color: rgb(0, 0, 0), dashArray: dash });
      y -= 8;
      for (const [label = '', amount] of rows) {
        page.drawText(label, { x: LEFT, y, size: SIZE, font: plain });
        if (amount) page.drawText(amount, { x: RIGHT - plain.widthOfTextAtSize(amount, SIZE), y, size: SIZE, font: plain });
        y -= step;
      }
    }
  };

const listTables = async (draw: Draw) =>
  listBlocks(await convertDrawnPages([draw])).flatMap((block) => (block.kind === 'table' ? [listCellTexts(block)] : []));

test.each([
  {
    of: 'a grocer',
    sections: [
      [['WHOLE MILK', '4.29'], ['BANANAS', '1.87'], ['2.41 lb @ 0.775'], ['SOURDOUGH', '6.50'], ['COUPON', '-0.50']],
      [
        ['SUBTOTAL', '12.16'],
        ['TAX', '0.00'],
        ['TOTAL', '12.16'],
      ],
    ],
    step: 12,
    dash: [3, 2],
  },
  {
    of: 'a bar in Seville',
    sections: [
      [
        ['2 cañas', '4,20'],
        ['1 tortilla', '3,50'],
        ['1 ensalada', '6,00'],
      ],
      [
        ['Base', '12,45'],
        ['IVA 10 %', '1,25'],
        ['Total', '13,70'],
      ],
      [
        ['Entregado', '20,00'],
        ['Cambio', '6,30'],
        ['Propina', '0,00'],
      ],
    ],
    step: 14,
    dash: [1, 2],
  },
  {
    of: 'a taxi',
    sections: [
      [
        ['Base fare', '3.90'],
        ['11.4 km at 1.60', '18.24'],
        ['Waiting, 6 min', '4.10'],
      ],
      [
        ['Airport fee', '2.50'],
        ['Luggage', '1.00'],
        ['Fare', '29.74'],
      ],
    ],
    step: 13,
    dash: [4, 3],
  },
])('each part of the receipt of $of between dashed lines is a table', async ({ sections, ...look }) => {
  const tables = await listTables(drawReceipt(sections, look));
  expect(tables).toEqual(sections.map((rows) => rows.map(([label, amount = '']) => [label, amount])));
});

test('dotted lines between all rows part no tables', async () => {
  const rows = [
    ['Oak', '1,318.00'],
    ['Walnut', '1,386.40'],
    ['Pine', '298.00'],
    ['Beech', '472.00'],
  ];
  const tables = await listTables(
    drawReceipt(
      rows.map((row) => [row]),
      { step: 14, dash: [1, 2] },
    ),
  );
  expect(tables).toEqual([rows]);
});
