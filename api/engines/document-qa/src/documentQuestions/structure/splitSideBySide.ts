import type { Cell, Row } from './table.ts';

const MIN_COLUMNS = 4;

/** Splits two tables side by side, found by a name that their header has twice: "Payments | Amount | Deductions | Amount". */
export function splitSideBySide(rows: readonly Row[]): Row[][] {
  const [header, ...others] = rows;
  const at = header ? findSecondTable(header, others) : undefined;
  const border = at === undefined ? undefined : header?.cells[at]?.left;
  if (border === undefined) return [[...rows]];
  const isRight = ({ left, right }: Cell) => (left + right) / 2 >= border;
  return [selectCells(rows, (cell) => !isRight(cell)), selectCells(rows, isRight)];
}

/** Finds the column in which the second table begins: after the first of two equal names, with names of rows below it and figures below the equal ones. */
function findSecondTable({ cells }: Row, rows: readonly Row[]): number | undefined {
  if (cells.length < MIN_COLUMNS) return undefined;
  const names = cells.map(({ text }) => text.replace(/\s+/g, ' ').trim().toLowerCase());
  const full = rows.filter((row) => row.cells.length === cells.length);
  for (const [first, name] of names.entries()) {
    const second = names.indexOf(name, first + 1);
    const begin = first + 1;
    if (name === '' || second <= begin || full.length === 0) continue;
    const areNames = (column: number) => full.every((row) => /^\p{L}{2}/u.test(row.cells[column]?.text ?? ''));
    const areFigures = (column: number) => full.every((row) => /\d/.test(row.cells[column]?.text ?? ''));
    if (areNames(0) && areNames(begin) && areFigures(first) && areFigures(second)) return begin;
  }
  return undefined;
}

function selectCells(rows: readonly Row[], isSelected: (cell: Cell) => boolean): Row[] {
  return rows.flatMap((row): Row[] => {
    const cells = row.cells.filter(isSelected);
    const [first] = cells;
    return first ? [{ ...row, cells, start: first.start, end: cells.at(-1)?.end ?? row.end }] : [];
  });
}
