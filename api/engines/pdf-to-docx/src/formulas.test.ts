import { expect, test } from '@jest/globals';
import type { DocumentModel } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { convertDrawnPages, type Draw, drawLine, joinInlines, LEFT, listBlocks, listParagraphs, type Pen, PROSE, set } from './testing/drawnPages.ts';

/** Draws symbols, each at its own position and size. */
function drawSymbols({ page, plain }: Pen, placed: [text: string, x: number, y: number, size?: number][]): void {
  for (const [text, x, y, size = 11] of placed) page.drawText(text, { x, y, size, font: plain });
}

const drawFormula =
  (formula: (pen: Pen) => void): Draw =>
  (pen) => {
    set(pen, PROSE.repeat(3), { y: 780 });
    formula(pen);
    set(pen, PROSE.repeat(3), { y: 560 });
  };

const findPictures = (model: DocumentModel) =>
  listBlocks(model)
    .flatMap(listInlines)
    .filter((inline) => inline.kind === 'picture');
const listTexts = (model: DocumentModel) =>
  listParagraphs(model)
    .map(({ inlines }) => joinInlines(inlines))
    .filter((text) => text !== '' && !text.startsWith('The harbour'));

test('a fraction becomes one picture with its symbols as alternative text, and the equation number stays text', async () => {
  const model = await convertDrawnPages([
    drawFormula((pen) => {
      drawSymbols(pen, [
        ['f(x) = ', 230, 650],
        ['a + b', 272, 658],
        ['2c', 280, 642],
        ['(4)', 510, 650],
      ]);
      drawLine(pen.page, [270, 654], [302, 654], 0.4);
    }),
  ]);
  expect(findPictures(model)).toHaveLength(1);
  expect(findPictures(model)[0]?.description).toContain('f(x) =');
  expect(listTexts(model).join(' ')).toMatch(/^(<picture>)?(<tab>)?\s*\(4\)$|<picture> \(4\)/);
});

test('limits above and below a sum stay in its picture', async () => {
  const model = await convertDrawnPages([
    drawFormula((pen) =>
      drawSymbols(pen, [
        ['S = ', 240, 650],
        ['n', 268, 662, 7],
        ['E', 264, 648, 16],
        ['k=1', 264, 638, 7],
        ['k/2 + k', 284, 650],
      ]),
    ),
  ]);
  expect(findPictures(model)).toHaveLength(1);
  expect(listTexts(model).filter((text) => text !== '<picture>')).toEqual([]);
});

test('short lines of words in the middle of a page are not a formula', async () => {
  const model = await convertDrawnPages([
    drawFormula((pen) =>
      drawSymbols(pen, [
        ['Price list 2026', 250, 670, 14],
        ['valid from 1 May', 255, 650, 9],
        ['Elmbridge', 270, 634],
      ]),
    ),
  ]);
  expect(findPictures(model)).toEqual([]);
});

test('a formula on one line stays editable text', async () => {
  const model = await convertDrawnPages([drawFormula((pen) => drawSymbols(pen, [['v = s / t', 270, 650]]))]);
  expect(findPictures(model)).toEqual([]);
  expect(listTexts(model)).toEqual(['v = s / t']);
});

const above = [
  { line: 'a line at the edge', text: 'Hence', x: LEFT, size: 11, base: 664 },
  { line: 'the mark and words of an item', text: '4. Evaluate', x: LEFT + 8, size: 12, base: 663 },
  { line: 'a short line further in', text: 'so that', x: 150, size: 10, base: 664 },
];

test.each(above)('$line above a formula that reaches into its foot stays above it', async ({ text, x, size, base }) => {
  const model = await convertDrawnPages([
    drawFormula((pen) => {
      pen.page.drawText(text, { x, y: base, size, font: pen.plain });
      drawSymbols(pen, [
        ['S = ', 240, 650],
        ['n', 268, 662, 7],
        ['E', 264, 648, 16],
        ['k=1', 264, 638, 7],
        ['k/2 + k', 284, 650],
      ]);
    }),
  ]);
  expect(listTexts(model).slice(0, 2)).toEqual([text, '<picture>']);
});

test.each([
  ['a + b', 150, ''],
  ['sin t', 230, '(7)'],
  ['p - q', 320, '(2.4)'],
])('the picture of the formula with %s leaves room for tall brackets, which are no text', async (above, from, number) => {
  const model = await convertDrawnPages([
    drawFormula((pen) => {
      drawSymbols(pen, [
        [above, from, 658],
        ['c + d', from, 642],
        ['= e', from + 40, 650],
        ...(number ? [[number, 505, 650] as [string, number, number]] : []),
      ]);
    }),
  ]);
  const [picture] = findPictures(model);
  const text = 40 + 15;
  expect(picture?.width).toBeGreaterThan(text + 12);
  expect(picture?.width).toBeLessThan(text + 30);
});
