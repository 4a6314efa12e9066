import type { Table, TableCell } from '../model/documentModel.ts';

/** A cell where Word wants it: one for each row it reaches into, so that every row fills the grid. */
export interface PlacedCell {
  cell: TableCell;
  column: number;
  columnSpan: number;
  /** Whether it is merged with the one below, as its first or a later part. */
  merge?: 'starts' | 'continues';
}

/** Places the rows of a table on its grid. Fills gaps with empty cells and cuts spans that overlap or reach beyond the edge. */
export function placeRows({ columns, rows }: Table): PlacedCell[][] {
  const width = columns.length;
  /** By column: the cell from above that still reaches down, and how far. */
  const reaching: ({ placed: PlacedCell; rows: number } | undefined)[] = new Array(width).fill(undefined);
  return rows.map(({ cells }, rowIndex) => {
    const placed: PlacedCell[] = [];
    const left = [...cells];
    let reachedFrom: PlacedCell | undefined;
    for (let column = 0; column < width; ) {
      const above = reaching[column];
      if (above && above.placed.column === column) {
        reachedFrom = above.placed;
        placed.push({ ...above.placed, merge: 'continues' });
        const next = above.rows > 1 ? { ...above, rows: above.rows - 1 } : undefined;
        reaching.fill(next, column, column + above.placed.columnSpan);
        column += above.placed.columnSpan;
        continue;
      }
      const cell = left.shift() ?? buildEmptyCell();
      const columnSpan = countFreeColumns(reaching, column, Math.max(1, Math.round(cell.columnSpan)));
      const rowSpan = Math.min(Math.max(1, Math.round(cell.rowSpan)), rows.length - rowIndex);
      const here: PlacedCell = { cell, column, columnSpan, ...(rowSpan > 1 && { merge: 'starts' }) };
      placed.push(here);
      if (rowSpan > 1) reaching.fill({ placed: here, rows: rowSpan - 1 }, column, column + columnSpan);
      column += columnSpan;
    }
    // More cells than the grid has room for: their text is kept with the last one, or with the one above that takes all the room.
    const home = placed.findLast(({ merge }) => merge !== 'continues') ?? reachedFrom;
    if (home && left.length > 0) home.cell = { ...home.cell, blocks: [...home.cell.blocks, ...left.flatMap(({ blocks }) => blocks)] };
    return placed;
  });
}

function countFreeColumns(reaching: readonly unknown[], from: number, wanted: number): number {
  let free = 1;
  while (free < wanted && from + free < reaching.length && reaching[from + free] === undefined) free++;
  return free;
}

function buildEmptyCell(): TableCell {
  return { columnSpan: 1, rowSpan: 1, blocks: [], borders: {}, verticalAlign: 'top' };
}
