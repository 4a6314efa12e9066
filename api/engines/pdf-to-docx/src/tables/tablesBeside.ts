import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { holds } from '../read/figures.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Rows that begin and end within so many points of each other are one row. */
const SAME_ROW = 3;

/** Joins side-by-side tables with equal rows, with an empty column between them: Word cannot set tables side by side. */
export function joinTablesBeside(tables: readonly TableDraft[], text: readonly Segment[]): TableDraft[] {
  const joined: TableDraft[] = [];
  for (const table of [...tables].sort((one, other) => one.left - other.left)) {
    const index = joined.findIndex((left) => haveSameRows(left, table) && left.right < table.left && isFreeBetween(left, table, text));
    const left = joined[index];
    if (left) joined[index] = buildJoinedTable(left, table);
    else joined.push(table);
  }
  return joined;
}

function haveSameRows(one: TableDraft, other: TableDraft): boolean {
  const isSame = (place: number) => {
    const [row, beside] = [one.rows[place], other.rows[place]];
    return row && beside && Math.abs(row.top - beside.top) < SAME_ROW && Math.abs(row.bottom - beside.bottom) < SAME_ROW;
  };
  return one.isRuled && other.isRuled && one.rows.length === other.rows.length && one.rows.every((_, index) => isSame(index));
}

function isFreeBetween({ right, top, bottom }: TableDraft, { left }: TableDraft, text: readonly Segment[]): boolean {
  return !text.some((segment) => holds({ left: right, right: left, top, bottom }, segment));
}

function buildJoinedTable(left: TableDraft, right: TableDraft): TableDraft {
  const shift = left.edges.length;
  const gap: CellDraft = {
    left: left.right,
    right: right.left,
    top: left.top,
    bottom: left.bottom,
    row: 0,
    column: shift - 1,
    rowSpan: left.rows.length,
    columnSpan: 1,
    segments: [],
    borders: {},
  };
  const cells = [...left.cells, gap, ...right.cells.map((cell) => ({ ...cell, column: cell.column + shift }))];
  return {
    ...left,
    right: right.right,
    edges: [...left.edges, ...right.edges],
    cells: cells.sort((one, other) => one.row - other.row || one.column - other.column),
    headerRows: Math.min(left.headerRows, right.headerRows),
  };
}
