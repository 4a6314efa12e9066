import { expect, test } from '@jest/globals';
import {
  convertDrawnPages,
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

const PLACES = [LEFT, LEFT + 250, LEFT + 340, LEFT + 430];
const HEADER = ['', 'Note', '2024', '2023'];
const ROWS = [
  ['Fees', '1', '81,200', '77,940'],
  ['Grants', '', '12,000', '9,500'],
  ['Interest', '2', '310', '1,020'],
];
const TOTAL = ['Total income', '', '93,510', '88,460'];
const STEP = 15;

function drawRows({ page, plain }: Pen, rows: string[][], y: number): void {
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const x = (PLACES[column] ?? 0) - (column < 2 ? 0 : plain.widthOfTextAtSize(text, SIZE));
      page.drawText(text, { x, y: y - row * STEP, size: SIZE, font: plain });
    }
  }
}

const across = ({ page }: Pen, y: number) => drawLine(page, [LEFT - 5, y], [LEFT + 435, y]);
const title = ({ page, bold }: Pen, text: string, y: number) => page.drawText(text, { x: LEFT, y, size: 14, font: bold });

test('the header of a table between a heading and a line is its first row, and no figure of a row under it goes on to the next', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      title(pen, 'Income', 760);
      drawRows(pen, [HEADER, ...ROWS, TOTAL], 743);
      for (const y of [738, 738 - 2 * STEP, 738 - 3 * STEP, 738 - 4 * STEP]) across(pen, y);
      set(pen, PROSE.repeat(3), { y: 600 });
    },
  ]);
  expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))[0]).toBe('Income');
  expect(listCellTexts(getFirstTable(model))).toEqual([HEADER, ...ROWS, TOTAL]);
});

test('a total between two lines is the last row of the table over it, and keeps its lines', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      title(pen, 'Income', 760);
      drawRows(pen, [HEADER, ...ROWS, TOTAL], 735);
      for (const y of [735 - 4 * STEP + 11, 735 - 4 * STEP - 4]) across(pen, y);
      set(pen, PROSE.repeat(3), { y: 600 });
    },
  ]);
  expect(listBlocks(model).filter(({ kind }) => kind === 'table')).toHaveLength(1);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([HEADER, ...ROWS, TOTAL]);
  expect(table.rows.at(-1)?.cells.every(({ borders }) => borders.top && borders.bottom)).toBe(true);
  expect(table.rows.slice(0, -2).some(({ cells }) => cells.some(({ borders }) => borders.top ?? borders.bottom))).toBe(false);
});
