import { expect, test } from '@jest/globals';
import {
  convertDrawnPages,
  type Draw,
  drawLine,
  joinInlines,
  LEFT,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

/** Draws a title and below it a line of three segments: at the left, just behind the end of the title and at the right. */
function drawMasthead({ page, plain, bold }: Pen, title: string, pieces: readonly string[], size: number): void {
  page.drawText(title, { x: LEFT, y: 780, size, font: bold });
  const lefts = [LEFT, LEFT + bold.widthOfTextAtSize(title, size) + 8, RIGHT - plain.widthOfTextAtSize(pieces[2] ?? '', 9)];
  for (const [index, text] of pieces.entries()) page.drawText(text, { x: lefts[index] ?? LEFT, y: 780 - 0.72 * size, size: 9, font: plain });
}

test.each([
  { title: 'The Harbour Light', pieces: ['News of the Rowing Club', 'Issue 42', 'Autumn 2026'], size: 30 },
  { title: 'El Faro de Levante', pieces: ['Boletín de la asociación', 'Número 7', 'Abril de 2026'], size: 26 },
  { title: 'Garden Notes and Seeds', pieces: ['For members', 'Volume 3', '1 June'], size: 18 },
])('the line below the title $title is one line, and no cell of it has the title', async ({ title, pieces, size }) => {
  const model = await convertDrawnPages([
    (pen) => {
      drawMasthead(pen, title, pieces, size);
      set(pen, PROSE.repeat(4), { y: 700 });
    },
  ]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts.slice(0, 2)).toEqual([title, pieces.join('<tab>')]);
});

/** Lines that each end somewhere else, as in a text with floats of many widths. */
function drawRagged(pen: Pen, y: number, count: number): void {
  for (let index = 0; index < count; index += 1)
    pen.page.drawText(PROSE.slice(0, 48 + 2 * index), { x: LEFT, y: y - index * 13, size: SIZE, font: pen.plain });
}

const LETTERS = [
  'May I thank the unknown person who brought my bicycle under the roof during the storm of August? It would have ended in the harbour.',
  'The path along the quay is used by cars again since the bollards were taken away. Could the committee write to the town?',
  'I have kept all issues of this paper since the first. If somebody would like to scan them, I will gladly lend the two boxes.',
  'There is no tea in the new kitchen, and the kettle has been lent to the neighbours, who have not been seen since then.',
];

test.each([
  { above: 20, off: 5, left: 200, right: 300 },
  { above: 22, off: 4, left: 190, right: 290 },
  { above: 18, off: 6, left: 210, right: 315 },
])('two short columns below $above lines that all end elsewhere are read one after the other', async ({ above, off, left, right }) => {
  const draw: Draw = (pen) => {
    drawRagged(pen, 790, above);
    const y = 790 - above * 13 - 30;
    const below = set(pen, LETTERS[0] ?? '', { y, width: left });
    set(pen, LETTERS[1] ?? '', { y: below, width: left });
    const next = set(pen, LETTERS[2] ?? '', { x: right, y: y - off, width: left });
    set(pen, LETTERS[3] ?? '', { x: right, y: next, width: left });
    drawLine(pen.page, [(LEFT + left + right) / 2, y + 10], [(LEFT + left + right) / 2, y - 110]);
  };
  const texts = listParagraphs(await convertDrawnPages([draw])).map(({ inlines }) => joinInlines(inlines));
  expect(texts.filter((text) => LETTERS.includes(text))).toEqual(LETTERS);
});
