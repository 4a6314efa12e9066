import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import {
  convertDrawnPages,
  type Draw,
  getFirstTable,
  joinInlines,
  LEADING,
  listBlocks,
  listCellTexts,
  type Pen,
  PROSE,
  SIZE,
  set,
} from '../testing/drawnPages.ts';

const NARROW = ['Contact', 'Pier 4, Leith', '0131 555 0199', 'Skills', 'Knots and splices', 'Charts', 'Old engines', 'Tide tables'];
const PARTED = LEADING + 4;

/** A narrow column whose paragraphs are of one line each, some further apart than lines are. */
const narrow = ({ page, plain, bold }: Pen, x: number, lines = NARROW) => {
  for (const [index, words] of lines.entries()) {
    const isHeader = words === 'Contact' || words === 'Skills';
    page.drawText(words, { x, y: 700 - index * PARTED, size: isHeader ? 14 : SIZE, font: isHeader ? bold : plain });
  }
};
const wide = (pen: Pen, { x, paragraphs = 3, width = 330 }: { x: number; paragraphs?: number; width?: number }) => {
  pen.page.drawText('Work', { x, y: 700, size: 14, font: pen.bold });
  let y = 679.5;
  for (let count = 0; count < paragraphs; count += 1) y = set(pen, PROSE.repeat(2).trim(), { x, y, width });
};
const background = ({ page }: Pen, x: number, color = rgb(0.9, 0.9, 0.8)) => page.drawRectangle({ x, y: 440, width: 135, height: 280, color });
const aside: Draw = (pen) => {
  background(pen, 60);
  narrow(pen, 68);
  wide(pen, { x: 205 });
};

test('a narrow column on a background of its own is a shaded cell beside the wide one', async () => {
  const model = await convertDrawnPages([aside]);
  const { rows, columns } = getFirstTable(model);
  const [narrowCell, wideCell] = rows[0]?.cells ?? [];
  expect(rows).toHaveLength(1);
  expect(columns.map(Math.round)).toEqual([135, 346]);
  expect(narrowCell).toMatchObject({ shading: 'e6e6cc', borders: {} });
  expect(wideCell?.shading).toBeUndefined();
  expect(listCellTexts({ ...getFirstTable(model) })[0]?.[0]).toBe(NARROW.join('/'));
  expect(wideCell?.blocks).toHaveLength(4);
  const headers = [narrowCell, wideCell].flatMap((cell) => cell?.blocks ?? []);
  const shown = headers.flatMap((block) => (block.kind === 'paragraph' && block.role.type === 'heading' ? [joinInlines(block.inlines)] : []));
  expect(shown).toEqual(['Contact', 'Skills', 'Work']);
});

test('a narrow column without a background is beside the wide one below what is over both', async () => {
  const draw: Draw = (pen) => {
    pen.page.drawText('Ruaridh Lindqvist, archivist and sailor', { x: 68, y: 760, size: 22, font: pen.bold });
    wide(pen, { x: 68, width: 300 });
    narrow(pen, 400);
  };
  const blocks = listBlocks(await convertDrawnPages([draw]));
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
  const table = blocks.find((block) => block.kind === 'table');
  expect(table && listCellTexts(table)[0]?.[1]).toBe(NARROW.join('/'));
});

test('columns that end on the next page are one row', async () => {
  const long: Draw = (pen) => {
    pen.page.drawRectangle({ x: 60, y: 60, width: 135, height: 660, color: rgb(0.9, 0.9, 0.8) });
    narrow(pen, 68);
    wide(pen, { x: 205, paragraphs: 9 });
  };
  const rest: Draw = (pen) => {
    pen.page.drawRectangle({ x: 60, y: 560, width: 135, height: 160, color: rgb(0.9, 0.9, 0.8) });
    set(pen, PROSE.repeat(2).trim(), { x: 205, y: 700, width: 330 });
  };
  const blocks = listBlocks(await convertDrawnPages([long, rest]));
  expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
  const [table] = blocks;
  expect(table?.kind === 'table' && table.rows.map(({ cells, height }) => [height, ...cells.map((cell) => cell.blocks.length)])).toEqual([
    [undefined, NARROW.length, 11],
  ]);
});

test('words that fill a narrow column begin a paragraph where they are further apart than lines are', async () => {
  const lines = ['Contact', 'Pier 4, Leith', '0131 555 0199', 'harbour@quay.example', 'Skills', 'Charts', 'Old engines', 'Tide tables'];
  const draw: Draw = (pen) => {
    background(pen, 60);
    narrow(pen, 68, lines);
    wide(pen, { x: 205 });
  };
  expect(listCellTexts(getFirstTable(await convertDrawnPages([draw])))[0]?.[0]).toBe(lines.join('/'));
});

test('a box beside the text that runs on below it is a note that floats, and no column', async () => {
  const draw: Draw = (pen) => {
    background(pen, 60);
    narrow(pen, 68);
    wide(pen, { x: 205 });
    set(pen, PROSE.repeat(4).trim(), { x: 60, y: 400, width: 475 });
  };
  const shaded = listBlocks(await convertDrawnPages([draw])).filter(
    (block) => block.kind === 'table' && block.rows[0]?.cells.some((cell) => cell.shading),
  );
  expect(shaded.map((block) => block.kind === 'table' && [block.columns.length, block.float?.side])).toEqual([[1, 'left']]);
});
