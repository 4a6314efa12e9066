import { expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  LEFT,
  listBlocks,
  listCellTexts,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

interface List {
  headers: string[];
  /** Where columns begin, or end where negative. */
  columns: number[];
  rows: number;
  /** Of each page. */
  tops: number[];
}

/** Later pages have longer words and figures, and so other edges between their columns. */
const entryOf = (row: number, column: number) => {
  if (column === 0) return `No. ${row + 100}`;
  if (column === 1) return row < 25 ? `Item ${row}` : `Item ${row} of the far store`;
  return (row * (row < 25 ? 3.7 : 9_500) + column * 11).toFixed(2);
};

/** A list without lines over several pages, each of which begins with its header. */
const pagesOf = ({ headers, columns, rows, tops }: List): Draw[] =>
  tops.map((top, page) => (pen) => {
    if (top < 750) set(pen, PROSE.repeat(2), { y: 790 });
    const write = (text: string, column: number, y: number, font = pen.plain) => {
      const x = columns[column] ?? LEFT;
      pen.page.drawText(text, { x: x < 0 ? -x - font.widthOfTextAtSize(text, SIZE) : x, y, size: SIZE, font });
    };
    for (const [column, header] of headers.entries()) write(header, column, top, pen.bold);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < headers.length; column += 1) write(entryOf(page * rows + row, column), column, top - 20 - 18 * row);
    pen.page.drawText(`Page ${page + 1} of ${tops.length}`, { x: RIGHT - 60, y: 30, size: 9, font: pen.plain });
  });

test.each([
  ['a price list of three pages', { headers: ['Part', 'Name', 'Price', 'Total'], columns: [70, 180, -420, -525], rows: 30, tops: [690, 780, 780] }],
  ['a list of two pages', { headers: ['Article', 'Sort', 'Net'], columns: [60, 200, -500], rows: 26, tops: [600, 790] }],
  [
    'four pages of one height',
    { headers: ['Pos.', 'What', 'Qty', 'Each', 'Sum'], columns: [40, 150, -340, -440, -550], rows: 25, tops: [780, 780, 780, 780] },
  ],
])('a visitor gets one table whose header is repeated, and no running headers made of that: %s', async (_, list) => {
  const model = await convertDrawnPages(pagesOf(list));
  const tables = listBlocks(model).filter(({ kind }) => kind === 'table');
  expect(tables).toHaveLength(1);
  const cells = listCellTexts(getFirstTable(model));
  expect(cells[0]).toEqual(list.headers);
  expect(cells).toHaveLength(1 + list.rows * list.tops.length);
  expect(getFirstTable(model).headerRows).toBe(1);
});

interface GroupedList {
  headers: string[];
  columns: number[];
  /** How much further in the rows are than their header. */
  inset: number;
  groups: string[];
  rowsPerGroup: number;
}

/** Pages with a header, rows that are set in a little from it, and bold titles over groups of rows. */
const drawGroups =
  ({ headers, columns, inset, groups, rowsPerGroup }: GroupedList, number: number): Draw =>
  ({ page, plain, bold }) => {
    const write = (text: string, column: number, y: number, font = plain) => {
      const x = columns[column] ?? LEFT;
      const by = font === plain ? inset : 0;
      page.drawText(text, { x: x < 0 ? -x - by - font.widthOfTextAtSize(text, SIZE) : x + by, y, size: SIZE, font });
    };
    let y = 790;
    const edges = columns.map(Math.abs);
    const underline = () => drawLine(page, [Math.min(...edges), y - 5], [Math.max(...edges), y - 5], 0.4);
    for (const [column, header] of headers.entries()) write(header, column, y, bold);
    underline();
    for (const group of groups) {
      y -= 18;
      write(`${group} ${'ABC'[number]}`, 0, y, bold);
      underline();
      for (let row = 0; row < rowsPerGroup; row += 1) {
        y -= 18;
        for (let column = 0; column < headers.length; column += 1) write(entryOf(number * 40 + row + group.length, column), column, y);
        underline();
      }
    }
  };

test.each([
  [
    'screws and tools',
    { headers: ['Article', 'Name', 'Price', 'Total'], columns: [60, 180, -430, -530], inset: 4, groups: ['Fixings', 'Tools'], rowsPerGroup: 14 },
  ],
  ['a page that begins with a title', { headers: ['No.', 'Goods', 'Net'], columns: [70, 200, -500], inset: 6, groups: ['Paint'], rowsPerGroup: 20 }],
  [
    'three short groups',
    { headers: ['Item', 'What', 'Each', 'Ten'], columns: [50, 150, -400, -545], inset: 3, groups: ['Beds', 'Chairs', 'Lamps'], rowsPerGroup: 8 },
  ],
])('a visitor gets one table of groups whose rows are set in from their header: %s', async (_, list) => {
  const model = await convertDrawnPages([0, 1, 2].map((number) => drawGroups(list, number)));
  const tables = listBlocks(model).filter(({ kind }) => kind === 'table');
  expect(tables).toHaveLength(1);
  const cells = listCellTexts(getFirstTable(model));
  expect(cells.filter((row) => row.join() === list.headers.join())).toHaveLength(1);
  expect(cells).toHaveLength(1 + 3 * list.groups.length * (1 + list.rowsPerGroup));
  expect(cells.filter((row) => row.length === 1).map(([title]) => title)).toEqual(
    ['A', 'B', 'C'].flatMap((page) => list.groups.map((group) => `${group} ${page}`)),
  );
});
