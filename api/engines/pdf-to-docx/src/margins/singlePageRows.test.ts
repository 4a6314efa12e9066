import { expect, test } from '@jest/globals';
import type { Paragraph } from '../model/documentModel.ts';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const texts = (paragraphs: Paragraph[] = []) => paragraphs.map(({ inlines }) => joinInlines(inlines));

test('a document of one page has its small header and footer as such, with the number of the page as a field', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Harbour Gazette', { x: LEFT, y: 805, size: 9, font: pen.plain });
      pen.page.drawText('Sensor interface 1', { x: 260, y: 32, size: 9, font: pen.plain });
      set(pen, PROSE.repeat(6), { y: 750 });
    },
  ]);
  expect(texts(model.sections[0]?.header)).toEqual(['Harbour Gazette']);
  expect(texts(model.sections[0]?.footer)).toEqual(['Sensor interface <pageNumber>']);
  expect(listParagraphs(model)).toHaveLength(1);
});

test('a title at the top and a note at the foot stay where they are', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('A short report', { x: LEFT, y: 800, size: 18, font: pen.bold });
      set(pen, PROSE.repeat(4), { y: 740 });
      pen.page.drawText('* Prices with tax.', { x: LEFT, y: 40, size: 8, font: pen.plain });
      pen.page.drawText('The end.', { x: LEFT, y: 110, size: SIZE, font: pen.plain });
    },
  ]);
  expect(model.sections[0]?.header ?? []).toEqual([]);
  expect(model.sections[0]?.footer ?? []).toEqual([]);
  expect(texts(listParagraphs(model)).at(-1)).toContain('Prices with tax.');
});

test('the foot of a letter keeps the digits of its account', async () => {
  const account = 'IBAN DE12 2805 0100 0012 3456 78';
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText(`Dyke Road 7, ${account}`, { x: 200, y: 32, size: 8, font: pen.plain });
      set(pen, PROSE.repeat(6), { y: 750 });
    },
  ]);
  expect(texts(model.sections[0]?.footer)).toEqual([`Dyke Road 7, ${account}`]);
});
