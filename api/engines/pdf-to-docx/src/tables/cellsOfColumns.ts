import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import { findShading } from './findShading.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** In points: how far text may reach over the edge of its column, and how near to each other text begins or ends that is set at one edge. */
const OVER_EDGE = 1;
const ALIGNED = 3;
const SAME_LINE = 0.25;

/** Splits rows without vertical lines, as in banded tables, at the columns of the rows that have lines. */
export function splitOpenRows(table: TableDraft, backgrounds: Background[]): void {
  const split = table.cells.flatMap((cell) => (isOpenRow(cell, table) ? splitCell(cell, table, backgrounds) : [cell]));
  table.cells = split.sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Returns whether what is in a cell over several columns keeps to those, and is in each as the text of other rows is. */
function isOpenRow(cell: CellDraft, table: TableDraft): boolean {
  if (cell.columnSpan < 2 || cell.rowSpan > 1 || cell.tables) return false;
  const columns = listColumns(cell).map((column) => ({ column, own: findSegmentsBetween(cell, table, column) }));
  const filled = columns.filter(({ own }) => own.length > 0);
  const [first, ...others] = filled;
  const areLevel = others.some(({ own }) => own.some(({ base, size }) => first?.own.some((each) => Math.abs(each.base - base) < SAME_LINE * size)));
  const held = filled.reduce((sum, { own }) => sum + own.length, 0);
  return areLevel && held === cell.segments.length && filled.every(({ column, own }) => isSetAsOthers(own, column, table));
}

function isSetAsOthers(own: Segment[], column: number, { cells }: TableDraft): boolean {
  const text = findBounds(own);
  const others = cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.segments.length > 0);
  return others.some(({ segments }) => {
    const { left, right } = findBounds(segments);
    return [left - text.left, right - text.right, (left + right - text.left - text.right) / 2].some((off) => Math.abs(off) < ALIGNED);
  });
}

function splitCell(cell: CellDraft, table: TableDraft, backgrounds: Background[]): CellDraft[] {
  const { shading: _, borders, ...own } = cell;
  const { left: before, right: after, ...level } = borders;
  return listColumns(cell).map((column, index, all): CellDraft => {
    const box = { left: table.edges[column] ?? 0, right: table.edges[column + 1] ?? 0, top: cell.top, bottom: cell.bottom };
    const shading = findShading(box, backgrounds);
    const ends = { ...(index === 0 && before && { left: before }), ...(index === all.length - 1 && after && { right: after }) };
    const segments = findSegmentsBetween(cell, table, column);
    return { ...own, ...box, column, columnSpan: 1, segments, borders: { ...level, ...ends }, ...(shading !== undefined && { shading }) };
  });
}

function listColumns({ column, columnSpan }: CellDraft): number[] {
  return Array.from({ length: columnSpan }, (_, index) => column + index);
}

function findSegmentsBetween({ segments }: CellDraft, { edges }: TableDraft, column: number): Segment[] {
  const [from, to] = [edges[column] ?? 0, edges[column + 1] ?? 0];
  return segments.filter(({ left, right }) => left > from - OVER_EDGE && right < to + OVER_EDGE);
}
