import type { Cell, Row } from './table.ts';

/** Edges that lie apart by less than this share of the width of the page are one edge. In a scan no two are. */
const EDGE_TOLERANCE = 0.001;
const MIN_ROWS = 2;

/**
 * Splits rows where their column edges change: another table begins without a heading between.
 * Its first row is its header if it has no figure. Otherwise it has none, and its header is empty.
 */
export function splitAtEdges(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const part = parts.at(-1);
    if (!part || beginsTable(part, row, rows[index + 1]) || isHeaderAboveSums(part, row, rows[index + 1]))
      parts.push(part && hasFigure(row) ? [makeEmptyHeader(row), row] : [row]);
    else part.push(row);
  }
  return parts;
}

/** Returns whether a row has other edges than all rows above it, and shares them with the row below. */
function beginsTable(part: readonly Row[], row: Row, next: Row | undefined): boolean {
  if (part.length < MIN_ROWS || row.cells.length < 2 || !next || next.cells.length < 2) return false;
  const isOther = !part.some((above) => sharesEdges(row, above));
  if (!isOther || !sharesEdges(next, row) || part.some((above) => sharesEdges(next, above) && above.cells.length === next.cells.length)) return false;
  return hasFigure(row) || (next.cells.length === row.cells.length && hasFigure(next));
}

/** Headers of the values of a table of two columns. */
const VALUE_HEADER =
  /^(?:amount|price|total|cost|value|number|quantity|fee|sum|betrag|preis|kosten|anzahl|wert|summe|importe|precio|cantidad|valor|coste)$/iu;

/** Returns whether a row among rows of figures is the header of those below it: "This year to date | Amount". */
function isHeaderAboveSums(part: readonly Row[], row: Row, next: Row | undefined): boolean {
  const isHeader = ({ cells }: Row) => cells.length === 2 && /\p{L}/u.test(cells[0]?.text ?? '') && VALUE_HEADER.test(cells[1]?.text.trim() ?? '');
  return (
    isHeader(row) &&
    next !== undefined &&
    hasFigure(next) &&
    part.length >= MIN_ROWS &&
    hasFigure(part.at(-1) ?? row) &&
    !part.slice(0, 1).some(isHeader)
  );
}

/** Returns whether each cell of a row shares its left edge, right edge or middle with a cell of another row. */
function sharesEdges({ cells }: Row, { cells: others }: Row): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) < EDGE_TOLERANCE;
  return cells.every((cell) =>
    others.some(
      (other) => isSame(cell.left, other.left) || isSame(cell.right, other.right) || isSame(cell.left + cell.right, other.left + other.right),
    ),
  );
}

function hasFigure({ cells }: Row): boolean {
  return cells.some(({ text }) => /\d/.test(text));
}

function makeEmptyHeader({ cells, start, page }: Row): Row {
  return { cells: cells.map((cell): Cell => ({ ...cell, text: '', start, end: start })), start, end: start, page };
}
