import { describe, expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const ROWS: [string, string, string][] = [
  ['', '2023', '2022'],
  ['Assets', '', ''],
  ['Fixed assets', '', ''],
  ['Goodwill', '12,480', '12,480'],
  ['Buildings', '38,115', '35,902'],
  ['Total fixed assets', '50,595', '48,382'],
  ['Current assets', '', ''],
  ['Stocks', '9,310', '10,045'],
  ['Claims on customers, without those that are', '14,772', '13,118'],
  ['doubtful', '', ''],
  ['Cash', '6,008', '4,551'],
  ['Total current assets', '30,090', '27,714'],
];

/** Labels with the figures of two years that end at one edge each, and short lines over sums. */
const statement: Draw = (pen) => {
  for (const [index, [label, ...figures]] of ROWS.entries()) {
    const y = 700 - index * LEADING_OF_ROWS;
    pen.page.drawText(label, { x: LEFT, y, size: SIZE, font: pen.plain });
    for (const [column, figure] of figures.entries()) endAt(pen, figure, 430 + 80 * column, y);
    if (label.startsWith('Total')) for (const end of [430, 510]) drawLine(pen.page, [end - 70, y + 10], [end, y + 10]);
  }
  set(pen, PROSE.repeat(2), { y: 480 });
};
const LEADING_OF_ROWS = 14;

function endAt({ page, plain }: Pen, words: string, x: number, y: number): void {
  page.drawText(words, { x: x - plain.widthOfTextAtSize(words, SIZE), y, size: SIZE, font: plain });
}

describe('A visitor who converts financial statements gets', () => {
  test('one table of labels and figures, with titles of rows, lines over sums and labels of two lines in it', async () => {
    const model = await convertDrawnPages([statement]);
    const whole = ROWS.filter(([label]) => label !== 'doubtful').map(([label, ...figures]) => [
      label.endsWith('that are') ? `${label} doubtful` : label,
      ...figures,
    ]);
    expect(listCellTexts(getFirstTable(model))).toEqual(whole);
    expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toHaveLength(1);
  });

  test('titles that are further from the prices under them than those from each other as paragraphs between tables', async () => {
    const model = await convertDrawnPages([
      (pen) => {
        const price = (dish: string, of: string, y: number) => {
          pen.page.drawText(dish, { x: LEFT, y, size: SIZE, font: pen.plain });
          endAt(pen, of, 430, y);
        };
        for (const [index, dish] of ['Soup', 'Bread', 'Cheese'].entries()) price(dish, `${index + 3}.50`, 700 - 14 * index);
        pen.page.drawText('Drinks', { x: LEFT, y: 640, size: SIZE, font: pen.plain });
        for (const [index, dish] of ['Tea', 'Milk', 'Juice'].entries()) price(dish, `${index + 1}.20`, 620 - 14 * index);
        set(pen, PROSE.repeat(2), { y: 540 });
      },
    ]);
    expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContain('Drinks');
  });
});
