import { expect, test } from '@jest/globals';
import { buildSegment } from '@sheaf/pdf-text/lines/textLine';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import type { PDFFont, PDFPage } from 'pdf-lib';
import { convertDrawnPages, type Draw, joinInlines, LEADING, listBlocks, listParagraphs, PROSE, SIZE } from '../testing/drawnPages.ts';
import { takeLineNumbers } from './takeLineNumbers.ts';

const convertToTexts = async (pages: Draw[]) => listParagraphs(await convertDrawnPages(pages)).map(({ inlines }) => joinInlines(inlines));

interface Numbered {
  text: string;
  x: number;
  width: number;
  leading: number;
  step: number;
  from?: number;
  at(number: string, font: PDFFont): number;
}

/** Sets lines of text and the number of each one that is counted. */
function setNumbered(page: PDFPage, plain: PDFFont, { text, x, width, leading, step, from = 1, at }: Numbered): void {
  for (const [index, words] of breakLines(text, plain, SIZE, width).entries()) {
    const y = 760 - index * leading;
    page.drawText(words, { x, y, size: SIZE, font: plain });
    const number = String(index + from);
    if ((index + from) % step === 0) page.drawText(number, { x: at(number, plain), y, size: SIZE, font: plain });
  }
}

test('fives between the two columns of a patent are in no sentence of either', async () => {
  const draw: Draw = ({ page, plain }) => {
    const column = {
      text: PROSE.repeat(7),
      width: 210,
      leading: 13,
      at: (number: string, font: PDFFont) => 297 - font.widthOfTextAtSize(number, SIZE) / 2,
    };
    setNumbered(page, plain, { ...column, x: 70, step: 100 });
    setNumbered(page, plain, { ...column, x: 316, step: 5 });
  };
  const texts = await convertToTexts([draw]);
  expect(texts.join(' ')).not.toMatch(/\d/);
  expect(texts.join(' ').replace(/\s+/g, ' ').trim()).toBe(PROSE.repeat(14).trim());
});

test('a court paper whose every line is counted keeps its sentences, on each of its pages', async () => {
  const draw: Draw = ({ page, plain }) =>
    setNumbered(page, plain, {
      text: PROSE.repeat(8),
      x: 110,
      width: 400,
      leading: 24,
      step: 1,
      at: (number, font) => 96 - font.widthOfTextAtSize(number, SIZE),
    });
  const texts = await convertToTexts([draw, draw]);
  expect(texts.join(' ')).not.toMatch(/\d/);
});

test('a manuscript goes on counting at the right edge of its second page, though few of its lines are counted there', async () => {
  const page =
    (from: number, times: number): Draw =>
    ({ page: paper, plain }) =>
      setNumbered(paper, plain, { text: PROSE.repeat(times), x: 70, width: 420, leading: 16, step: 10, from, at: () => 520 });
  const texts = await convertToTexts([page(1, 25), page(61, 10)]);
  expect(texts.join(' ')).not.toMatch(/\d/);
});

test.each([
  ['numbers of a list', (at: number) => `${at + 1}`, 'Take the second door on your left and ring'],
  ['years', (at: number) => `${1990 + at * 5}`, 'Porto'],
])('%s stay', async (_, numberAt, text) => {
  const draw: Draw = ({ page, plain }) => {
    for (let at = 0; at < 9; at += 1) {
      page.drawText(numberAt(at), { x: 70, y: 740 - at * LEADING, size: SIZE, font: plain });
      page.drawText(text, { x: 110, y: 740 - at * LEADING, size: SIZE, font: plain });
    }
  };
  const model = await convertDrawnPages([draw]);
  const counted = listParagraphs(model).filter(({ role }) => role.type === 'listItem').length;
  expect(counted > 0 || JSON.stringify(listBlocks(model)).includes(numberAt(4))).toBe(true);
});

test.each([
  ['three more', ['a jar of plum jam', '4.20', '12.60']],
  ['one more', ['a jar of plum jam']],
])('the first column of a table with %s stays, though it counts the rows', async (_, others) => {
  const draw: Draw = ({ page, plain }) => {
    for (let at = 0; at < 10; at += 1)
      for (const [column, text] of [
        String(at + 1),
        ...others.map((other, column) => (at % 3 === 0 || column > 0 ? other : other.slice(0, -2 - at))),
      ].entries())
        page.drawText(text, { x: 70 + column * 120, y: 740 - at * 16, size: SIZE, font: plain });
  };
  expect(JSON.stringify(listBlocks(await convertDrawnPages([draw])))).toMatch(/"text":"10[ "]|"listItem"/);
});

test.each([
  { rows: 120, cells: 5 },
  { rows: 200, cells: 3 },
  { rows: 60, cells: 8 },
])('the $rows counted rows of a table are compared with what is level with them once each', ({ rows, cells }) => {
  let compared = 0;
  const segments = Array.from({ length: rows * (cells + 1) }, (_, index) => {
    const [row, column] = [Math.floor(index / (cells + 1)), index % (cells + 1)];
    const box = { left: 60 + column * 70, right: 80 + column * 70, top: row * 14, bottom: row * 14 + 12 };
    const word = { text: column === 0 ? String(row + 1) : 'oak', ...box, size: SIZE, isBold: false, isRaised: false, markedContent: -1 };
    const segment = buildSegment([word], row * 14 + 9);
    return Object.defineProperty({ ...segment }, 'base', {
      get() {
        compared += 1;
        return segment.base;
      },
    });
  });
  const page = { groups: [{ turn: 0, segments }] } as unknown as PageSegments;
  takeLineNumbers([page]);
  expect(page.groups[0]?.segments).toHaveLength(segments.length);
  // Each of the numbers is compared with all segments, and with the numbers below it.
  expect(compared).toBeLessThan(20 * rows * segments.length);
});
