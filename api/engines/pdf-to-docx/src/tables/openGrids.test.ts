import { describe, expect, test } from '@jest/globals';
import type { Block, Table } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, LEFT, listBlocks, listCellTexts, type Pen, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const TOP = 700;

interface Drawn {
  cells: string[][];
  /** Where columns begin, or, where they are set to the right, end. */
  at: number[];
  toTheRight: number[];
  step: number;
  /** In rows from the top: level lines; in points: upright lines and the edges. */
  level: number[];
  upright: number[];
}

const drawTable =
  ({ cells, at, toTheRight, step, level, upright }: Drawn): Draw =>
  (pen: Pen) => {
    set(pen, PROSE.repeat(2), { y: 780 });
    const [left, right, bottom] = [Math.min(...upright), Math.max(...upright), TOP - cells.length * step];
    for (const row of level) drawLine(pen.page, [left, TOP - row * step], [right, TOP - row * step]);
    for (const x of upright) drawLine(pen.page, [x, TOP], [x, bottom]);
    for (const [row, texts] of cells.entries())
      for (const [column, text] of texts.entries()) {
        const x = (at[column] ?? 0) - (toTheRight.includes(column) ? pen.plain.widthOfTextAtSize(text, SIZE) : 0);
        pen.page.drawText(text, { x, y: TOP - row * step - step + 5, size: SIZE, font: pen.plain });
      }
    set(pen, PROSE.repeat(2), { y: bottom - 50 });
  };

const BOATS: Drawn = {
  cells: [
    ['Boat', 'Crew', 'Catch'],
    ['Aurora', '4', '212 kg'],
    ['Bellwether', '3', '98 kg'],
    ['Curlew', '5', '340 kg'],
  ],
  at: [LEFT + 6, LEFT + 90, LEFT + 194],
  toTheRight: [2],
  step: 14,
  level: [0, 1, 4],
  upright: [LEFT, LEFT + 80, LEFT + 120, LEFT + 200],
};
const WAGES: Drawn = {
  cells: [
    ['Payments', 'Hours', 'Rate', 'Amount'],
    ['Basic pay', '152.00', '13.20', '2,006.40'],
    ['Night allowance', '120.00', '2.10', '252.00'],
    ['Bicycle money', '', '', '25.00'],
    ['Gross pay', '', '', '2,283.40'],
  ],
  at: [LEFT + 8, LEFT + 180, LEFT + 250, LEFT + 352],
  toTheRight: [1, 2, 3],
  step: 19,
  level: [0, 1, 4, 5],
  upright: [LEFT, LEFT + 360],
};
const STATIONS: Drawn = {
  cells: [
    ['Station', 'Depth', 'Salt', 'Remarks'],
    ['North pier', '4.2', '31.7', 'clear'],
    ['Old lock', '2.8', '18.4', 'some silt'],
    ['Weir pool', '0.9', '0.4', 'fresh'],
  ],
  at: [LEFT + 7, LEFT + 150, LEFT + 213, LEFT + 230],
  toTheRight: [1, 2],
  step: 15,
  level: [0, 1, 4],
  upright: [LEFT, LEFT + 90, LEFT + 220, LEFT + 320],
};

const isTable = (block: Block): block is Table => block.kind === 'table';

async function convertTables(drawn: Drawn): Promise<Table[]> {
  return listBlocks(await convertDrawnPages([drawTable(drawn)])).filter(isTable);
}

describe('A visitor whose table has lines around it and few within gets one cell for each of its words', () => {
  test.each([
    ['under one line across, with lines between its columns', BOATS],
    ['between level lines alone, with a sum', WAGES],
    ['in columns of which one holds two', STATIONS],
  ])('%s', async (_, drawn) => {
    const tables = await convertTables(drawn);
    expect(tables.map(listCellTexts)).toEqual([drawn.cells]);
  });

  test('which keep the lines that were drawn, and no others', async () => {
    const [table] = await convertTables(WAGES);
    expect(table?.rows.map(({ cells }) => cells.map(({ borders }) => Object.keys(borders).sort().join(' ')))).toEqual([
      ['bottom left top', 'bottom top', 'bottom top', 'bottom right top'],
      ['left top', 'top', 'top', 'right top'],
      ['left', '', '', 'right'],
      ['bottom left', 'bottom', 'bottom', 'bottom right'],
      ['bottom left top', 'bottom top', 'bottom top', 'bottom right top'],
    ]);
  });

  test('and figures that end at one edge do so', async () => {
    const [table] = await convertTables(STATIONS);
    expect(table?.rows[1]?.cells.map(({ blocks: [block] }) => block?.kind === 'paragraph' && block.align)).toEqual([
      'left',
      'right',
      'right',
      'left',
    ]);
  });
});

test('two addresses side by side under their titles stay one cell each', async () => {
  const [table] = await convertTables({
    cells: [
      ['Invoice to', 'Delivery to'],
      ['Ada Reed', 'Tom Hale'],
      ['8 Mill Lane', '31 Harbour Street'],
      ['Leeds LS1 4AB', 'Whitby YO21 2CD'],
    ],
    at: [LEFT + 6, LEFT + 186],
    toTheRight: [],
    step: 14,
    level: [0, 1, 4],
    upright: [LEFT, LEFT + 180, LEFT + 360],
  });
  expect(table?.rows).toHaveLength(2);
});
