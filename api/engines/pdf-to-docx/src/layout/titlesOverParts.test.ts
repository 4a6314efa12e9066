import { expect, test } from '@jest/globals';
import type { Block, DocumentModel } from '../model/documentModel.ts';
import { convertDrawnPages, drawLine, joinInlines, LEFT, listBlocks, type Pen, PROSE, RIGHT, set } from '../testing/drawnPages.ts';
import { PICTURE } from '../testing/examplePages.ts';

/** Draws rows of a name and a figure between two edges, with lines around their cells. */
function drawTable({ page, plain }: Pen, [left, right]: [number, number], rows: [string, string][], y: number): void {
  const bottom = y - rows.length * 16;
  for (let row = 0; row <= rows.length; row += 1) drawLine(page, [left, y - row * 16], [right, y - row * 16]);
  for (const x of [left, right - 50, right]) drawLine(page, [x, y], [x, bottom]);
  for (const [row, [name, figure]] of rows.entries()) {
    page.drawText(name, { x: left + 4, y: y - row * 16 - 12, size: 10, font: plain });
    page.drawText(figure, { x: right - 4 - plain.widthOfTextAtSize(figure, 10), y: y - row * 16 - 12, size: 10, font: plain });
  }
}

const FARES: [string, string][] = [
  ['Ticket', 'Fare'],
  ['Single', '4.20'],
  ['Return', '7.90'],
  ['Day', '11.00'],
];
const PARCELS: [string, string][] = [
  ['Parcel', 'Price'],
  ['Small', '2.40'],
  ['Middling', '3.60'],
  ['Large', '5.10'],
  ['Barrel', '8.00'],
];
const BOATS: [string, string][] = [
  ['Boat', 'Seats'],
  ['Alma', '48'],
  ['Brita', '112'],
];

const listTexts = (blocks: Block[]) => blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : 'table'));

/** Returns what each cell of the first row of cells says, and the levels of headings in the whole document. */
function readRow(model: DocumentModel): { cells: string[][]; headings: string[] } {
  const blocks = listBlocks(model);
  const row = blocks.find((block) => block.kind === 'table');
  const cells = row?.kind === 'table' ? (row.rows[0]?.cells ?? []) : [];
  const paragraphs = [...blocks, ...cells.flatMap((cell) => cell.blocks)].filter((block) => block.kind === 'paragraph');
  return {
    cells: cells.map((cell) => listTexts(cell.blocks)),
    headings: paragraphs.flatMap(({ role, inlines }) => (role.type === 'heading' ? [joinInlines(inlines)] : [])),
  };
}

test('two tables in boxes beside each other have their bold titles in their own cells', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      pen.page.drawText('Passengers', { x: LEFT, y: 684, size: 11, font: pen.bold });
      pen.page.drawText('Goods', { x: 310, y: 684, size: 11, font: pen.bold });
      drawTable(pen, [LEFT, 270], FARES, 674);
      drawTable(pen, [310, RIGHT], PARCELS, 674);
      set(pen, PROSE.repeat(2), { y: 540 });
    },
  ]);
  const { cells, headings } = readRow(model);
  expect(cells).toEqual([
    ['Passengers', 'table'],
    ['Goods', 'table'],
  ]);
  expect(headings).toEqual(['Passengers', 'Goods']);
});

test('three tables of figures have their larger titles in their own cells', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const parts = [
        { title: 'Fares', edges: [LEFT, 200], rows: FARES },
        { title: 'Freight of the mail boat', edges: [235, 365], rows: PARCELS },
        { title: 'Fleet', edges: [400, RIGHT], rows: BOATS },
      ] as const;
      for (const { title, edges, rows } of parts) {
        pen.page.drawText(title, { x: edges[0], y: 704, size: 13, font: pen.plain });
        drawTable(pen, [...edges], rows, 692);
      }
      set(pen, PROSE.repeat(3), { y: 580 });
    },
  ]);
  const { cells, headings } = readRow(model);
  expect(cells.map(([title]) => title)).toEqual(['Fares', 'Freight of the mail boat', 'Fleet']);
  expect(headings).toEqual(['Fares', 'Freight of the mail boat', 'Fleet']);
});

test('a table and the picture beside it have their titles in their own cells', async () => {
  const model = await convertDrawnPages([
    async (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      pen.page.drawText('What it costs', { x: LEFT, y: 684, size: 13, font: pen.bold });
      pen.page.drawText('What it looks like', { x: 300, y: 684, size: 13, font: pen.bold });
      drawTable(pen, [LEFT, 260], PARCELS, 674);
      pen.page.drawImage(await pen.document.embedPng(PICTURE), { x: 310, y: 594, width: 140, height: 76 });
      set(pen, PROSE.repeat(2), { y: 540 });
    },
  ]);
  expect(readRow(model).cells).toEqual([
    ['What it costs', 'table'],
    ['What it looks like', '<picture>'],
  ]);
});

test('one title over two tables stays above both', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      set(pen, PROSE.repeat(2), { y: 780 });
      pen.page.drawText('All prices of this summer', { x: LEFT, y: 684, size: 13, font: pen.bold });
      drawTable(pen, [LEFT, 270], FARES, 674);
      drawTable(pen, [310, RIGHT], PARCELS, 674);
    },
  ]);
  expect(listTexts(listBlocks(model))).toContain('All prices of this summer');
});
