import { expect, test } from '@jest/globals';
import { rgb } from 'pdf-lib';
import type { Block } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, joinInlines, listBlocks, SIZE } from '../testing/drawnPages.ts';

/** A box of two parts, one above the other, which a line parts at `middle`. */
const box =
  (left: number, right: number, middle: number): Draw =>
  ({ page }) => {
    for (const y of [700, middle, 560]) drawLine(page, [left, y], [right, y]);
    for (const x of [left, right]) drawLine(page, [x, 700], [x, 560]);
  };
const say =
  (words: string, x: number, y: number): Draw =>
  ({ page, plain }) =>
    page.drawText(words, { x, y, size: SIZE, font: plain });
const drawing =
  (x: number): Draw =>
  ({ page }) =>
    page.drawEllipse({ x, y: 620, xScale: 60, yScale: 45, color: rgb(0.1, 0.3, 0.8) });
const together =
  (...draws: Draw[]): Draw =>
  async (pen) => {
    for (const draw of draws) await draw(pen);
  };

const shown = (blocks: Block[]) => blocks.map((block) => (block.kind === 'paragraph' ? joinInlines(block.inlines) : '')).join('');

test('drawings in boxes keep their captions as text above them, and boxes beside each other stay there', async () => {
  const page = together(box(70, 270, 680), box(310, 510, 680), say('North pier', 76, 686), say('South pier', 316, 686), drawing(170), drawing(410));
  const model = await convertDrawnPages([page]);
  const { rows, columns } = getFirstTable(model);
  expect(listBlocks(model).map(({ kind }) => kind)).toEqual(['table']);
  expect(rows.map(({ cells }) => cells.map(({ blocks }) => shown(blocks)))).toEqual([
    ['North pier', '', 'South pier'],
    ['<picture>', '<picture>'],
  ]);
  expect(columns.map(Math.round)).toEqual([200, 40, 200]);
  expect(rows[0]?.cells[1]).toMatchObject({ rowSpan: 2, borders: {} });
  expect(model.pictures.size).toBe(2);
});

test('boxes of other rows are tables of their own beside each other', async () => {
  const words = [say('Bill to', 76, 686), say('Nia Prosser', 76, 640), say('Ship to', 316, 686), say('Quay 4', 316, 600)];
  const model = await convertDrawnPages([together(box(70, 270, 680), box(310, 510, 650), ...words)]);
  const cells = getFirstTable(model).rows[0]?.cells ?? [];
  const inner = cells.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));
  expect(inner.map(({ rows, indent }) => [rows.length, Math.abs(indent) < 10])).toEqual([
    [2, true],
    [2, true],
  ]);
});
