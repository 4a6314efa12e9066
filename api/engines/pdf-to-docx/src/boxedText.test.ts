import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { rgb } from 'pdf-lib';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';

const NOTE = ['Keep it loose', 'The sauce runs off', 'the spoon slowly.'];
const GREEN = rgb(0.8, 0.9, 0.8);

/** Sets text around a note at the left, 160 points wide and five lines high. */
function drawAround(pen: Pen, text: string): void {
  const narrow = breakLines(text, pen.plain, SIZE, 280).slice(0, 5);
  for (const [index, each] of narrow.entries()) pen.page.drawText(each, { x: LEFT + 175, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
  set(pen, text.slice(narrow.join(' ').length + 1), { y: 700 - 5 * LEADING });
}

const noteOnBackground: Draw = (pen) => {
  pen.page.drawRectangle({ x: LEFT, y: 640, width: 160, height: 72, color: GREEN });
  for (const [index, text] of NOTE.entries())
    pen.page.drawText(text, { x: LEFT + 10, y: 694 - index * 13.3, size: 10, font: index === 0 ? pen.bold : pen.plain });
  drawAround(pen, PROSE.repeat(3).trim());
};

test('a note on a coloured background floats, and the text around it stays whole', async () => {
  const model = await convertDrawnPages([noteOnBackground]);
  const note = getFirstTable(model);
  expect(listCellTexts(note)).toEqual([['Keep it loose/The sauce runs off the spoon slowly.']]);
  expect([note.float?.side, note.rows[0]?.cells[0]?.shading]).toEqual(['left', 'cce6cc']);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([PROSE.repeat(3).trim()]);
});

test('lines around a note whose letters cross its edge are no box', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawRectangle({ x: LEFT, y: 640, width: 160, height: 72, color: GREEN });
      set(pen, PROSE.repeat(4));
    },
  ]);
  expect(listBlocks(model).every(({ kind }) => kind === 'paragraph')).toBe(true);
});

/** Draws rows of a label and a figure between level lines. */
function drawRows({ page, plain }: Pen, rows: [string, string][], { x, y, step = 18 }: { x: number; y: number; step?: number }): void {
  for (const [index, [name, figure]] of rows.entries()) {
    page.drawText(name, { x: x + 3, y: y - index * step, size: SIZE, font: plain });
    page.drawText(figure, { x: x + 197 - plain.widthOfTextAtSize(figure, SIZE), y: y - index * step, size: SIZE, font: plain });
    drawLine(page, [x, y - index * step - 5], [x + 200, y - index * step - 5]);
  }
}

const EARNINGS: [string, string][] = [
  ['Basic pay', '2,850.00'],
  ['Overtime', '143.00'],
  ['Travel', '38.40'],
];
const DEDUCTIONS: [string, string][] = [
  ['Income tax', '396.80'],
  ['Insurance', '155.66'],
  ['Pension', '221.48'],
  ['Union', '14.20'],
];

test('two tables beside each other stay beside each other, and the text below both stays whole', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      drawRows(pen, EARNINGS, { x: LEFT, y: 700, step: 22 });
      drawRows(pen, DEDUCTIONS, { x: LEFT + 240, y: 700 });
      pen.page.drawText('Net pay', { x: LEFT, y: 600, size: 14, font: pen.bold });
      pen.page.drawText('2,243.26', { x: LEFT + 380, y: 600, size: 14, font: pen.bold });
    },
  ]);
  const row = getFirstTable(model).rows[0]?.cells ?? [];
  const inner = row.map(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? listCellTexts(block).map((cells) => cells.join(' ')) : [])),
  );
  expect(inner).toEqual([EARNINGS, DEDUCTIONS].map((rows) => rows.map((cells) => cells.join(' '))));
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toContain('Net pay<tab>2,243.26');
});

test('a header on a dark background is the first row of the table below it', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawRectangle({ x: LEFT, y: 716, width: 200, height: 20, color: rgb(0.2, 0.2, 0.2) });
      pen.page.drawText('Earnings', { x: LEFT + 3, y: 722, size: SIZE, font: pen.bold, color: rgb(1, 1, 1) });
      pen.page.drawText('Amount', { x: LEFT + 150, y: 722, size: SIZE, font: pen.bold, color: rgb(1, 1, 1) });
      drawRows(pen, EARNINGS, { x: LEFT, y: 700 });
    },
  ]);
  const table = getFirstTable(model);
  expect([listCellTexts(table)[0], table.rows[0]?.cells[0]?.shading, table.headerRows]).toEqual([['Earnings', 'Amount'], '333333', 1]);
});

test('titles over level lines part the rows of a menu', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const [part, title] of ['To begin', 'Mains', 'Sweets'].entries()) {
        const y = 720 - part * 90;
        pen.page.drawText(title, { x: LEFT, y, size: 16, font: pen.bold });
        drawLine(pen.page, [LEFT, y - 6], [LEFT + 300, y - 6]);
        for (const [index, dish] of ['Soup of the day', 'Tart with leek'].entries()) {
          pen.page.drawText(dish, { x: LEFT, y: y - 24 - index * 16, size: SIZE, font: pen.plain });
          pen.page.drawText('9.00', { x: LEFT + 276, y: y - 24 - index * 16, size: SIZE, font: pen.plain });
        }
      }
    },
  ]);
  const titles = listBlocks(model).filter((block) => block.kind === 'paragraph' && block.role.type === 'heading');
  expect(titles).toHaveLength(3);
});

test('a barcode becomes a picture', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE);
      for (let bar = 0; bar < 30; bar += 1)
        pen.page.drawRectangle({ x: LEFT + bar * 5, y: 560, width: 1 + (bar % 3), height: 34, color: rgb(0, 0, 0) });
    },
  ]);
  expect(model.pictures.size).toBe(1);
});

test.each([
  { kind: 'a recipe', title: 'Ingredients', lines: ['1 kg plums', '250 g flour', '1 egg', 'cinnamon'] },
  { kind: 'a trip', title: 'To bring', lines: ['stout boots', 'a rope of 30 m', 'water'] },
  { kind: 'an event', title: 'Friday', lines: ['doors at six', 'the choir at seven', 'supper', 'dance until one'] },
])('lines across a box that part what $kind lists make it rows, and keep their place', async ({ title, lines }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawRectangle({ x: LEFT, y: 712 - 22 * (lines.length + 1), width: 160, height: 22 * (lines.length + 1), color: GREEN });
      pen.page.drawText(title, { x: LEFT + 10, y: 696, size: 10, font: pen.bold });
      for (const [index, text] of lines.entries()) {
        const y = 676 - index * 20;
        pen.page.drawText(text, { x: LEFT + 10, y, size: 10, font: pen.plain });
        drawLine(pen.page, [LEFT + 8, y - 6], [LEFT + 152, y - 6]);
      }
      const text = PROSE.repeat(4).trim();
      const narrow = breakLines(text, pen.plain, SIZE, 280).slice(0, 7);
      for (const [index, each] of narrow.entries()) pen.page.drawText(each, { x: LEFT + 175, y: 700 - index * LEADING, size: SIZE, font: pen.plain });
      set(pen, text.slice(narrow.join(' ').length + 1), { y: 712 - 22 * (lines.length + 1) - 14 });
    },
  ]);
  const [first = '', ...others] = lines;
  expect(listCellTexts(getFirstTable(model))).toEqual([[`${title}/${first}`], ...others.map((line) => [line])]);
});
