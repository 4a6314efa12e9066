import { expect, test } from '@jest/globals';
import { convertDrawnPages, drawLine, LEFT, listBlocks, listCellTexts, PROSE, SIZE, set } from '../testing/drawnPages.ts';

const ROWS = [
  ['', 'Mean', 'Error', 'Mean', 'Error'],
  ['North', '41.2', '3.1', '47.9', '2.8'],
  ['South', '38.7', '4.0', '44.1', '3.3'],
  ['East', '40.0', '2.2', '45.6', '4.1'],
];
const STEP = 80;

test('tables of one width under each other are two, and headers over groups of columns reach over them', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      const table = (top: number) => {
        for (const y of [top, top - 38, top - 38 - 3 * 18]) drawLine(page, [LEFT, y], [LEFT + 5 * STEP, y]);
        const centred = (text: string, from: number, to: number, y: number) =>
          page.drawText(text, { x: LEFT + ((from + to) * STEP - plain.widthOfTextAtSize(text, SIZE)) / 2, y, size: SIZE, font: plain });
        page.drawText('Plot', { x: LEFT + 5, y: top - 14, size: SIZE, font: plain });
        centred('Control', 1, 3, top - 14);
        centred('Treated', 3, 5, top - 14);
        for (const [row, cells] of ROWS.entries()) {
          for (const [column, text] of cells.entries()) {
            const x = LEFT + column * STEP + (column === 0 ? 5 : STEP - 10 - plain.widthOfTextAtSize(text, SIZE));
            page.drawText(text, { x, y: top - 32 - row * 18 - (row > 0 ? 2 : 0), size: SIZE, font: plain });
          }
        }
      };
      table(780);
      set(pen, PROSE.repeat(2), { y: 660 });
      table(560);
      set(pen, PROSE, { y: 440 });
    },
  ]);
  const tables = listBlocks(model).filter((block) => block.kind === 'table');
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    expect(table.rows.map(({ cells }) => cells.map(({ columnSpan, rowSpan }) => [columnSpan, rowSpan])).slice(0, 2)).toEqual([
      [
        [1, 2],
        [2, 1],
        [2, 1],
      ],
      [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ]);
    expect(listCellTexts(table)).toEqual([['Plot', 'Control', 'Treated'], ROWS[0]?.slice(1), ...ROWS.slice(1)]);
  }
});

test('headers of one and of two lines that end on one line are one row', async () => {
  const headers = [
    ['', 'Gross', ''],
    ['', 'yield', 'Share'],
  ];
  const model = await convertDrawnPages([
    (pen) => {
      const { page, plain } = pen;
      for (const y of [700, 664, 610]) drawLine(page, [LEFT, y], [LEFT + 330, y]);
      const row = (cells: string[], y: number) => {
        for (const [column, text] of cells.entries()) {
          const x = LEFT + column * 110 + (column === 0 ? 5 : 100 - plain.widthOfTextAtSize(text, SIZE));
          page.drawText(text, { x, y, size: SIZE, font: plain });
        }
      };
      for (const [index, cells] of headers.entries()) row(cells, 686 - index * 13);
      for (const [index, cells] of [
        ['North', '41.2', '3.1 %'],
        ['South', '38.7', '4.0 %'],
      ].entries())
        row(cells, 648 - index * 20);
      set(pen, PROSE, { y: 560 });
    },
  ]);
  const [table] = listBlocks(model).filter((block) => block.kind === 'table');
  expect(table && listCellTexts(table)[0]?.join('|')).toMatch(/^\|Gross.yield\|Share$/);
});
