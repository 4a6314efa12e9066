import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listParagraphs, RIGHT, set } from '../testing/drawnPages.ts';

interface Sheet {
  words: string[];
  y: number;
  height: number;
}

const LEFT_TEXT = 'The left column tells of the pump that lifts water out of wells and tanks and never runs dry in summer. ';
const RIGHT_TEXT = 'The right column names the parts that come with it, the hose of seven metres and a washable filter too. ';

/** Two columns under a banner over the width of the page, or over and under it. */
const withBanner =
  ({ words, y, height }: Sheet): Draw =>
  (pen) => {
    const { page, plain } = pen;
    const columns = (top: number) => {
      set(pen, LEFT_TEXT.repeat(4), { y: top, width: 210 });
      set(pen, RIGHT_TEXT.repeat(4), { x: 310, y: top, width: 215 });
    };
    if (y < 700) columns(790);
    page.drawRectangle({ x: LEFT - 4, y, width: RIGHT - LEFT + 8, height, color: rgb(0.7, 0.1, 0.2) });
    const [first, second] = words;
    if (first) page.drawText(first, { x: LEFT + 6, y: y + height / 2 - 5, size: 14, font: plain, color: rgb(1, 1, 1) });
    if (second) page.drawText(second, { x: 340, y: y + height / 2 - 5, size: 9, font: plain, color: rgb(1, 1, 1) });
    columns(y - 30);
  };

test.each([
  ['a name and a date over both columns', { words: ['HydroLine', 'Data sheet of April'], y: 780, height: 40 }],
  ['a title alone', { words: ['Notices'], y: 770, height: 24 }],
  ['a title between two pairs of columns', { words: ['Notices', 'Page two of three'], y: 560, height: 30 }],
  ['a high panel between two pairs of columns', { words: ['Dates to remember'], y: 520, height: 120 }],
])('a visitor finds what is on a banner together, before the columns below it: %s', async (_, sheet) => {
  const texts = listParagraphs(await convertDrawnPages([withBanner(sheet)])).flatMap(({ inlines }) => joinInlines(inlines).trim() || []);
  const banner = texts.findIndex((text) => text.includes(sheet.words[0] ?? ''));
  for (const word of sheet.words) expect(texts[banner]).toContain(word);
  const above = sheet.y < 700 ? 2 : 0;
  expect(texts.slice(0, banner).map((text) => text.slice(0, 8))).toEqual(['The left', 'The righ'].slice(0, above));
  expect(texts.slice(banner + 1).map((text) => text.slice(0, 8))).toEqual(['The left', 'The righ']);
});
