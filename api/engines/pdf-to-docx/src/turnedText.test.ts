import { expect, test } from '@jest/globals';
import { degrees } from 'pdf-lib';
import { writeDocx } from './docx/writeDocx.ts';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEFT,
  listCellTexts,
  listParagraphs,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';
import { readDocx } from './testing/readDocx.ts';
import { findFaults } from './validate/findFaults.ts';

/** A table of two columns under turned headers, the first of which is broken into two lines. */
const narrowColumns: Draw = (pen) => {
  const { page, plain, bold } = pen;
  set(pen, PROSE);
  for (const y of [600, 520, 500]) drawLine(page, [LEFT, y], [LEFT + 300, y]);
  for (const x of [LEFT, LEFT + 200, LEFT + 250, LEFT + 300]) drawLine(page, [x, 600], [x, 500]);
  const up = { size: SIZE, font: bold, rotate: degrees(90) };
  page.drawText('Boats that', { x: LEFT + 215, y: 524, ...up });
  page.drawText('came back', { x: LEFT + 229, y: 524, ...up });
  page.drawText('Storms', { x: LEFT + 285, y: 596, size: SIZE, font: bold, rotate: degrees(-90) });
  for (const [word, x] of [
    ['Harbour of the north', LEFT + 5],
    ['31', LEFT + 215],
    ['2', LEFT + 270],
  ] as const)
    page.drawText(word, { x, y: 506, size: SIZE, font: plain });
};

test('headers of narrow columns that were turned are turned in Word too, and still headers', async () => {
  const model = await convertDrawnPages([narrowColumns]);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([
    ['', 'Boats that came back', 'Storms'],
    ['Harbour of the north', '31', '2'],
  ]);
  expect(table.rows[0]?.cells.map(({ runs }) => runs)).toEqual([undefined, 'up', 'down']);
  expect(table.rows[0]?.height).toBeCloseTo(80, 0);
  expect(table.headerRows).toBe(1);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([PROSE.trim()]);
  const docx = await writeDocx(model);
  expect(findFaults(docx)).toEqual([]);
  expect(
    readDocx(docx)
      .parts.get('word/document.xml')
      ?.match(/<w:textDirection w:val="\w+"\/>/g),
  ).toEqual(['<w:textDirection w:val="btLr"/>', '<w:textDirection w:val="tbRl"/>']);
});

test.each([90, -90])('a wide table that was printed sideways (%i degrees) gets a page of its own that is wide', async (angle) => {
  const sideways: Draw = ({ page, plain }) => {
    // As it would be on paper 842 wide: across, and down from the top.
    const place = (across: number, down: number): [number, number] => (angle === 90 ? [down, across] : [595 - down, 842 - across]);
    for (const down of [100, 130, 160]) drawLine(page, place(60, down), place(780, down));
    for (const across of [60, 300, 540, 780]) drawLine(page, place(across, 100), place(across, 160));
    for (const [row, words] of [
      ['Harbour', 'Boats', 'Storms'],
      ['North', '31', '2'],
    ].entries()) {
      for (const [column, word] of words.entries()) {
        const [x, y] = place(66 + 240 * column, 120 + 30 * row);
        page.drawText(word, { x, y, size: SIZE, font: plain, rotate: degrees(angle) });
      }
    }
    // The number of the page stays upright.
    page.drawText('7', { x: 295, y: 30, size: SIZE, font: plain });
  };
  const model = await convertDrawnPages([(pen) => void set(pen, PROSE), sideways, (pen) => void set(pen, PROSE)]);
  expect(model.sections.map(({ paper }) => [Math.round(paper.width), Math.round(paper.height)])).toEqual([
    [595, 842],
    [842, 595],
    [595, 842],
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([
    ['Harbour', 'Boats', 'Storms'],
    ['North', '31', '2'],
  ]);
});

test.each([
  {
    angle: 90,
    rows: [
      ['Coast', 'open'],
      ['Plain', 'shut'],
    ],
    turned: ['A wide margin holds the notes', 'of whoever read this page', 'before it was bound'],
  },
  {
    angle: -90,
    rows: [
      ['Norte', '12'],
      ['Sur', '31'],
      ['Este', '7'],
    ],
    turned: ['Plano de la costa con las', 'rutas de los barcos y las', 'horas de cada salida'],
  },
  {
    angle: 90,
    rows: [
      ['One', 'uno', 'eins'],
      ['Two', 'dos', 'zwei'],
    ],
    turned: ['Words that are learned in the', 'first week of the course, as', 'they are said in the street'],
  },
])('a table on a page with more turned than upright text keeps its cells: $rows', async ({ angle, rows, turned }) => {
  const draw: Draw = ({ page, plain }) => {
    const width = 90;
    const columns = rows[0]?.length ?? 0;
    for (let row = 0; row <= rows.length; row += 1) drawLine(page, [LEFT, 780 - row * 20], [LEFT + columns * width, 780 - row * 20]);
    for (let column = 0; column <= columns; column += 1)
      drawLine(page, [LEFT + column * width, 780], [LEFT + column * width, 780 - rows.length * 20]);
    for (const [row, cells] of rows.entries())
      for (const [column, text] of cells.entries()) page.drawText(text, { x: LEFT + 5 + column * width, y: 766 - row * 20, size: SIZE, font: plain });
    for (const [line, text] of turned.entries())
      page.drawText(text, { x: 300 + line * 14 * Math.sign(angle), y: angle > 0 ? 200 : 560, size: SIZE, font: plain, rotate: degrees(angle) });
  };
  const model = await convertDrawnPages([draw]);
  expect(listCellTexts(getFirstTable(model))).toEqual(rows);
  expect(
    listParagraphs(model)
      .map(({ inlines }) => joinInlines(inlines))
      .join(' '),
  ).toBe(turned.join(' '));
});
