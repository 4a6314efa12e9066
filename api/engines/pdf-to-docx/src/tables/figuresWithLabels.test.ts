import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, getFirstTable, listCellTexts, PROSE, set } from '../testing/drawnPages.ts';

test.each([
  ['at one edge', 12, 8, 0],
  ['in the middle', 16, 9, 0.5],
  ['in the middle of wide rooms', 20, 10, 0.5],
])('figures close together keep their labels %s', async (_, large, small, share) => {
  const figures = [
    ['25 min', 'work'],
    ['4', 'people'],
    ['310', 'kcal'],
  ];
  const draw: Draw = (pen) => {
    let x = 72;
    for (const [figure = '', label = ''] of figures) {
      const [wide, narrow] = [pen.bold.widthOfTextAtSize(figure, large), pen.plain.widthOfTextAtSize(label, small)];
      const room = Math.max(wide, narrow);
      pen.page.drawText(figure, { x: x + share * (room - wide), y: 700, size: large, font: pen.bold });
      pen.page.drawText(label, { x: x + share * (room - narrow), y: 686, size: small, font: pen.plain });
      x += room + 1.4 * large;
    }
    set(pen, PROSE.repeat(3), { y: 640 });
  };
  expect(listCellTexts(getFirstTable(await convertDrawnPages([draw])))[0]).toEqual(figures.map((each) => each.join('/')));
});
