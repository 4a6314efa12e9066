import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import { writeDocx } from '../docx/writeDocx.ts';
import { convertDrawnPages, drawLine, joinInlines, LEFT, listParagraphs, PROSE, RIGHT, SIZE, set } from '../testing/drawnPages.ts';
import { readDocx } from '../testing/readDocx.ts';

test('the lines under the titles of a CV stay where they are, in their colour', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      let y = 780;
      for (const title of ['Experience', 'Education']) {
        pen.page.drawText(title, { x: LEFT, y, size: 15, font: pen.bold });
        pen.page.drawLine({ start: { x: LEFT, y: y - 8 }, end: { x: RIGHT, y: y - 8 }, thickness: 1, color: rgb(0, 0, 1) });
        y = set(pen, PROSE.repeat(2), { y: y - 30 }) - 20;
      }
    },
  ]);
  const ruled = listParagraphs(model).filter(({ borders }) => borders);
  expect(ruled.map(({ inlines, borders }) => [joinInlines(inlines), borders])).toEqual(
    ['Experience', 'Education'].map((title) => [title, { below: { width: 1, color: '0000ff', gap: expect.any(Number) } }]),
  );
  const gap = ruled[0]?.borders?.below?.gap ?? 0;
  expect(gap).toBeGreaterThan(2);
  expect(gap).toBeLessThan(8);
  const xml = readDocx(await writeDocx(model)).parts.get('word/document.xml') ?? '';
  expect(xml).toContain(`<w:bottom w:val="single" w:color="0000ff" w:sz="8" w:space="${gap}"/>`);
});

test('lines under words are theirs, and one over the foot of a page belongs to no text', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      page.drawText('Not before Monday', { x: LEFT, y: 760, size: SIZE, font: plain });
      drawLine(page, [LEFT, 758], [LEFT + plain.widthOfTextAtSize('Not before Monday', SIZE), 758]);
      set(pen, PROSE.repeat(3), { y: 720 });
      drawLine(page, [LEFT, 500], [RIGHT, 500]);
    },
  ]);
  expect(listParagraphs(model).filter(({ borders }) => borders)).toEqual([]);
  expect(listParagraphs(model)[0]?.inlines).toEqual([expect.objectContaining({ style: expect.objectContaining({ isUnderlined: true }) })]);
});
