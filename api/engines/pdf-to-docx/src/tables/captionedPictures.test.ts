import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, getFirstTable, listBlocks, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';

/** Drawings 120 points wide and 80 high, each with a caption below its middle. */
const captioned =
  (captions: string[], y: number): Draw =>
  ({ page, plain }) => {
    for (const [index, words] of captions.entries()) {
      const middle = 130 + index * 160;
      page.drawEllipse({ x: middle, y, xScale: 60, yScale: 40, color: rgb(0.1, 0.3, 0.8) });
      page.drawText(words, { x: middle - plain.widthOfTextAtSize(words, SIZE) / 2, y: y - 54, size: SIZE, font: plain });
    }
  };

test('pictures beside each other keep their captions below them', async () => {
  const draw: Draw = async (pen) => {
    set(pen, PROSE.repeat(3), { y: 780 });
    await captioned(['Rain on the quay', 'Snow', 'Wires'], 640)(pen);
    set(pen, PROSE.repeat(3), { y: 540 });
  };
  const model = await convertDrawnPages([draw]);
  expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(listCellTexts(getFirstTable(model))).toEqual([
    ['<picture>', '<picture>', '<picture>'],
    ['Rain on the quay', 'Snow', 'Wires'],
  ]);
});

test('rows of pictures that go on over the end of a page lose none', async () => {
  const first: Draw = async (pen) => {
    set(pen, PROSE.repeat(20), { y: 780 });
    await captioned(['Rain', 'Snow', 'Wires'], 140)(pen);
  };
  const second: Draw = async (pen) => {
    await captioned(['Points', 'Night', 'Depot'], 730)(pen);
    set(pen, PROSE.repeat(3), { y: 600 });
  };
  const tables = listBlocks(await convertDrawnPages([first, second])).flatMap((block) => (block.kind === 'table' ? listCellTexts(block) : []));
  const pictures = ['<picture>', '<picture>', '<picture>'];
  expect(tables).toEqual([pictures, ['Rain', 'Snow', 'Wires'], pictures, ['Points', 'Night', 'Depot']]);
});

test('pictures at the top of two columns of text have no captions', async () => {
  const draw: Draw = (pen) => {
    for (const x of [70, 310]) {
      pen.page.drawEllipse({ x: x + 100, y: 730, xScale: 90, yScale: 40, color: rgb(0.1, 0.3, 0.8) });
      set(pen, PROSE.repeat(4), { x, y: 672, width: 210 });
    }
  };
  expect(listBlocks(await convertDrawnPages([draw])).some(({ kind }) => kind === 'table')).toBe(false);
});
