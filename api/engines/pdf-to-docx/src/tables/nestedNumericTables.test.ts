import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block, Table } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, LEFT, listBlocks, listCellTexts, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const EARNED = [
  ['Earnings', 'Hours', 'Amount'],
  ['Basic pay', '152.0', '2,249.60'],
  ['Overtime', '6.5', '144.30'],
  ['Holiday pay', '16.0', '236.80'],
];
const TAKEN = [
  ['Income tax', '318.20'],
  ['Insurance', '171.44'],
  ['Pension', '134.54'],
];

const isTable = (block: Block): block is Table => block.kind === 'table';

function listTables(blocks: readonly Block[]): Table[] {
  return blocks.filter(isTable).flatMap((table) => [table, ...listTables(table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks)))]);
}

/** Draws rows; the first column is set to the left, the others to their right edges. */
function drawRows(
  { page, plain }: Pen,
  rows: string[][],
  { x, y, rights, step = 16 }: { x: number; y: number; rights: number[]; step?: number },
): void {
  for (const [row, [label = '', ...figures]] of rows.entries()) {
    page.drawText(label, { x, y: y - row * step, size: SIZE, font: plain });
    for (const [column, figure] of figures.entries())
      page.drawText(figure, { x: (rights[column] ?? 0) - plain.widthOfTextAtSize(figure, SIZE), y: y - row * step, size: SIZE, font: plain });
  }
}

function drawBox({ page }: Pen, x: number, y: number, width: number, height: number): void {
  page.drawRectangle({ x, y, width, height, borderWidth: 0.7, borderColor: rgb(0, 0, 0) });
}

const cases: { where: string; draw: Draw; tables: string[][][] }[] = [
  {
    where: 'two boxes beside each other, as in a payslip',
    tables: [EARNED, TAKEN],
    draw(pen) {
      drawBox(pen, LEFT, 620, 240, 80);
      drawRows(pen, EARNED, { x: LEFT + 6, y: 684, rights: [LEFT + 150, LEFT + 234] });
      drawBox(pen, 330, 620, 190, 80);
      drawRows(pen, TAKEN, { x: 336, y: 684, rights: [514] });
    },
  },
  {
    where: 'a wide cell of a form, below named cells',
    tables: [EARNED.slice(1)],
    draw(pen) {
      drawBox(pen, LEFT, 600, 440, 100);
      drawLine(pen.page, [LEFT, 676], [LEFT + 440, 676]);
      drawLine(pen.page, [LEFT + 200, 676], [LEFT + 200, 700]);
      pen.page.drawText('Ada Reed', { x: LEFT + 6, y: 684, size: SIZE, font: pen.plain });
      pen.page.drawText('Period: April', { x: LEFT + 206, y: 684, size: SIZE, font: pen.plain });
      drawRows(pen, EARNED.slice(1), { x: LEFT + 6, y: 656, rights: [LEFT + 250, LEFT + 430] });
    },
  },
  {
    where: 'the second part of a row of three boxes',
    tables: [TAKEN],
    draw(pen) {
      for (const x of [60, 230, 400]) drawBox(pen, x, 630, 150, 70);
      pen.page.drawText('Brightwater Homes', { x: 66, y: 680, size: SIZE, font: pen.plain });
      drawRows(pen, TAKEN, { x: 236, y: 680, rights: [374], step: 18 });
      pen.page.drawText('Kept for two years', { x: 406, y: 680, size: SIZE, font: pen.plain });
    },
  },
];

test.each(cases)('rows of figures in $where keep their columns', async ({ draw, tables }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE, { y: 780 });
      draw(pen);
      set(pen, PROSE.repeat(2), { y: 560 });
    },
  ]);
  const found = listTables(listBlocks(model)).map(listCellTexts);
  for (const table of tables) expect(found).toContainEqual(table);
});

const LABELLED = [
  {
    box: 'of an employer',
    rows: [
      ['Name', 'Ateliers Kervran SARL'],
      ['Address', '8 quai de l’Odet, 29000 Quimper'],
      ['Number', '000 111 222'],
      ['Code', '3101Z'],
    ],
    x: 100,
    title: 'Employer',
  },
  {
    box: 'of a patient, without a title',
    rows: [
      ['Surname', 'Okafor'],
      ['Born', '4 March 1981 in Leeds'],
      ['Ward', 'Four'],
    ],
    x: 80,
    title: '',
  },
  {
    box: 'of a car',
    rows: [
      ['Marke', 'Kleinwagen'],
      ['Erstzulassung', '12. Mai 2019'],
      ['Farbe', 'Grün'],
      ['Halterin', 'J. Lindqvist'],
      ['Prüfung', 'Mai 2027'],
    ],
    x: 130,
    title: 'Fahrzeug',
  },
];

test.each(LABELLED)('labels and values in a box $box, beside another box, are a table of their own', async ({ rows, x, title }) => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 760 });
      for (const left of [LEFT, LEFT + 240]) {
        drawBox(pen, left, 580, 230, 110);
        pen.page.drawText(title, { x: left + 6, y: 675, size: SIZE, font: pen.bold });
        for (const [row, [label = '', value = '']] of rows.entries()) {
          pen.page.drawText(label, { x: left + 6, y: 658 - row * 16, size: 9, font: pen.plain });
          pen.page.drawText(value, { x: left + x, y: 658 - row * 16, size: 9, font: pen.plain });
        }
      }
      set(pen, PROSE.repeat(2), { y: 550 });
    },
  ]);
  expect(listTables(listBlocks(model)).slice(1).map(listCellTexts)).toEqual([rows, rows]);
});
