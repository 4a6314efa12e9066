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
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const TEXT = PROSE.repeat(4).trim();

/** Draws text beside a float, and goes on with it over the whole width below `bottom`. */
function drawAround(pen: Pen, { side, room, bottom }: { side: 'left' | 'right'; room: number; bottom: number }): void {
  const words = TEXT.split(' ');
  let y = 720;
  while (words.length > 0) {
    const isBeside = y > bottom;
    const width = RIGHT - LEFT - (isBeside ? room : 0);
    let written = words.shift() ?? '';
    while (words[0] !== undefined && pen.plain.widthOfTextAtSize(`${written} ${words[0]}`, SIZE) < width) written += ` ${words.shift()}`;
    pen.page.drawText(written, { x: LEFT + (isBeside && side === 'left' ? room : 0), y, size: SIZE, font: pen.plain });
    y -= 1.3 * SIZE;
  }
}

function drawFacts({ page, plain }: Pen, left: number, width: number): void {
  const rows = ['Order', 'Birds', 'Weight', '180 g', 'Range', 'Europe'];
  for (const row of [0, 1, 2, 3]) drawLine(page, [left, 730 - 20 * row], [left + width, 730 - 20 * row], 0.7);
  for (const column of [0, width / 2, width]) drawLine(page, [left + column, 730], [left + column, 670], 0.7);
  for (const [index, text] of rows.entries())
    page.drawText(text, { x: left + 6 + (width / 2) * (index % 2), y: 716 - 20 * Math.floor(index / 2), size: SIZE - 2, font: plain });
}

test.each([
  ['right', 160],
  ['left', 140],
  ['right', 220],
] as const)('the paragraph beside a table at the %s stays whole and flows around it', async (side, width) => {
  const draw: Draw = (pen) => {
    drawFacts(pen, side === 'right' ? RIGHT - width : LEFT, width);
    drawAround(pen, { side, room: width + 14, bottom: 660 });
  };
  const model = await convertDrawnPages([draw]);
  expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['table', 'paragraph']);
  expect(getFirstTable(model).float).toMatchObject({ side });
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([TEXT]);
});

const QUOTE = ['A fence is good when', 'your neighbour can', 'lean on it too'];

test.each([
  { side: 'right', size: 13, room: 10.5, hasRulings: true },
  { side: 'left', size: 13.5, room: 11.5, hasRulings: true },
  { side: 'right', size: 14, room: 11, hasRulings: false },
] as const)('a quotation of $size points close to the text at its $side is none of its words', async ({ side, size, room, hasRulings }) => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      const width = Math.max(...QUOTE.map((text) => plain.widthOfTextAtSize(text, size)));
      const left = side === 'right' ? RIGHT - width : LEFT;
      const lines = breakLines(TEXT, plain, SIZE, RIGHT - LEFT - width - room);
      for (const [index, text] of lines.slice(0, 5).entries()) {
        const y = 720 - index * LEADING;
        const words = text.split(' ');
        const gap = (RIGHT - LEFT - width - room - plain.widthOfTextAtSize(words.join(''), SIZE)) / (words.length - 1);
        let x = side === 'right' ? LEFT : LEFT + width + room;
        for (const word of words) {
          page.drawText(word, { x, y, size: SIZE, font: plain });
          x += plain.widthOfTextAtSize(word, SIZE) + gap;
        }
      }
      set(pen, lines.slice(5).join(' '), { y: 720 - 5 * LEADING });
      set(pen, `Asked ${PROSE.repeat(2)}`, { y: 540 });
      for (const [index, text] of QUOTE.entries()) page.drawText(text, { x: left, y: 704.5 - index * 1.25 * size, size, font: plain });
      for (const y of hasRulings ? [722, 662] : []) drawLine(page, [left, y], [left + width, y], 1.5);
    },
  ]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))[0]).toBe(TEXT);
  expect(listCellTexts(getFirstTable(model))).toEqual([[QUOTE.join(' ')]]);
});

