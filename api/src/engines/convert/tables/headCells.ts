import type { CellDraft, TableDraft } from './tableDraft.ts';

/** How far a row may reach below the line under it, in points. */
const AT_LINE = 3;

/**
 * Joins the cells of a table's head as its words tell, where no lines part them: what heads a group of columns reaches over all of them, and what heads
 * a single column down to the figures. `end` is how far down the page the line under the head lies.
 */
export function joinHeadCells(table: TableDraft, end: number): void {
  const rows = table.rows.filter(({ bottom }) => bottom < end + AT_LINE).length;
  if (rows < 2 || !table.cells.some((cell) => cell.row === rows - 1 && cell.column > 0 && isFilled(cell))) return;
  for (let row = 0; row < rows - 1; row += 1) {
    const below = table.cells.filter((cell) => cell.row === row + 1);
    for (const cell of table.cells.filter((each) => each.row === row && isFilled(each))) {
      const isOverGroup = (next: CellDraft) => !isFilled(next) && below.some((each) => each.column === next.column && isFilled(each));
      if (below.some((each) => each.column === cell.column && isFilled(each))) joinWhile(table, cell, 'column', isOverGroup);
      else joinWhile(table, cell, 'row', (next) => !isFilled(next) && next.row < rows && next.columnSpan === cell.columnSpan);
    }
  }
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
