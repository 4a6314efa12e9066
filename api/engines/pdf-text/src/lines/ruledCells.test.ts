import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { type Draw, drawPdf, listParagraphs, read } from '../testing/drawnPages.ts';

const STEP = 30;
const EDGES = [56, 130, 170, 246, 300];

/** Sets a table whose cells are closer than words of a justified line, with its vertical rules drawn as lines, as bars, or not at all. */
const drawTable =
  (rules: 'lines' | 'bars' | 'none', rows: string[][]): Draw =>
  (page, font) => {
    const bottom = 700 - rows.length * STEP;
    for (const [index, cells] of rows.entries())
      for (const [at, text] of cells.entries()) page.drawText(text, { x: (EDGES[at] ?? 0) + 4, y: 680 - index * STEP, size: 12, font });
    if (rules === 'none') return;
    for (const x of EDGES) {
      if (rules === 'lines') page.drawLine({ start: { x, y: 700 }, end: { x, y: bottom }, thickness: 0.5 });
      else page.drawRectangle({ x, y: bottom, width: 0.7, height: 700 - bottom, color: rgb(0, 0, 0) });
    }
  };

const prices = [
  ['', 'Adult', 'Under 16', 'Over 60'],
  ['Swimming', '£5.40', 'not admitted', '£3.60'],
  ['Gym session', '£7.00', '£4.50', '£5.00'],
];

test.each(['lines', 'bars'] as const)('each row between rules drawn as %s is a row of the table, however close its cells are', async (rules) => {
  const { paragraphs } = await read(await drawPdf(drawTable(rules, prices)));
  expect(paragraphs.map(({ kind }) => kind)).toEqual(['tableRow', 'tableRow', 'tableRow']);
});

test('words with a rule between them are in two cells, and those of one cell stay together', async () => {
  const document = await read(await drawPdf(drawTable('lines', prices)));
  expect(listParagraphs(document)[1]).toBe('Swimming £5.40 not admitted £3.60');
});

test('a line beside a paragraph, as it marks a change, makes no row of its lines', async () => {
  const drawChange: Draw = (page, font) => {
    for (const [index, text] of ['The library is open every day', 'until eight in the evening and', 'closes at noon on Sundays.'].entries())
      page.drawText(text, { x: 70, y: 680 - index * 14, size: 12, font });
    page.drawLine({ start: { x: 64, y: 700 }, end: { x: 64, y: 640 }, thickness: 1 });
  };
  const { paragraphs } = await read(await drawPdf(drawChange));
  expect(paragraphs.map(({ kind }) => kind)).toEqual(['text']);
});
