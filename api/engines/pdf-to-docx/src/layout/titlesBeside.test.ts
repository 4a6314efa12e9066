import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block } from '../model/documentModel.ts';
import {
  convertDrawnPages,
  drawLine,
  getFirstTable,
  joinInlines,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  RIGHT,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

function drawAtRight({ page, plain }: Pen, text: string, y: number, size: number): void {
  page.drawText(text, { x: RIGHT - plain.widthOfTextAtSize(text, size), y, size, font: plain });
}

const listAligns = (blocks: readonly Block[] = []) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.align : []));

test.each([
  { document: 'a timetable', title: 'Timetable of form 8B', size: 18, beside: 'Spring term, Mr Adeyemi', besideSize: 10, raised: 0 },
  { document: 'a French payslip', title: 'Bulletin de paie', size: 22, beside: 'Période du 1er au 30 avril', besideSize: 12, raised: 4 },
  { document: 'a letterhead', title: 'Tolland Timber', size: 16, beside: 'Delivery note', besideSize: 16, raised: 0 },
])('the title of $document is a heading without the words at the other end of its line', async ({ title, size, beside, besideSize, raised }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText(title, { x: LEFT, y: 740, size, font: pen.bold });
      drawAtRight(pen, beside, 740 + raised, besideSize);
      set(pen, PROSE.repeat(5), { y: 690 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([[title, beside]]);
  const [first] = getFirstTable(model).rows[0]?.cells[0]?.blocks ?? [];
  expect(first?.kind === 'paragraph' && first.role.type).toBe('heading');
  expect(listAligns(getFirstTable(model).rows[0]?.cells[1]?.blocks)).toEqual(['right']);
  expect(listParagraphs(model).map(({ inlines }) => joinInlines(inlines).trim())).toContain(PROSE.repeat(5).trim());
});

test.each([
  { document: 'an invoice', title: 'Invoice 2024-117', size: 18, lines: ['Bell & Daughters', 'Since 1921'], step: 13, raised: 0 },
  { document: 'a letter', title: 'Harbour office', size: 24, lines: ['14, rue des Tanneurs', 'Strasbourg', 'Tel. 0455 123'], step: 14, raised: 2 },
  { document: 'a menu', title: 'La Marée', size: 30, lines: ['Monday closed', 'Open from noon to ten'], step: 12, raised: -2 },
])('the lines at the right edge beside the title of $document are set to the right', async ({ title, size, lines, step, raised }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText(title, { x: LEFT, y: 740, size, font: pen.bold });
      for (const [index, words] of lines.entries()) drawAtRight(pen, words, 740 + raised - index * step, 10);
      set(pen, PROSE.repeat(5), { y: 660 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([[title, lines.join('/')]]);
  expect(new Set(listAligns(getFirstTable(model).rows[0]?.cells[1]?.blocks))).toEqual(new Set(['right']));
});

test('a title with a figure close behind it, and two columns below large titles, stay as they are', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Harbour news', { x: LEFT, y: 740, size: 20, font: pen.bold });
      pen.page.drawText('12', { x: LEFT + 160, y: 740, size: SIZE, font: pen.plain });
      set(pen, PROSE.repeat(4), { y: 700, width: 215 });
      set(pen, PROSE.repeat(4), { x: 310, y: 700, width: 215 });
    },
  ]);
  expect(listBlocks(model).map(({ kind }) => kind)).not.toContain('table');
});

test('a title in the left column is no title of the line beside it in the right one', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 740, width: 215 });
      pen.page.drawText('The pier', { x: LEFT, y: 600, size: 16, font: pen.bold });
      set(pen, PROSE.repeat(3), { y: 572, width: 215 });
      set(pen, PROSE.repeat(6), { x: 310, y: 740, width: 215 });
      drawAtRight(pen, 'It rained.', 600 - 0.5, SIZE);
    },
  ]);
  expect(listBlocks(model).map(({ kind }) => kind)).not.toContain('table');
});

test.each([
  {
    document: 'a letter',
    title: 'Fernhill Seed Library',
    size: 19,
    lines: ['Old Granary, Mill Road', 'Burlington VT 05401', '802 555 0117, seeds@fernhill.example'],
    raised: 21,
  },
  { document: 'a bill', title: 'Okafor', size: 30, lines: ['Plumbing and heating', '8 Dock Street', 'Hull HU1 1XY', 'VAT 123 4567 89'], raised: 24 },
  { document: 'a programme', title: 'Chamber Choir', size: 16, lines: ['Founded 1962', 'St Mary at the Quay'], raised: 9 },
])('the lines of a sender that are over and under the middle of the name in $document stay together', async ({ title, size, lines, raised }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText(title, { x: LEFT, y: 740, size, font: pen.bold });
      for (const [index, words] of lines.entries()) drawAtRight(pen, words, 740 + raised - index * 12, 9);
      set(pen, PROSE.repeat(5), { y: 660 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([[title, lines.join('/')]]);
});

test.each([
  { name: 'NORDLYS', width: 90, lines: ['Nordlys Design AS', 'Storgata 14', '0184 Oslo, Norway', 'post@nordlys.example'] },
  { name: 'Bäckerei Ott', width: 120, lines: ['Marktplatz 3', '72070 Tübingen'] },
  { name: 'B & B', width: 60, lines: ['Bright and Bold', 'Canal Street 410', 'Albany'] },
])('a name on a background of its own, $name, is a cell of that colour beside the lines of the sender', async ({ name, width, lines }) => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawRectangle({ x: LEFT, y: 722, width, height: 36, color: rgb(0, 0.4, 0.2) });
      pen.page.drawText(name, { x: LEFT + 12, y: 736, size: SIZE, font: pen.bold, color: rgb(1, 1, 1) });
      for (const [index, words] of lines.entries()) drawAtRight(pen, words, 748 - index * 13, SIZE);
      set(pen, PROSE.repeat(5), { y: 660 });
    },
  ]);
  const table = getFirstTable(model);
  expect(listCellTexts(table)).toEqual([[name, lines.join('/')]]);
  expect(table.rows[0]?.cells.map(({ shading }) => shading)).toEqual(['006633', undefined]);
});

test('the parts of a site at the right edge, level with its name, are one line in a cell of their own', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('kettle & co', { x: LEFT, y: 740, size: 14, font: pen.bold });
      let x = RIGHT;
      for (const words of ['Basket', 'Sale', 'Kettles', 'Home']) {
        x -= pen.plain.widthOfTextAtSize(words, 9);
        pen.page.drawText(words, { x, y: 744, size: 9, font: pen.plain });
        x -= 14;
      }
      set(pen, PROSE.repeat(5), { y: 690 });
    },
  ]);
  expect(listCellTexts(getFirstTable(model))).toEqual([['kettle & co', 'Home Kettles Sale Basket']]);
});

test('the line under a name and its sender is under their cells', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('Fernhill Seed Library', { x: LEFT, y: 740, size: 19, font: pen.bold });
      const lines = ['Old Granary, Mill Road', 'Burlington VT 05401', '802 555 0117, seeds@fernhill.example'];
      for (const [index, words] of lines.entries()) drawAtRight(pen, words, 761 - index * 12, 9);
      drawLine(pen.page, [LEFT, 728], [RIGHT, 728]);
      set(pen, PROSE.repeat(5), { y: 690 });
    },
  ]);
  expect(getFirstTable(model).rows[0]?.cells.every(({ borders }) => borders.bottom)).toBe(true);
});
