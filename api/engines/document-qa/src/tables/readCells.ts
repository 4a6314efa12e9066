import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import { type CellNumber, isInHours, isQuantity, readCellNumber } from './cellNumber.ts';
import { addHeaderUnit, isMoney } from './cellUnits.ts';
import type { TableView } from './tableView.ts';

/** A number in a table, and the row it is from. */
export interface NumberedCell {
  row: Row;
  name: string;
  text: string;
  number: CellNumber;
}

const TOTAL_HEADER = /^(?:total|together|combined|zusammen|insgesamt|juntos|year|sum|overall|gesamt|jahr|summe|año|all)\b/i;
const CODE = /^(?:\p{Lu}{1,2}|\p{Lu}?\d{1,3}\.?)$/u;

/** Returns whether the header is that of sums of the other columns. */
export function isTotalHeader(text: string): boolean {
  return TOTAL_HEADER.test(text);
}

/** Reads the numbers of a column, without rows of sums. */
export function readColumn(view: TableView, column: number, among: readonly Row[] = view.table.rows): NumberedCell[] {
  const rows = among.filter((row) => !isSumRow(row));
  const inHours = rows.some((row) => isInHours(view.readCell(row, column)));
  return rows.flatMap((row) => readCell(view, row, column, { inHours }));
}

/** Reads the numbers of a row, without columns of sums. */
export function readRow(view: TableView, row: Row): NumberedCell[] {
  const columns = view.table.header.flatMap(({ text }, column) => (column > 0 && !TOTAL_HEADER.test(text) ? [column] : []));
  return columns.flatMap((column) => readCell(view, row, column, { isNamedByHead: true }));
}

/** Reads the number of a cell. Returns nothing for a cell of text. */
export function readCell(view: TableView, row: Row, column: number, { isNamedByHead = false, inHours = false } = {}): NumberedCell[] {
  const text = view.readCell(row, column);
  const header = view.table.header[column]?.text ?? '';
  const number = isQuantity(text) ? readCellNumber(text, inHours || isInHours(text)) : undefined;
  const named = view.nameColumn > 0 ? row.cells[view.nameColumn]?.text : nameRow(row);
  const name = (isNamedByHead ? header : named) ?? '';
  return number ? [{ row, name: name.replace(/\s+/g, ' '), text: addHeaderUnit(text, header), number }] : [];
}

/** Names a row by its first cell, and by the next one too where the first is only a code such as "A" or "12". */
function nameRow({ cells: [first, second] }: Row): string {
  const isCode = first !== undefined && CODE.test(first.text.trim());
  return [first, isCode && second && !readCellNumber(second.text) ? second : undefined].flatMap((cell) => cell?.text.trim() ?? []).join(' ');
}

/** Finds the column of totals, or else the first column of numbers. */
export function findTotalColumn(view: TableView): number {
  const total = view.table.header.findIndex(({ text }, column) => column > 0 && TOTAL_HEADER.test(text));
  if (total > 0) return total;
  const [row] = view.table.rows;
  const numbers = view.table.header.flatMap((_, column) => (column > 0 && row && readCellNumber(view.readCell(row, column)) ? [column] : []));
  return numbers[0] ?? 1;
}

/** Finds the one column of sums of money. */
export function findMoneyColumn(view: TableView): number | undefined {
  const columns = view.table.header.flatMap((_, column) => (view.table.rows.every((row) => isMoney(view.readCell(row, column))) ? [column] : []));
  return columns.length === 1 ? columns[0] : undefined;
}

/** Returns whether numbers can be compared and added: all of them have the same unit, or none has one. */
export function haveOneUnit(cells: readonly NumberedCell[]): boolean {
  const readUnit = ({ number: { before, after } }: NumberedCell) => {
    const [unit = ''] = /[^\s,;.()]+/.exec(after) ?? [];
    return `${/[€£$%]|\p{Lu}{3}/u.exec(before)?.[0] ?? ''}${unit.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '')}`;
  };
  return new Set(cells.map(readUnit)).size <= 1;
}
