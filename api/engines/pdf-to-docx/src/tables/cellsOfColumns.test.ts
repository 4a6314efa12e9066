import { describe, expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, LEFT, listCellTexts, SIZE } from '../testing/drawnPages.ts';

const EDGES = [LEFT, 230, 380, 525];
const ROWS = [
  ['Voltage', '230', '240'],
  ['Frequency', '50', '60'],
  ['Power', '22', '28'],
  ['Weight', '2.3', '2.6'],
];
const HEIGHT = 18;
const TOP = 720;

/** Level lines under all rows, and upright ones between the columns of those whose place is even. */
const banded =
  (rows: string[][]): Draw =>
  ({ page, plain }) => {
    for (let row = 0; row <= rows.length; row += 1) drawLine(page, [LEFT, TOP - row * HEIGHT], [525, TOP - row * HEIGHT]);
    for (const x of [LEFT, 525]) drawLine(page, [x, TOP], [x, TOP - rows.length * HEIGHT]);
    for (const [row, words] of rows.entries()) {
      const y = TOP - row * HEIGHT;
      if (row % 2 === 0) for (const x of EDGES.slice(1, -1)) drawLine(page, [x, y], [x, y - HEIGHT]);
      for (const [column, text] of words.entries()) page.drawText(text, { x: (EDGES[column] ?? 0) + 5, y: y - 13, size: SIZE, font: plain });
    }
  };

describe('A visitor who converts a table of which only every second row has lines between its columns gets', () => {
  test('as many cells in each row', async () => {
    expect(listCellTexts(getFirstTable(await convertDrawnPages([banded(ROWS)])))).toEqual(ROWS);
  });

  test('a title over all columns as one cell', async () => {
    const rows = [ROWS[0] ?? [], ['Values measured on the test bench'], ROWS[2] ?? []];
    expect(listCellTexts(getFirstTable(await convertDrawnPages([banded(rows)])))).toEqual(rows);
  });
});

test('words in the middle of the header cells stay there, however far the text below reaches', async () => {
  const [headers, rows] = [
    ['Day', 'Place'],
    [
      ['Monday to Friday morning', 'North pier'],
      ['Saturday', 'Old harbour'],
      ['Sunday and holidays', 'South pier'],
    ],
  ];
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      for (let row = 0; row <= 4; row += 1) drawLine(page, [LEFT, TOP - row * HEIGHT], [470, TOP - row * HEIGHT]);
      for (const x of [LEFT, 270, 470]) drawLine(page, [x, TOP], [x, TOP - 4 * HEIGHT]);
      for (const [column, text] of headers.entries())
        page.drawText(text, { x: LEFT + 100 + column * 200 - plain.widthOfTextAtSize(text, SIZE) / 2, y: TOP - 13, size: SIZE, font: plain });
      for (const [row, words] of rows.entries())
        for (const [column, text] of words.entries())
          page.drawText(text, { x: LEFT + 5 + column * 200, y: TOP - 13 - (row + 1) * HEIGHT, size: SIZE, font: plain });
    },
  ]);
  const [header, first] = getFirstTable(model).rows.map(({ cells }) =>
    cells.map(({ blocks: [block] }) => (block?.kind === 'paragraph' ? block.align : '')),
  );
  expect([header, first]).toEqual([
    ['center', 'center'],
    ['left', 'left'],
  ]);
});
