import { expect, test } from '@jest/globals';
import { buildSegment, type LineWord } from '@sheaf/pdf-text/lines/textLine';
import { buildTable } from './buildTable.ts';
import type { CellDraft } from './tableDraft.ts';

const ROWS = 33_000;
const COLUMNS = 4;
const WIDTH = 100;
const HEIGHT = 20;

const cell = (row: number, column: number): CellDraft => {
  const [left, top] = [column * WIDTH, row * HEIGHT];
  // Every second column is at the right of its cells.
  const start = left + (column % 2 === 0 ? 6 : WIDTH - 30);
  const word: LineWord = {
    text: '1,024',
    left: start,
    right: start + 24,
    top: top + 5,
    bottom: top + 15,
    size: 10,
    isBold: false,
    isRaised: false,
    markedContent: -1,
  };
  return {
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    left,
    right: left + WIDTH,
    top,
    bottom: top + HEIGHT,
    segments: [buildSegment([word], top + 13)],
    borders: {},
  };
};

test('a ledger of 132,000 cells without lines comes back whole, each text on its side of its column', () => {
  const rows = Array.from({ length: ROWS }, (_, row) => ({ top: row * HEIGHT, bottom: (row + 1) * HEIGHT }));
  const cells = rows.flatMap((_, row) => Array.from({ length: COLUMNS }, (_, column) => cell(row, column)));
  const edges = Array.from({ length: COLUMNS + 1 }, (_, index) => index * WIDTH);
  const around = { left: 0, right: COLUMNS * WIDTH, top: 0, bottom: ROWS * HEIGHT };
  const source = { knowledge: { seen: new Set<string>() }, bodyFont: 'Arial' };
  const table = buildTable({ ...around, page: 1, edges, rows, cells, headerRows: 0, isRuled: false }, around, { source, styles: [] });
  expect(table.rows).toHaveLength(ROWS);
  expect(table.rows.every((row) => row.cells.length === COLUMNS)).toBe(true);
  const indents = table.rows.at(-1)?.cells.map(({ blocks: [block] }) => block?.kind === 'paragraph' && block.indent.left);
  expect(indents).toEqual([0, 64, 0, 64]);
});
