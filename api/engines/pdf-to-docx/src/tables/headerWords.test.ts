import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, joinInlines, LEADING, listBlocks, listCellTexts, SIZE } from '../testing/drawnPages.ts';

test.each([
  ['Kita Regenbogen e.V.', 'Rechnung Nr.', 'Frau Schuster', 'Datum'],
  ['Hill & Sons (Leeds)', 'Order no.', 'Mr T. Hill', 'Ordered'],
  ['Comune di Lucca UTC', 'Pratica n.', 'Ing. Neri', 'Aperta'],
])('the last word of %s, longer than the lines below it, stays with its own words', async (name, first, person, second) => {
  const pages: Draw = ({ page, plain }) => {
    for (const [row, [left, label, figure]] of [
      [name, first, '2026-0318'],
      [person, second, '14.03.2026'],
      ['Lindenweg 3', 'No.', '10442'],
    ].entries()) {
      page.drawText(left ?? '', { x: 60, y: 700 - row * LEADING, size: SIZE, font: plain });
      page.drawText(label ?? '', { x: 370, y: 700 - row * LEADING, size: SIZE, font: plain });
      page.drawText(figure ?? '', { x: 535 - plain.widthOfTextAtSize(figure ?? '', SIZE), y: 700 - row * LEADING, size: SIZE, font: plain });
    }
  };
  const model = await convertDrawnPages([pages]);
  const words = listBlocks(model).flatMap((block) => (block.kind === 'table' ? listCellTexts(block).flat() : [joinInlines(block.inlines)]));
  expect(words.some((text) => text.includes(name))).toBe(true);
  expect(words.some((text) => text.startsWith(first))).toBe(true);
});
