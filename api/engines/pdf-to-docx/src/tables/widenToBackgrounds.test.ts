import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, getFirstTable, LEFT, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const KETTLE = [
  ['Capacity', '0.9 litres'],
  ['Power', '1,200 W'],
  ['Weight', '1.1 kg with base'],
  ['Cable', '75 cm'],
];
const HOURS = [
  ['Monday', 'closed', 'closed'],
  ['Tuesday', '9 to 12', '14 to 18'],
  ['Friday', '9 to 12', '14 to 20'],
];
const STOPS = [
  ['Old Town', '7.02', '8.02', '9.02'],
  ['Harbour', '7.11', '8.11', '9.11'],
  ['Hospital', '7.20', '8.20', '9.20'],
  ['Airport', '7.41', '8.41', '9.41'],
];

test.each([
  ['a data sheet', { rows: KETTLE, at: [0, 150], width: 440, banded: [0, 2] }],
  ['opening hours', { rows: HOURS, at: [0, 90, 190], width: 380, banded: [0, 1, 2] }],
  ['departures', { rows: STOPS, at: [0, 110, 170, 230], width: 420, banded: [1, 3] }],
])('the rows of %s are as wide as the backgrounds they are drawn on', async (_, { rows, at, width, banded }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      for (const [row, texts] of rows.entries()) {
        const y = 680 - row * 22;
        if (banded.includes(row)) pen.page.drawRectangle({ x: LEFT, y: y - 7, width, height: 22, color: rgb(0.9, 0.92, 0.95) });
        for (const [column, text] of texts.entries()) pen.page.drawText(text, { x: LEFT + 6 + (at[column] ?? 0), y, size: SIZE, font: pen.plain });
      }
      set(pen, PROSE.repeat(2), { y: 680 - rows.length * 22 - 40 });
    },
  ]);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual(rows);
  const all = table.columns.reduce((sum, column) => sum + column, 0);
  expect(Math.abs(all - width)).toBeLessThan(3);
  const shaded = table.rows.flatMap(({ cells }, row) => (cells.every(({ shading }) => shading !== undefined) ? [row] : []));
  expect(shaded).toEqual(banded);
});
