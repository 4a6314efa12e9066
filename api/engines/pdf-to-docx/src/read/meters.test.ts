import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { listInlines } from '../model/listInlines.ts';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listBlocks, listParagraphs, PROSE, set } from '../testing/drawnPages.ts';

interface Skills {
  names: string[];
  shares: number[];
  width: number;
  height: number;
  step: number;
}

/** Labels, each with a bar under it that is filled in part. */
const withMeters =
  ({ names, shares, width, height, step }: Skills): Draw =>
  (pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    for (const [index, name] of names.entries()) {
      const y = 680 - index * step;
      pen.page.drawText(name, { x: LEFT, y, size: 10, font: pen.plain });
      pen.page.drawRectangle({ x: LEFT, y: y - 6 - height, width, height, color: rgb(0.8, 0.8, 0.85) });
      pen.page.drawRectangle({ x: LEFT, y: y - 6 - height, width: width * (shares[index] ?? 0), height, color: rgb(0.9, 0.6, 0.1) });
    }
    set(pen, PROSE.repeat(2), { y: 480 });
  };

test.each([
  ['thin ones', { names: ['AutoCAD', 'Revit', 'Costing'], shares: [0.9, 0.75, 0.6], width: 140, height: 3, step: 30 }],
  ['thick ones', { names: ['German', 'Polish'], shares: [0.5, 1 / 3], width: 220, height: 10, step: 50 }],
  ['a single one', { names: ['Funds raised'], shares: [0.42], width: 300, height: 7, step: 40 }],
])('a visitor gets each bar that shows a share as a picture under its label: %s', async (_, skills) => {
  const model = await convertDrawnPages([withMeters(skills)]);
  const texts = listParagraphs(model).map(({ inlines }) => joinInlines(inlines).trim());
  const shown = listBlocks(model)
    .flatMap(listInlines)
    .flatMap((inline) => (inline.kind === 'picture' ? [inline.description] : []));
  expect(shown).toEqual(skills.shares.map((share) => `${Math.round(100 * share)} %`));
  expect(texts.filter((text) => skills.names.includes(text) || text === '<picture>')).toEqual(skills.names.flatMap((name) => [name, '<picture>']));
});

test('a bar with words on it stays a background', async () => {
  const bar: Draw = (pen) => {
    pen.page.drawRectangle({ x: LEFT, y: 600, width: 300, height: 14, color: rgb(0.8, 0.8, 0.8) });
    pen.page.drawRectangle({ x: LEFT, y: 600, width: 120, height: 14, color: rgb(0.6, 0.8, 0.6) });
    pen.page.drawText('Spring term', { x: LEFT + 4, y: 603, size: 10, font: pen.plain });
    set(pen, PROSE.repeat(2), { y: 560 });
  };
  const inlines = listBlocks(await convertDrawnPages([bar])).flatMap(listInlines);
  expect(inlines.some(({ kind }) => kind === 'picture')).toBe(false);
  expect(inlines.some((inline) => inline.kind === 'text' && inline.text.includes('Spring term'))).toBe(true);
});
