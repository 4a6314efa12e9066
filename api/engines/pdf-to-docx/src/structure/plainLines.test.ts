import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, getFirstTable, LEFT, listParagraphs, PROSE, set } from '../testing/drawnPages.ts';

const findRoles = async (draw: Draw) => listParagraphs(await convertDrawnPages([draw])).map(({ role }) => role.type);

test('the lines of an address are no headings, though they are larger than the text', async () => {
  const address: Draw = (pen) => {
    for (const [index, text] of ['Miss R. Achterberg', 'The Old Forge', 'Otley LS21 3AB'].entries())
      pen.page.drawText(text, { x: LEFT, y: 760 - 16 * index, size: 12, font: pen.plain });
    set(pen, PROSE.repeat(3));
  };
  expect(await findRoles(address)).toEqual(['body', 'body', 'body', 'body']);
});

test('a title alone over the same text is a heading', async () => {
  const title: Draw = (pen) => {
    pen.page.drawText('The old forge', { x: LEFT, y: 740, size: 15, font: pen.plain });
    set(pen, PROSE.repeat(3));
  };
  expect(await findRoles(title)).toEqual(['heading', 'body']);
});

test('an amount to pay in large letters is no heading', async () => {
  const amount: Draw = (pen) => {
    set(pen, PROSE.repeat(3));
    pen.page.drawText('Net pay', { x: LEFT, y: 600, size: 15, font: pen.bold });
    pen.page.drawText('£2,243.26', { x: 455, y: 600, size: 15, font: pen.bold });
  };
  expect(await findRoles(amount)).toEqual(['body', 'body']);
});

test('figures in a table without lines have room for a wider font', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      for (const [index, [name, count, sum]] of [
        ['Full service with new cables', '1', '12,585.00'],
        ['Tyre, folding', '2', '63.00'],
        ['Chain', '1', '27.99'],
        ['Wheel truing', '2', '24.00'],
      ].entries()) {
        const y = 700 - 16 * index;
        pen.page.drawText(name ?? '', { x: LEFT, y, size: 10, font: pen.plain });
        for (const [text, right] of [
          [count, 350],
          [sum, 430],
        ] as const)
          pen.page.drawText(text ?? '', { x: right - pen.plain.widthOfTextAtSize(text ?? '', 10), y, size: 10, font: pen.plain });
      }
    },
  ]);
  const { columns, padding } = getFirstTable(model);
  expect((columns[2] ?? 0) - padding.left - padding.right).toBeGreaterThan(40);
});
