import type { TaggedCell, TaggedTable } from '@sheaf/pdf-text/read/pageTags';

export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Nothing for a cell without any text. */
  tagged?: TaggedCell;
}

const MAX_FIELDS = 20_000;

/** Builds the cells of a tagged table where they are in its grid; nothing where its rows do not fill one. */
export function buildTaggedGrid({ rows }: TaggedTable): { cells: GridCell[]; columns: number } | undefined {
  const cells: GridCell[] = [];
  const taken: boolean[][] = rows.map(() => []);
  let fields = 0;
  for (const [row, members] of rows.entries()) {
    let column = 0;
    for (const tagged of members) {
      while (taken[row]?.[column]) column += 1;
      const rowSpan = Math.min(tagged?.rowSpan ?? 1, rows.length - row);
      const columnSpan = tagged?.columnSpan ?? 1;
      fields += rowSpan * columnSpan;
      if (fields > MAX_FIELDS) return undefined;
      for (const under of taken.slice(row, row + rowSpan)) {
        for (let beside = column; beside < column + columnSpan; beside += 1) under[beside] = true;
      }
      cells.push({ row, column, rowSpan, columnSpan, ...(tagged && { tagged }) });
      column += columnSpan;
    }
  }
  const columns = Math.max(0, ...taken.map((row) => row.length));
  const isFull = taken.every((row) => row.length === columns && Array.from(row).every(Boolean));
  return isFull && columns > 0 ? { cells, columns } : undefined;
}
