import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, joinInlines, LEFT, listParagraphs, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const drawMarked = (pen: Pen, mark: string, y: number) => {
  const sentence = 'The survey was made again.';
  pen.page.drawText(sentence, { x: LEFT, y, size: SIZE, font: pen.plain });
  pen.page.drawText(mark, { x: LEFT + pen.plain.widthOfTextAtSize(sentence, SIZE), y: y + 4, size: 6.5, font: pen.plain });
};
const drawNote = ({ page, plain }: Pen, mark: string, { lines, y, size }: { lines: string[]; y: number; size: number }) => {
  page.drawText(mark, { x: LEFT, y: y + 0.25 * size, size: 0.65 * size, font: plain });
  for (const [index, text] of lines.entries())
    page.drawText(text, { x: LEFT + (index === 0 ? 9 : 0), y: y - index * 1.25 * size, size, font: plain });
};
const listNotes = ({ footnotes }: Awaited<ReturnType<typeof convertDrawnPages>>) =>
  footnotes.map(({ blocks }) => joinInlines(blocks[0]?.inlines ?? []));

test.each([
  { mark: '14', size: 9, lines: ['Town archive, box 14, letter of 3 May 1947.'] },
  { mark: '3', size: 8, lines: ['See the list of boats that were', 'built below the mill.'] },
  { mark: '127', size: 9.5, lines: ['The same.'] },
])('note $mark at the top of the next page is a note of its mark', async ({ mark, size, lines }) => {
  const first: Draw = (pen) => {
    drawMarked(pen, mark, 760);
    set(pen, PROSE.repeat(4), { y: 740 });
  };
  const second: Draw = (pen) => {
    drawNote(pen, mark, { lines, y: 770, size });
    set(pen, PROSE.repeat(4), { y: 730 });
  };
  const model = await convertDrawnPages([first, second]);
  expect(listNotes(model)).toEqual([lines.join(' ')]);
  expect(listParagraphs(model).some(({ inlines }) => joinInlines(inlines).includes(lines[0] ?? ''))).toBe(false);
});

test('small print at the top of a page without a mark before it stays text', async () => {
  const model = await convertDrawnPages([
    (pen) => void set(pen, PROSE.repeat(4), { y: 740 }),
    (pen) => {
      drawNote(pen, '2', { lines: ['Printed in the harbour.'], y: 770, size: 9 });
      set(pen, PROSE.repeat(4), { y: 730 });
    },
  ]);
  expect(listNotes(model)).toEqual([]);
});
