import type { Cell, Row } from './table.ts';

type RowsBelowHeader = readonly [Row, ...Row[]];

/**
 * Splits the rows of a table where its header comes again. Under another name ("Expenditure | 2025 | 2024") another table begins,
 * and under the same name the table continues, as it does on a new page.
 */
export function splitAtHeaders([header, ...rows]: readonly Row[]): RowsBelowHeader[] {
  if (!header) return [];
  const parts: [Row, ...Row[]][] = [[header]];
  const others = rows.filter((row) => !hasSameColumns(header, row));
  const hasAmounts = others.length > 0 && others.every(({ cells }) => cells.slice(1).some(({ text }) => /\d/.test(text)));
  for (const row of rows) {
    const isHeader = hasSameColumns(header, row);
    const isNamedAlike = readName(row) === readName(parts.at(-1)?.[0] ?? header);
    if (isHeader && hasAmounts && !isNamedAlike) parts.push([row]);
    else if (!isHeader || !isNamedAlike) parts.at(-1)?.push(row);
  }
  return parts.filter(({ length }) => length > 1);
}

/** Adds the empty cell above the names of the rows, where a header has cells only above the other columns. */
export function nameEveryColumn(header: readonly Cell[], rows: readonly Row[]): Cell[] {
  const [first] = header;
  const full = rows.filter(({ cells }) => cells.length === header.length + 1);
  const isBare = first !== undefined && full.length > rows.length / 2 && full.every(({ cells }) => (cells[0]?.right ?? 1) < first.left);
  return isBare
    ? [{ text: '', start: first.start, end: first.start, left: full[0]?.cells[0]?.left ?? 0, right: first.left }, ...header]
    : [...header];
}

function hasSameColumns(header: Row, row: Row): boolean {
  const isRepeated = row.cells.length === header.cells.length && header.cells.length > 1;
  return (
    isRepeated && header.cells.slice(1).every(({ text }, at) => isHeading(text) && readText(row.cells[at + 1]) === readText(header.cells[at + 1]))
  );
}

/** Returns whether a text can be a header: a word or a year, and never an amount. */
function isHeading(text: string): boolean {
  return /\p{L}{2}/u.test(text) || /^(?:19|20)\d\d/.test(text.trim());
}

function readName({ cells }: Row): string {
  return readText(cells[0]);
}

function readText(cell: Cell | undefined): string {
  return cell?.text.replace(/\s+/g, ' ').trim().toLowerCase() ?? '';
}
