import type { Cell, Row } from './table.ts';

const MIN_COLUMNS = 3;
const MIN_ROWS = 4;
const SHAPES: readonly [string, RegExp][] = [
  ['money', /[€£$]|\b(?:EUR|GBP|USD|CHF)\b/u],
  ['date', /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/u],
  ['number', /^[\d.,\s%-]+$/u],
  ['code', /\d/u],
];

/**
 * Turns a form with labels above their values into a table of two columns, a row for each label:
 * "Pay period | Hourly rate" with "November | £12.60" below it. Returns undefined for what is no such form.
 */
export function pairLabels(rows: readonly Row[]): Row[] | undefined {
  const [first] = rows;
  const count = first?.cells.length ?? 0;
  if (!first || count < MIN_COLUMNS || rows.length < MIN_ROWS || rows.length % 2 === 1) return undefined;
  if (rows.some(({ cells }) => cells.length !== count)) return undefined;
  const labels = rows.filter((_, index) => index % 2 === 0);
  const values = rows.filter((_, index) => index % 2 === 1);
  const hasFigure = ({ cells }: Row) => cells.some(({ text }) => /\d/.test(text));
  if (labels.some(hasFigure) || !values.every(hasFigure)) return undefined;
  // The values below each other in a table are of one shape, and those of a form are not.
  const isMixed = first.cells.filter((_, column) => new Set(values.map(({ cells }) => readShape(cells[column]?.text ?? ''))).size > 1).length;
  if (isMixed * 2 < count) return undefined;
  const pairs = labels.flatMap(({ cells, start, page }, index) =>
    cells.flatMap((label, column): Row[] => {
      const value = values[index]?.cells[column];
      return value ? [{ cells: [label, value], start, end: values[index]?.end ?? value.end, page }] : [];
    }),
  );
  const empty = (cell: Cell): Cell => ({ ...cell, text: '', end: cell.start });
  return [{ ...first, cells: first.cells.slice(0, 2).map(empty), end: first.start }, ...pairs];
}

function readShape(text: string): string {
  return SHAPES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text';
}
