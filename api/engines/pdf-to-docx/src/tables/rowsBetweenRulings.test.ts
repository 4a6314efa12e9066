import { describe, expect, test } from '@jest/globals';
import { convertDrawnPages, type Draw, drawLine, LEFT, listBlocks, listCellTexts, type Pen, SIZE } from '../testing/drawnPages.ts';

const END = 525;

/** Draws cells from their left edges. */
function drawCells({ page, plain }: Pen, y: number, cells: [x: number, text: string][]): void {
  for (const [x, text] of cells) page.drawText(text, { x, y, size: SIZE, font: plain });
}

async function readTables(draw: Draw): Promise<string[][][]> {
  return listBlocks(await convertDrawnPages([draw])).flatMap((block) => (block.kind === 'table' ? [listCellTexts(block)] : []));
}

describe('A visitor who converts a table with a line under most rows gets', () => {
  test('the header that has no line, and the last row that has none and two lines', async () => {
    const draw: Draw = (pen) => {
      drawCells(pen, 700, [
        [LEFT, 'Cost'],
        [220, 'Shared by'],
        [400, 'All'],
        [470, 'Yours'],
      ]);
      for (const [index, name] of ['Land tax', 'Water', 'Refuse', 'Caretaker'].entries()) {
        const y = 682 - 18 * index;
        drawCells(pen, y, [
          [LEFT, name],
          [220, index % 2 ? 'use' : 'area'],
          [400, `${index + 2}18.40`],
          [470, `${index + 1}1.20`],
        ]);
        drawLine(pen.page, [LEFT - 4, y - 5], [END, y - 5]);
      }
      drawCells(pen, 606, [
        [400, '2418'],
        [470, '241'],
      ]);
      drawCells(pen, 600, [[LEFT, 'Sum']]);
      drawCells(pen, 594, [
        [400, 'euros'],
        [470, 'euros'],
      ]);
    };
    const [table] = await readTables(draw);
    expect(table?.[0]).toEqual(['Cost', 'Shared by', 'All', 'Yours']);
    expect(table).toHaveLength(6);
    expect(table?.at(-1)?.[0]).toBe('Sum');
  });

  test('one row of a cell whose two lines are above and below the middle of the others', async () => {
    const draw: Draw = (pen) => {
      const ys = [700, 682, 646, 628];
      for (const y of ys) drawLine(pen.page, [LEFT - 4, y], [END, y]);
      drawCells(pen, 687, [
        [LEFT, 'Task'],
        [300, 'Who'],
        [430, 'Until'],
      ]);
      drawCells(pen, 669, [[LEFT, 'Write to all households and put']]);
      drawCells(pen, 662, [
        [300, 'Amira'],
        [430, 'Monday'],
      ]);
      drawCells(pen, 655, [[LEFT, 'a notice into the hall']]);
      drawCells(pen, 633, [
        [LEFT, 'Lock'],
        [300, 'Petra'],
        [430, 'Friday'],
      ]);
    };
    expect((await readTables(draw))[0]).toEqual([
      ['Task', 'Who', 'Until'],
      ['Write to all households and put a notice into the hall', 'Amira', 'Monday'],
      ['Lock', 'Petra', 'Friday'],
    ]);
  });

  test('small print under an item in the cell of that item, and sums that stand alone below outside', async () => {
    const draw: Draw = (pen) => {
      const small = (y: number, text: string) => pen.page.drawText(text, { x: LEFT, y, size: SIZE - 2, font: pen.plain });
      drawCells(pen, 700, [
        [LEFT, 'Item'],
        [300, 'Hours'],
        [430, 'Amount'],
      ]);
      for (const [index, item] of ['Workshop', 'Logo', 'Travel'].entries()) {
        const y = 676 - 44 * index;
        drawLine(pen.page, [LEFT - 4, y + 14], [END, y + 14]);
        drawCells(pen, y, [
          [LEFT, item],
          [300, `${index + 2}`],
          [430, `${index + 1}40.00`],
        ]);
        small(y - 17, 'with a written summary');
      }
      drawLine(pen.page, [LEFT - 4, 558], [END, 558]);
      drawCells(pen, 543, [
        [300, 'Subtotal'],
        [430, '720.00'],
      ]);
      drawCells(pen, 523, [
        [300, 'Tax'],
        [430, '144.00'],
      ]);
      drawCells(pen, 503, [
        [300, 'Due'],
        [430, '864.00'],
      ]);
    };
    const [table] = await readTables(draw);
    expect(table?.slice(0, 4).map(([first]) => first)).toEqual([
      'Item',
      'Workshop/with a written summary',
      'Logo/with a written summary',
      'Travel/with a written summary',
    ]);
  });

  test('a table for each box, with its title above it', async () => {
    const draw: Draw = (pen) => {
      for (const [index, title] of ['Outward on Friday', 'Return on Sunday', 'Bus to the town'].entries()) {
        const y = 720 - 90 * index;
        pen.page.drawText(title, { x: LEFT, y, size: SIZE + 1, font: pen.bold });
        for (const side of [y - 10, y - 52]) drawLine(pen.page, [LEFT - 4, side], [END, side]);
        drawCells(pen, y - 26, [
          [LEFT, 'Departs'],
          [200, 'Arrives'],
          [320, 'Train'],
          [420, 'Seat'],
        ]);
        drawCells(pen, y - 44, [
          [LEFT, '08:24 Lund'],
          [200, '11:35 Malmo'],
          [320, `X2 42${index}`],
          [420, '41 window'],
        ]);
      }
    };
    const tables = await readTables(draw);
    expect(tables.map((rows) => rows.length)).toEqual([2, 2, 2]);
    expect(tables.map((rows) => rows[1]?.[2])).toEqual(['X2 420', 'X2 421', 'X2 422']);
  });
});
