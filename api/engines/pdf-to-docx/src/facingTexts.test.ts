import { expect, test } from '@jest/globals';
import { breakLines } from '@sheaf/pdf-text/testing/brokenLines';
import type { DocumentModel } from './model/documentModel.ts';
import {
  convertDrawnPages,
  type Draw,
  getFirstTable,
  joinInlines,
  LEADING,
  LEFT,
  listBlocks,
  listCellTexts,
  listParagraphs,
  type Pen,
  PROSE,
  SIZE,
  set,
} from './testing/drawnPages.ts';

const ENGLISH = [
  'The tenant may keep one bicycle in the yard and must not store anything else there without the consent of the owner.',
  'Heating is provided from October to April. The costs are shared out by the size of the rooms at the end of each year.',
  'Either side may end this agreement in writing with three months of notice to the last day of a month.',
];
const SPANISH = [
  'El inquilino puede guardar una bicicleta en el patio y no debe depositar ninguna otra cosa sin permiso del propietario.',
  'La calefacción funciona de octubre a abril. Los gastos se reparten según el tamaño de los cuartos al final de cada año.',
  'Cada parte puede rescindir este contrato por escrito con tres meses de aviso para el último día de un mes.',
];

interface Side {
  x: number;
  width: number;
  texts: string[];
  titles?: string[];
}

/** Draws paragraphs side by side; the paragraphs of a pair begin at the same height. */
function drawSides(pen: Pen, sides: Side[], y: number): void {
  const { page, plain, bold } = pen;
  let top = y;
  for (const index of ENGLISH.keys()) {
    for (const { x, titles } of sides) if (titles?.[index]) page.drawText(titles[index], { x, y: top, size: SIZE, font: bold });
    if (sides.some(({ titles }) => titles)) top -= 22;
    const heights = sides.map(({ x, width, texts }) => {
      const lines = breakLines(texts[index] ?? '', plain, SIZE, width);
      for (const [at, line] of lines.entries()) page.drawText(line, { x, y: top - at * LEADING, size: SIZE, font: plain });
      return lines.length * LEADING;
    });
    top -= Math.max(...heights) + 12;
  }
}

const listTexts = (model: DocumentModel) => listParagraphs(model).map(({ inlines }) => joinInlines(inlines));

test('two languages side by side become one table row for each clause, with a whole paragraph in each cell', async () => {
  const draw: Draw = (pen) =>
    drawSides(
      pen,
      [
        { x: LEFT, width: 205, texts: ENGLISH },
        { x: 310, width: 215, texts: SPANISH },
      ],
      700,
    );
  expect(listCellTexts(getFirstTable(await convertDrawnPages([draw])))).toEqual(ENGLISH.map((text, index) => [text, SPANISH[index]]));
});

test('titles above clauses in two languages become headings in separate rows', async () => {
  const draw: Draw = (pen) => {
    set(pen, PROSE.repeat(3), { y: 790 });
    const titles = ['Bicycles', 'Heating', 'Notice'];
    drawSides(
      pen,
      [
        { x: LEFT, width: 200, texts: ENGLISH, titles },
        { x: 310, width: 200, texts: SPANISH, titles: ['Bicicletas', 'Calefacción', 'Aviso'] },
      ],
      640,
    );
  };
  const model = await convertDrawnPages([draw]);
  const table = getFirstTable(model);
  expect(listCellTexts(table).map(([cell]) => cell)).toEqual(['Bicycles', ENGLISH[0], 'Heating', ENGLISH[1], 'Notice', ENGLISH[2]]);
  const roles = table.rows.map(({ cells }) => cells.map(({ blocks: [block] }) => block?.kind === 'paragraph' && block.role.type));
  expect(roles[2]).toEqual(['heading', 'heading']);
});

test('two long texts side by side stay columns when their paragraphs begin at different heights', async () => {
  const draw: Draw = (pen) => {
    set(pen, ENGLISH.join(' ').repeat(3), { y: 760, width: 205 });
    set(pen, SPANISH.join(' ').repeat(3), { x: 310, y: 753, width: 205 });
  };
  expect(listBlocks(await convertDrawnPages([draw])).filter((block) => block.kind === 'table')).toEqual([]);
});

test('sender and date of an invoice side by side become cells of one row', async () => {
  const draw: Draw = ({ page, plain, bold }) => {
    page.drawText('Invoice 77', { x: LEFT, y: 780, size: 22, font: bold });
    for (const [index, text] of ['Mill & Daughters', '4 Weir Lane', 'Elmbridge'].entries())
      page.drawText(text, { x: LEFT, y: 730 - index * 14, size: SIZE, font: plain });
    for (const [index, text] of ['Issued 3 May', 'Due 2 June'].entries())
      page.drawText(text, { x: 400, y: 727 - index * 15, size: SIZE, font: plain });
    for (const [index, text] of breakLines(PROSE.repeat(2), plain, SIZE, 455).entries())
      page.drawText(text, { x: LEFT, y: 640 - index * 14, size: SIZE, font: plain });
  };
  const model = await convertDrawnPages([draw]);
  expect(listCellTexts(getFirstTable(model))).toEqual([['Mill & Daughters/4 Weir Lane/Elmbridge', 'Issued 3 May/Due 2 June']]);
  expect(listTexts(model)).toContain('Invoice 77');
});

test('three facts side by side, each of two lines, become three cells', async () => {
  const draw: Draw = (pen) => {
    set(pen, PROSE.repeat(2), { y: 790 });
    for (const [index, [figure = '', label = '']] of [
      ['14 km', 'of paths'],
      ['9', 'bridges'],
      ['2 hours', 'on foot'],
    ].entries()) {
      pen.page.drawText(figure, { x: LEFT + index * 130, y: 690, size: 16, font: pen.bold });
      pen.page.drawText(label, { x: LEFT + index * 130, y: 674, size: 9, font: pen.plain });
    }
    set(pen, PROSE.repeat(2), { y: 640 });
  };
  const model = await convertDrawnPages([draw]);
  const [table] = listBlocks(model).filter((block) => block.kind === 'table');
  expect(
    table &&
      listCellTexts(table)
        .flat()
        .map((text) => text.replace('/', ' ')),
  ).toEqual(['14 km of paths', '9 bridges', '2 hours on foot']);
});
