import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { convertDrawnPages, type Draw, joinInlines, listParagraphs, type Pen, SIZE } from '../testing/drawnPages.ts';

const STEPS = ['Stir the flour into the warm milk.', 'Let it rest below a cloth.', 'Bake it until it is brown.'];

const drawSteps = ({ page, plain, bold }: Pen, { radius, size, gap }: { radius: number; size: number; gap: number }) => {
  for (const [index, step] of STEPS.entries()) {
    const y = 700 - 30 * index;
    page.drawCircle({ x: 80, y: y + 0.35 * SIZE, size: radius, color: rgb(0.1, 0.3, 0.6) });
    const number = String(index + 1);
    page.drawText(number, {
      x: 80 - bold.widthOfTextAtSize(number, size) / 2,
      y: y + 0.35 * SIZE - 0.36 * size,
      size,
      font: bold,
      color: rgb(1, 1, 1),
    });
    page.drawText(step, { x: 80 + radius + gap, y, size: SIZE, font: plain });
  }
};

test.each([
  { radius: 7, size: 8, gap: 8 },
  { radius: 9, size: 11, gap: 12 },
  { radius: 10, size: 9, gap: 5 },
])('numbers on discs of radius $radius count the items of a list', async (look) => {
  const draw: Draw = (pen) => drawSteps(pen, look);
  const model = await convertDrawnPages([draw]);
  const items = listParagraphs(model).filter(({ role }) => role.type === 'listItem');
  expect(items.map(({ inlines }) => joinInlines(inlines))).toEqual(STEPS);
  expect(model.lists.map(({ levels: [level] }) => [level?.format, level?.text, level?.start])).toEqual([['circledDecimal', '%1', 1]]);
});

test('a number on a disc without text beside it stays as it is', async () => {
  const draw: Draw = ({ page, plain }) => {
    for (const x of [80, 300]) {
      page.drawCircle({ x, y: 604, size: 9, color: rgb(0.8, 0.8, 0.8) });
      page.drawText('3', { x: x - 3, y: 600, size: SIZE, font: plain });
    }
  };
  const model = await convertDrawnPages([draw]);
  expect(
    listParagraphs(model)
      .map(({ inlines }) => joinInlines(inlines))
      .join(' '),
  ).toMatch(/^3(<tab>|\s+)3$/);
});
