import { expect, test } from '@jest/globals';
import type { DocumentModel } from './model/documentModel.ts';
import { listInlines } from './model/listInlines.ts';
import { blocksOf, converted, type Draw, line, type Pen, PROSE, paragraphsOf, set, textOf } from './testing/drawnPages.ts';

/** Sets signs, each at its own place and size. */
function signs({ page, plain }: Pen, placed: [text: string, x: number, y: number, size?: number][]): void {
  for (const [text, x, y, size = 11] of placed) page.drawText(text, { x, y, size, font: plain });
}

const withFormula =
  (formula: (pen: Pen) => void): Draw =>
  (pen) => {
    set(pen, PROSE.repeat(3), { y: 780 });
    formula(pen);
    set(pen, PROSE.repeat(3), { y: 560 });
  };

const picturesOf = (model: DocumentModel) =>
  blocksOf(model)
    .flatMap(listInlines)
    .filter((inline) => inline.kind === 'picture');
const textsOf = (model: DocumentModel) =>
  paragraphsOf(model)
    .map(({ inlines }) => textOf(inlines))
    .filter((text) => text !== '' && !text.startsWith('The harbour'));

test('a fraction is one picture whose alternative text has its signs, and its number stays text', async () => {
  const model = await converted([
    withFormula((pen) => {
      signs(pen, [
        ['f(x) = ', 230, 650],
        ['a + b', 272, 658],
        ['2c', 280, 642],
        ['(4)', 510, 650],
      ]);
      line(pen.page, [270, 654], [302, 654], 0.4);
    }),
  ]);
  expect(picturesOf(model)).toHaveLength(1);
  expect(picturesOf(model)[0]?.description).toContain('f(x) =');
  expect(textsOf(model).join(' ')).toMatch(/^(<picture>)?(<tab>)?\s*\(4\)$|<picture> \(4\)/);
});

test('limits over and under a sign do not fall off it', async () => {
  const model = await converted([
    withFormula((pen) =>
      signs(pen, [
        ['S = ', 240, 650],
        ['n', 268, 662, 7],
        ['E', 264, 648, 16],
        ['k=1', 264, 638, 7],
        ['k/2 + k', 284, 650],
      ]),
    ),
  ]);
  expect(picturesOf(model)).toHaveLength(1);
  expect(textsOf(model).filter((text) => text !== '<picture>')).toEqual([]);
});

test('short lines of words in the middle of a page are no formula', async () => {
  const model = await converted([
    withFormula((pen) =>
      signs(pen, [
        ['Price list 2026', 250, 670, 14],
        ['valid from 1 May', 255, 650, 9],
        ['Elmbridge', 270, 634],
      ]),
    ),
  ]);
  expect(picturesOf(model)).toEqual([]);
});

test('a formula on one line stays text that can be edited', async () => {
  const model = await converted([withFormula((pen) => signs(pen, [['v = s / t', 270, 650]]))]);
  expect(picturesOf(model)).toEqual([]);
  expect(textsOf(model)).toEqual(['v = s / t']);
});
