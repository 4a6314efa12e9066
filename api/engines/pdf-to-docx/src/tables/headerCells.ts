import { isBold } from '@sheaf/pdf-text/lines/segmentFacts';
import type { Ruling } from '../read/drawing.ts';
import { FIGURES } from './columnsOfWords.ts';
import { findGroupSpans, isOverOneColumn } from './groupHeaders.ts';
import { type CellDraft, joinCellText, type TableDraft } from './tableDraft.ts';

/** How far a row may reach below the line under it, in points. */
const AT_LINE = 3;
const YEAR = /^(1[5-9]|20)\d\d$/;

/**
 * Joins the cells of a table's header as its words and short lines show, where no lines separate them: what labels a group of columns reaches over all of them,
 * and what labels a single column down to the figures. `end` is how far down the page the line under the header lies.
 */
export function joinHeaderCells(table: TableDraft, end: number, rulings: readonly Ruling[]): void {
  const inside = rulings.filter(({ top, left, right }) => top > table.top && top < end - AT_LINE && left < table.right && right > table.left);
  const ends = [end, ...inside.map(({ top }) => top).sort((one, other) => other - one)];
  const rows = ends.map((each) => table.rows.filter(({ bottom }) => bottom < each + AT_LINE).length).find((count) => !areData(table, count)) ?? 0;
  if (rows < 2 || !table.cells.some((cell) => cell.row === rows - 1 && cell.column > 0 && isFilled(cell))) return;
  // Groups of groups are known by the groups under them.
  for (let row = rows - 2; row >= 0; row -= 1) {
    const below = table.cells.filter((cell) => cell.row === row + 1);
    const spans = findGroupSpans(table, row, rulings);
    for (const [cell, { from, to }] of spans) widen(table, cell, from, to);
    for (const cell of table.cells.filter((each) => each.row === row && isFilled(each) && !spans.has(each))) {
      const isOverGroup = (next: CellDraft) => !isFilled(next) && below.some((each) => each.column === next.column && isFilled(each));
      if (!below.some((each) => each.column === cell.column && isFilled(each)))
        joinWhile(table, cell, 'row', (next) => !isFilled(next) && next.row < rows && next.columnSpan === cell.columnSpan);
      else if (!isOverOneColumn(table, cell)) joinWhile(table, cell, 'column', isOverGroup);
    }
  }
}

/** Makes the title of some rows as wide as its table: it has its row for itself, and reaches over several columns or is bold over rows that are not. */
export function widenTitles(table: TableDraft): void {
  const columns = table.edges.length - 1;
  const names = table.cells.filter((cell) => cell.column === 0 && isFilled(cell));
  const isBoldTitle = (cell: CellDraft) =>
    cell.segments.every(isBold) && names.filter(({ segments }) => segments.every(isBold)).length < names.length / 2;
  for (const row of table.rows.keys()) {
    const [title, ...others] = table.cells.filter((cell) => cell.row === row && isFilled(cell));
    if (title && others.length === 0 && title.column === 0 && (title.columnSpan > 1 || isBoldTitle(title)) && title.rowSpan === 1)
      widen(table, title, 0, columns - 1);
  }
}

/** Returns whether rows between two lines are no header: several have a name, and figures that are no years beside it. */
function areData({ cells }: TableDraft, rows: number): boolean {
  const named = cells.filter((cell) => cell.row < rows && cell.column === 0 && isFilled(cell));
  const last = cells.filter((cell) => cell.row === rows - 1 && cell.column > 0).map(joinCellText);
  return named.length > 1 && last.some((text) => FIGURES.test(text) && !YEAR.test(text));
}

/** Makes a cell as wide as the columns that it labels, in the place of the empty ones beside it. */
function widen(table: TableDraft, cell: CellDraft, from: number, to: number): void {
  const isCovered = (other: CellDraft) => other !== cell && other.row === cell.row && !isFilled(other) && other.column >= from && other.column <= to;
  const covered = table.cells.filter(isCovered);
  const first = Math.min(cell.column, ...covered.map(({ column }) => column));
  const columns = [cell, ...covered].reduce((sum, { columnSpan }) => sum + columnSpan, 0);
  cell.left = Math.min(cell.left, ...covered.map(({ left }) => left));
  cell.right = Math.max(cell.right, ...covered.map(({ right }) => right));
  cell.column = first;
  cell.columnSpan = columns;
  table.cells = table.cells.filter((other) => !covered.includes(other));
}

function joinWhile(table: TableDraft, cell: CellDraft, along: 'row' | 'column', isPart: (next: CellDraft) => boolean): void {
  for (;;) {
    const [row, column] = along === 'column' ? [cell.row, cell.column + cell.columnSpan] : [cell.row + cell.rowSpan, cell.column];
    const next = table.cells.find((each) => each.row === row && each.column === column);
    if (!next || !isPart(next)) return;
    if (along === 'column') cell.columnSpan += next.columnSpan;
    else cell.rowSpan += next.rowSpan;
    cell.right = Math.max(cell.right, next.right);
    cell.bottom = Math.max(cell.bottom, next.bottom);
    table.cells.splice(table.cells.indexOf(next), 1);
  }
}

function isFilled({ segments }: CellDraft): boolean {
  return segments.length > 0;
}
