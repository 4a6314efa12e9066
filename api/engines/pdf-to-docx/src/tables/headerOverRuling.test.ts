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

interface TallHeader {
  /** The words of each column, a slash between lines; a cell of one line is in the middle of those of two or three. */
  headers: string[];
  places: number[];
  rows: string[][];
}

test.each([
  [
    'a poster',
    {
      headers: ['Block/length', 'Blocks', 'Cooling,/day', 'Cooling,/night'],
      places: [0, 120, 200, 320],
      rows: [
        ['under 90 m', '17', '2.4', '1.1'],
        ['90 to 200 m', '19', '1.6', '0.8'],
        ['over 200 m', '12', '0.9', '0.6'],
      ],
    },
  ],
  [
    'a price list',
    {
      headers: ['Goods', 'Price/each', 'Price/from ten'],
      places: [0, 200, 330],
      rows: [
        ['Screws', '2.10', '1.80'],
        ['Nails', '1.60', '1.40'],
        ['Hooks', '3.20', '2.90'],
        ['Wire', '9.00', '8.10'],
      ],
    },
  ],
  [
    'a survey',
    {
      headers: ['Town or/village', 'Houses', 'Roofs with/panels'],
      places: [0, 170, 300],
      rows: [
        ['Delven', '1,204', '388'],
        ['Harl', '96', '51'],
        ['Mill', '310', '12'],
      ],
    },
  ],
] as [string, TallHeader][])('the lines of a header without a line over it are one row of %s', async (_, { headers, places, rows }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 790 });
      for (const [column, header] of headers.entries()) {
        const lines = header.split('/');
        for (const [row, line] of lines.entries()) {
          const y = 706 + 7 * (lines.length - 1) - 14 * row;
          pen.page.drawText(line, { x: LEFT + (places[column] ?? 0), y, size: SIZE, font: pen.bold });
        }
      }
      for (const [row, cells] of rows.entries()) {
        drawLine(pen.page, [LEFT - 4, 690 - 24 * row], [LEFT + 435, 690 - 24 * row]);
        for (const [column, text] of cells.entries())
          pen.page.drawText(text, { x: LEFT + (places[column] ?? 0), y: 674 - 24 * row, size: SIZE, font: pen.plain });
      }
      drawLine(pen.page, [LEFT - 4, 690 - 24 * rows.length], [LEFT + 435, 690 - 24 * rows.length]);
      set(pen, PROSE.repeat(2), { y: 640 - 24 * rows.length });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([headers.map((header) => header.replace('/', ' ')), ...rows]);
});
