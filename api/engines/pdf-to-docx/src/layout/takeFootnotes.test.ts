import { expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, joinInlines, LEFT, listParagraphs, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const NOTES = ['Town archive, box 14, letter of 3 May 1947.', 'The same, page 90.'];

const listNotes = ({ footnotes }: Awaited<ReturnType<typeof convertDrawnPages>>) =>
  footnotes.map(({ blocks }) => joinInlines(blocks[0]?.inlines ?? []));

test('each column of text has its own notes below it', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      for (const [index, x] of [LEFT, 310].entries()) {
        page.drawText('The survey was made again', { x, y: 760, size: SIZE, font: plain });
        page.drawText(String(index + 1), { x: x + plain.widthOfTextAtSize('The survey was made again', SIZE), y: 764, size: 6.5, font: plain });
        set(pen, PROSE.repeat(7), { x, y: 740, width: 215 });
        drawLine(page, [x, 120], [x + 60, 120], 0.5);
        page.drawText(String(index + 1), { x, y: 109, size: 5.5, font: plain });
        page.drawText(NOTES[index] ?? '', { x: x + 6, y: 105, size: 9, font: plain });
      }
    },
  ]);
  expect(listNotes(model)).toEqual(NOTES);
});

test('notes that say the same on several pages are no running footer', async () => {
  const page =
    (number: number): Draw =>
    (pen) => {
      const { plain } = pen;
      pen.page.drawText('The survey was made again', { x: LEFT, y: 700, size: SIZE, font: plain });
      pen.page.drawText(String(number * 3), {
        x: LEFT + plain.widthOfTextAtSize('The survey was made again', SIZE),
        y: 704,
        size: 6.5,
        font: plain,
      });
      set(pen, PROSE.repeat(4), { y: 680 });
      drawLine(pen.page, [LEFT, 92], [LEFT + 140, 92], 0.5);
      pen.page.drawText(`${number * 3} ${NOTES[0]}`, { x: LEFT, y: 74, size: 9, font: plain });
    };
  const model = await convertDrawnPages([1, 2, 3, 4].map(page));
  expect(listNotes(model)).toEqual(Array.from({ length: 4 }, () => NOTES[0]));
  expect(model.sections[0]?.footer ?? []).toEqual([]);
  expect(listParagraphs(model).every(({ inlines }) => !joinInlines(inlines).includes('archive'))).toBe(true);
});

test('the marks of authors point to their addresses, and those below them to the notes', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      const put = (text: string, x: number, y: number, size = SIZE) => {
        page.drawText(text, { x, y, size, font: plain });
        return x + plain.widthOfTextAtSize(text, size);
      };
      put('1', put('Greta Holtz', LEFT, 760), 764, 6.5);
      put('Institute of Mobility, Graz', put('1', LEFT, 739, 6.5), 735);
      put('1', put('The survey was made again.', LEFT, 700), 704, 6.5);
      set(pen, PROSE.repeat(7), { y: 680 });
      drawLine(page, [LEFT, 120], [LEFT + 60, 120], 0.5);
      put(NOTES[0] ?? '', put('1 ', LEFT, 105, 9), 105, 9);
    },
  ]);
  expect(listNotes(model)).toEqual([NOTES[0]]);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines).slice(0, 34))).toEqual([
    'Greta Holtz1',
    '1 Institute of Mobility, Graz',
    'The survey was made again.<footnot',
    PROSE.slice(0, 34),
  ]);
});
