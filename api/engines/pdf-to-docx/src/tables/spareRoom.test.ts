import { expect, test } from '@jest/globals';
import type { Table, TableCell } from '../model/documentModel.ts';
import { convertDrawnPages, type Draw, drawLine, getFirstTable, joinInlines, type Pen, SIZE } from '../testing/drawnPages.ts';

/** How much wider the letters of another font may be. */
const WIDER = 1.035;

interface Column {
  align: 'left' | 'center' | 'right';
  texts: string[];
}

/** Draws a table whose columns are hardly wider than their widest text, with lines around all cells or only over and under the rows. */
const drawTight =
  (columns: Column[], { padding, isRuled }: { padding: number; isRuled: boolean }): Draw =>
  ({ page, plain }) => {
    const widthOf = (text: string) => plain.widthOfTextAtSize(text, SIZE);
    const widths = columns.map(({ texts }) => Math.max(...texts.map(widthOf)) + 2 * padding);
    const edges = [70];
    for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
    const right = edges.at(-1) ?? 0;
    const rows = columns[0]?.texts.length ?? 0;
    for (const [column, { align, texts }] of columns.entries())
      for (const [row, text] of texts.entries()) {
        const [left = 0, end = 0] = edges.slice(column, column + 2);
        const free = end - left - 2 * padding - widthOf(text);
        const x = left + padding + { left: 0, center: free / 2, right: free }[align];
        page.drawText(text, { x, y: 700 - row * 20, size: SIZE, font: plain });
      }
    for (let row = 0; row <= rows; row += 1) if (isRuled || row < 2 || row === rows) drawLine(page, [70, 714 - row * 20], [right, 714 - row * 20]);
    if (isRuled) for (const edge of edges) drawLine(page, [edge, 714], [edge, 714 - rows * 20]);
  };

/** The texts of a table that would break in letters of another font. */
function listBroken({ columns, rows, padding }: Table, pen: Pick<Pen, 'plain'>): string[] {
  const isBroken = (cell: TableCell, width: number) => {
    const [block] = cell.blocks;
    if (block?.kind !== 'paragraph') return [];
    const { left, right } = cell.sidePadding ?? padding;
    const text = joinInlines(block.inlines);
    const room = width - left - right - block.indent.left - block.indent.right;
    return WIDER * pen.plain.widthOfTextAtSize(text, SIZE) > room ? [text] : [];
  };
  return rows.flatMap(({ cells }) => cells.flatMap((cell, column) => isBroken(cell, columns[column] ?? 0)));
}

const PRICES: Column[] = [
  { align: 'left', texts: ['Article', 'Door of oak', 'Frame', 'Window of pine'] },
  { align: 'right', texts: ['Price', '1,234.56 EUR', '48.90 EUR', '12,615.00 EUR'] },
  { align: 'center', texts: ['Ready in', '3 weeks', '1 week', '6 weeks'] },
];
const MEASURES: Column[] = [
  { align: 'left', texts: ['Site', 'Upper weir', 'Lower weir', 'Mill race'] },
  { align: 'center', texts: ['Mean', '4.12 ± 0.11', '3.90 ± 0.14', '2.66 ± 0.15'] },
  { align: 'center', texts: ['Difference (%)', '-0.3', '-0.6', '-1.4'] },
];
const FACTURA: Column[] = [
  { align: 'left', texts: ['Concepto', 'Montaje por puerta', 'Medición', 'Transporte'] },
  { align: 'center', texts: ['Unidades', '12 uds.', '1 visita', '3 viajes'] },
  { align: 'right', texts: ['Importe', '1.104,00 €', '65,00 €', '270,50 €'] },
];

test.each([
  { of: 'a price list with lines', columns: PRICES, padding: 3.75, isRuled: true },
  { of: 'measures between three lines', columns: MEASURES, padding: 5, isRuled: false },
  { of: 'a Spanish invoice with lines', columns: FACTURA, padding: 4, isRuled: true },
  { of: 'a price list between three lines', columns: PRICES, padding: 5, isRuled: false },
])('no amount of $of breaks in a somewhat wider font', async ({ columns, ...look }) => {
  let pen: Pen | undefined;
  const draw: Draw = (own) => {
    pen = own;
    return drawTight(columns, look)(own);
  };
  const table = getFirstTable(await convertDrawnPages([draw]));
  expect(table.columns).toHaveLength(columns.length);
  expect(pen && listBroken(table, pen)).toEqual([]);
});

test('text of several lines breaks where it did, so its cell keeps the padding of the table', async () => {
  const lines = ['A door with frame and', 'handles, varnished in', 'white'];
  const draw: Draw = async (pen) => {
    await drawTight(PRICES.slice(0, 2), { padding: 4, isRuled: true })(pen);
    for (const x of [240, 360]) drawLine(pen.page, [x, 714], [x, 634]);
    for (const y of [714, 634]) drawLine(pen.page, [190, y], [360, y]);
    for (const [row, line] of lines.entries()) pen.page.drawText(line, { x: 244, y: 690 - row * 13, size: SIZE, font: pen.plain });
  };
  const table = getFirstTable(await convertDrawnPages([draw]));
  const cell = table.rows
    .flatMap(({ cells }) => cells)
    .find(({ blocks: [block] }) => block?.kind === 'paragraph' && /handles/.test(joinInlines(block.inlines)));
  expect(cell).toBeDefined();
  expect(cell?.sidePadding).toBeUndefined();
});
