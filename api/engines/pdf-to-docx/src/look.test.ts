import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, LEADING, LEFT, listParagraphs, PROSE, SIZE, set } from './testing/drawnPages.ts';

/** How far a line of Times at single spacing goes, in letter heights. */
const SINGLE = 1.149;

test('a visitor gets lines as far apart as they were, and paragraphs too', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const below = set(pen, PROSE.repeat(3));
      set(pen, PROSE.repeat(3), { y: below });
    },
  ]);
  const [first, second] = listParagraphs(model);
  expect(first?.lineHeight).toBeCloseTo(LEADING / (SINGLE * SIZE), 2);
  expect(second?.spaceBefore).toBeCloseTo(8, 0);
});

test('lines that a browser rounded to whole pixels are as far apart as on average', async () => {
  const model = await convertDrawnPages([
    ({ page, plain }) => {
      for (let row = 0; row < 12; row += 1) {
        const y = 700 - 15 * row - 0.75 * Math.floor(row / 2);
        page.drawText('The harbour was quiet when the first boats came back in the morning, and nobody', { x: LEFT, y, size: SIZE, font: plain });
      }
    },
  ]);
  expect(listParagraphs(model)[0]?.lineHeight).toBeCloseTo((15 + (5 * 0.75) / 11) / (SINGLE * SIZE), 2);
});

test('the space above a paragraph is kept where the one before it went on in another column', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(12), { y: 760, width: 215 });
      const below = set(pen, `and ${PROSE.repeat(3)}`, { x: LEFT + 240, y: 760, width: 215 });
      set(pen, PROSE.repeat(6), { x: LEFT + 240, y: below, width: 215 });
    },
  ]);
  expect(listParagraphs(model).at(-1)?.spaceBefore).toBeCloseTo(8, 0);
});

test('running headers are as far from the edges of the page as they were', async () => {
  const page: Draw = (pen) => {
    pen.page.drawText('Yearly report', { x: LEFT, y: 800, size: 9, font: pen.plain });
    pen.page.drawText('Kept for ten years', { x: LEFT, y: 40, size: 9, font: pen.plain });
    set(pen, PROSE.repeat(6));
  };
  const { sections } = await convertDrawnPages([page, page, page]);
  expect(sections[0]?.paper.headerDistance).toBeCloseTo(842 - 800 - 0.933 * 9, 1);
  expect(sections[0]?.paper.footerDistance).toBeCloseTo(40 - 0.216 * 9, 1);
});

test('the text of a table is as far from its lines as it was, and only rows higher than their text have a height', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE);
      for (const y of [600, 582, 564, 510]) drawLine(pen.page, [LEFT, y], [LEFT + 300, y], 1);
      for (const x of [LEFT, LEFT + 150, LEFT + 300]) drawLine(pen.page, [x, 600], [x, 510], 1);
      for (const [row, y] of [587, 569, 551].entries()) {
        for (const x of [LEFT + 6, LEFT + 156]) pen.page.drawText(`Row ${row}`, { x, y, size: SIZE, font: pen.plain });
      }
    },
  ]);
  const { padding, rows } = getFirstTable(model);
  expect(padding.left).toBeCloseTo(5.5, 0);
  expect(padding.top).toBeCloseTo(600 - 587 - 0.933 * SIZE - 0.5, 0);
  expect(rows.map(({ height }) => height !== undefined)).toEqual([false, false, true]);
});

test('notes are as far apart as they were', async () => {
  const model = await convertDrawnPages([
    ({ page, plain, ...pen }) => {
      for (const [index, mark] of ['1', '2'].entries()) {
        const y = 700 - 30 * index;
        page.drawText('The survey was made again', { x: LEFT, y, size: SIZE, font: plain });
        page.drawText(mark, { x: LEFT + plain.widthOfTextAtSize('The survey was made again', SIZE), y: y + 4, size: 6.5, font: plain });
        page.drawText(mark, { x: LEFT, y: 109 - 20 * index, size: 5.5, font: plain });
        page.drawText('By the same two people as before.', { x: LEFT + 6, y: 105 - 20 * index, size: 9, font: plain });
      }
      set({ page, plain, ...pen }, PROSE.repeat(4), { y: 640 });
      drawLine(page, [LEFT, 120], [LEFT + 140, 120], 0.5);
    },
  ]);
  expect(model.footnotes.map(({ blocks }) => Math.round(blocks[0]?.spaceAfter ?? 0))).toEqual([10, 10]);
});

test('drawings beside each other stay apart', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const below = set(pen, PROSE.repeat(3));
      for (const x of [150, 286]) {
        for (let ring = 0; ring < 6; ring += 1) pen.page.drawCircle({ x, y: below - 70, size: 60 - ring * 8, color: rgb(0.2 + ring / 10, 0.4, 0.7) });
      }
      set(pen, PROSE.repeat(3), { y: below - 160 });
    },
  ]);
  const row = listParagraphs(model).find(({ inlines }) => inlines.some(({ kind }) => kind === 'picture'));
  expect(row?.inlines.map(({ kind }) => kind)).toEqual(['picture', 'text', 'picture']);
});

test('a title nearly as wide as its column is in the middle of it', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const title = 'Estimating the Load of Small Harbours';
      const size = (25 * 440) / pen.bold.widthOfTextAtSize(title, 25);
      pen.page.drawText(title, { x: LEFT + (455 - 440) / 2, y: 760, size, font: pen.bold });
      const lines = breakLines(PROSE.repeat(4), pen.plain, SIZE, 455);
      for (const [index, text] of lines.slice(0, -1).entries()) stretched(pen, text, 720 - LEADING * index);
    },
  ]);
  expect(listParagraphs(model)[0]?.align).toBe('center');
});

test('short paragraphs whose first lines all end at the edge are justified', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (let place = 0; place < 8; place += 1) {
        stretched(pen, breakLines(PROSE, pen.plain, SIZE, 455)[0] ?? '', 760 - 44 * place);
        pen.page.drawText('the storm was over.', { x: LEFT, y: 746 - 44 * place, size: SIZE, font: pen.plain });
      }
    },
  ]);
  expect(new Set(listParagraphs(model).map(({ align }) => align))).toEqual(new Set(['justify']));
});

/** Sets a line from one edge of the column to the other. */
function stretched({ page, plain }: Parameters<typeof set>[0], text: string, y: number): void {
  const words = text.split(' ');
  const room = (455 - plain.widthOfTextAtSize(words.join(''), SIZE)) / (words.length - 1);
  let x = LEFT;
  for (const word of words) {
    page.drawText(word, { x, y, size: SIZE, font: plain });
    x += plain.widthOfTextAtSize(word, SIZE) + room;
  }
}
