import { expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  type Draw,
  getFirstTable,
  joinInlines,
  LEADING,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const OTHER = 'Nobody had mown the meadow behind the church since May, so that the children could hide in it from one another all afternoon long. ';
const RATES = [
  ['Crossing', 'Adult', 'Child'],
  ['Day', '12.50', '6.00'],
  ['Night', '9.80', '4.90'],
  ['Bicycle', '3.20', '1.60'],
];
const CATCH = [
  ['Herring', '4.1 t', '2.6 t'],
  ['Cod', '9.8 t', '7.9 t'],
  ['Plaice', '0.7 t', '1.3 t'],
];

/** Draws rows whose last two columns are set flush right. */
function drawRows({ page, plain }: Pen, rows: string[][], { x, y }: { x: number; y: number }): void {
  for (const [index, [name = '', ...figures]] of rows.entries()) {
    page.drawText(name, { x, y: y - index * LEADING, size: SIZE, font: plain });
    for (const [column, figure] of figures.entries()) {
      const right = x + 110 + column * 55;
      page.drawText(figure, { x: right - plain.widthOfTextAtSize(figure, SIZE), y: y - index * LEADING, size: SIZE, font: plain });
    }
  }
}

const cases: { where: string; rows: string[][]; draw: Draw }[] = [
  {
    where: 'the right column, below its text',
    rows: RATES,
    draw(pen) {
      set(pen, OTHER.repeat(9), { x: 60, y: 740, width: 220 });
      set(pen, PROSE.repeat(2), { x: 310, y: 740, width: 220 });
      drawRows(pen, RATES, { x: 310, y: 740 - 12 * LEADING });
      set(pen, PROSE, { x: 310, y: 740 - 18 * LEADING, width: 220 });
    },
  },
  {
    where: 'the left column, above its text',
    rows: CATCH,
    draw(pen) {
      drawRows(pen, CATCH, { x: 60, y: 740 });
      set(pen, PROSE.repeat(3), { x: 60, y: 740 - 5 * LEADING, width: 220 });
      set(pen, OTHER.repeat(5), { x: 310, y: 740, width: 220 });
    },
  },
  {
    where: 'the middle of three columns',
    rows: RATES.slice(1),
    draw(pen) {
      set(pen, OTHER.repeat(5), { x: 40, y: 700, width: 160 });
      set(pen, PROSE.repeat(1), { x: 216, y: 700, width: 166 });
      drawRows(pen, RATES.slice(1), { x: 216, y: 700 - 10 * LEADING });
      set(pen, PROSE.repeat(1), { x: 216, y: 700 - 16 * LEADING, width: 166 });
      set(pen, OTHER.repeat(5), { x: 398, y: 700, width: 160 });
    },
  },
];

test.each(cases)('figures in $where take no words from the text beside them', async ({ rows, draw }) => {
  const model = await convertDrawnPages([draw]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts.some((text) => text.startsWith(OTHER.repeat(4).trim()))).toBe(true);
});