test.each([
  ['left', 'A branch in winter'],
  ['right', 'The nest below the roof'],
] as const)('a drawing at the %s floats with its caption', async (side, caption) => {
  const draw: Draw = (pen) => {
    const left = side === 'left' ? LEFT : RIGHT - 130;
    pen.page.drawRectangle({ x: left, y: 650, width: 130, height: 80, color: rgb(0.85, 0.9, 0.8) });
    pen.page.drawEllipse({ x: left + 65, y: 690, xScale: 45, yScale: 20, color: rgb(0.5, 0.3, 0.2) });
    pen.page.drawText(caption, { x: left + 2, y: 638, size: SIZE - 2, font: pen.plain });
    drawAround(pen, { side, room: 148, bottom: 628 });
  };
  const model = await convertDrawnPages([draw]);
  expect(listCellTexts(getFirstTable(model))[1]).toEqual([caption]);
  expect(getFirstTable(model).float).toMatchObject({ side });
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([TEXT]);
});

test('a drawing without a caption is anchored in the paragraph that flows around it', async () => {
  const draw: Draw = (pen) => {
    pen.page.drawRectangle({ x: RIGHT - 130, y: 650, width: 130, height: 80, color: rgb(0.85, 0.9, 0.8) });
    pen.page.drawEllipse({ x: RIGHT - 65, y: 690, xScale: 45, yScale: 20, color: rgb(0.5, 0.3, 0.2) });
    drawAround(pen, { side: 'right', room: 148, bottom: 640 });
  };
  const [paragraph, ...others] = listParagraphs(await convertDrawnPages([draw]));
  expect(others).toEqual([]);
  expect(paragraph?.inlines.find(({ kind }) => kind === 'picture')).toMatchObject({ float: { side: 'right' } });
});

test.each([
  ['between two lines', 'left', 12, true],
  ['in larger letters', 'left', 15, false],
  ['in larger letters at the right', 'right', 15, false],
] as const)('the paragraph beside a pull quote %s stays whole and flows around it', async (_how, side, size, isRuled) => {
  const [left, width] = [side === 'left' ? LEFT : RIGHT - 130, 130];
  const draw: Draw = (pen) => {
    for (const [index, words] of ['Nobody could say', 'where the storm', 'had gone by then'].entries())
      pen.page.drawText(words, { x: left, y: 712 - 1.3 * size * index, size, font: pen.bold });
    if (isRuled) for (const y of [730, 674]) drawLine(pen.page, [left, y], [left + width, y]);
    drawAround(pen, { side, room: width + 14, bottom: 652 });
  };
  const model = await convertDrawnPages([draw]);
  expect(getFirstTable(model).float).toMatchObject({ side });
  expect(listCellTexts(getFirstTable(model))).toEqual([['Nobody could say where the storm had gone by then']]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines))).toEqual([TEXT]);
});

test.each([
  [203, 'book.'],
  [206, 'tide'],
  [193, 'harbours.'],
])('a paragraph beside a table of %s points stays whole though its last word, %s, is in the middle of the page', async (width, last) => {
  const room = width + 13;
  const model = await convertDrawnPages([
    (pen) => {
      drawFacts(pen, LEFT, width);
      const x = LEFT + room;
      const lines = breakLines(PROSE.repeat(2), pen.plain, SIZE, RIGHT - LEFT - room).slice(0, 3);
      for (const [index, text] of [...lines, last].entries()) pen.page.drawText(text, { x, y: 720 - index * LEADING, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(3), { y: 630 });
    },
  ]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines));
  expect(texts.find((text) => text.endsWith(last))).toMatch(/^The harbour was quiet/);
});

test.each([130, 180, 220])('a paragraph whose first line alone is beside a float %i points wide has no deep first line', async (width) => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      drawFacts(pen, LEFT, width);
      const room = RIGHT - LEFT - width - 12;
      const [, ...lines] = breakLines(`${PROSE}${PROSE}`, plain, SIZE, room);
      const seeds = `Seeds of both are in the shed, and ${PROSE.toLowerCase()}`;
      const [first = ''] = breakLines(seeds, plain, SIZE, room);
      // Its first line is just below the float, and still set in by its margin.
      for (const [row, line] of ['The pier', ...lines.slice(0, 3), 'is old.', first].entries())
        page.drawText(line, { x: LEFT + width + 12, y: 728 - 15 * row, size: SIZE, font: plain });
      set(pen, seeds.slice(first.length + 1), { y: 638 });
    },
  ]);
  const paragraph = listParagraphs(model).find(({ inlines }) => joinInlines(inlines).startsWith('Seeds of both'));
  expect(paragraph && joinInlines(paragraph.inlines)).toContain('still to come');
  expect(paragraph?.indent).toMatchObject({ firstLine: 0 });
});
