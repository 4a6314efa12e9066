import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { findTitleAbove } from '../tables/tableView.ts';
import { findTimeColumns, selectTimeColumns } from '../tables/yearColumns.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { isValueColumn } from './namedCells.ts';
import { type Quantity, writeQuantity } from './quantities/quantity.ts';

const ASKS_REMAINDER =
  /\b(?:how much|what)\b.*\b(?:left over|left (?:at|in|after|over)|surplus|deficit|over at the end|remain(?:s|ed|ing)?)\b|(?<!\p{L})(?:cuánto (?:sobr|qued)\p{L}*|superávit|wie ?viel\b.*(?<!\p{L})(?:übrig|überschuss))(?!\p{L})/iu;
const INCOME = /(?<!\p{L})(?:income|receipts|revenues?|takings|ingresos|einnahmen|erträge)(?!\p{L})/iu;
const SPENDING = /(?<!\p{L})(?:expenditures?|expenses?|spending|costs|payments|outgoings|gastos|ausgaben|aufwendungen)(?!\p{L})/iu;

/** Answers what is left of the income after the spending, from the total of each. Returns undefined unless the tables have one total of both. */
export function answerWithRemainder(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_REMAINDER.test(question)) return undefined;
  const totals = findTables(index).flatMap((table) => table.rows.filter(isSumRow).map((row) => ({ table, row })));
  const find = (kind: RegExp, other: RegExp) =>
    totals.filter((each) => hasKind(index, each, kind, other)).flatMap((each) => readTotal(each, question));
  const [income, anotherIncome] = find(INCOME, SPENDING);
  const [spending, anotherSpending] = find(SPENDING, INCOME);
  if (!income || !spending || anotherIncome || anotherSpending || income.quantity.unit !== spending.quantity.unit) return undefined;
  const value = writeQuantity(income.quantity.value - spending.quantity.value, income.quantity, index.language);
  const parts = [income, spending].map(({ row, quantity }) => ({ text: `${row.cells[0]?.text.replace(/\s+/g, ' ') ?? ''}: ${quantity.text}`, row }));
  return composeFromRows(index, parts, { code: 'difference', value });
}

interface Total {
  table: Table;
  row: Row;
}

/** Returns whether a total is of one kind by its own name, or else by the header or the title of its table. */
function hasKind(index: OpenIndex, { table, row }: Total, kind: RegExp, other: RegExp): boolean {
  const names = [row.cells[0]?.text ?? '', table.header[0]?.text ?? '', findTitleAbove(index, table)];
  const decisive = names.find((name) => kind.test(name) !== other.test(name));
  return decisive !== undefined && kind.test(decisive);
}

/** Reads a total in the column of the year that a question means, or in the only one. */
function readTotal({ table, row }: Total, question: string): { row: Row; quantity: Quantity }[] {
  const times = selectTimeColumns(table.header, findTimeColumns(table.header), question);
  const columns = times ?? table.header.flatMap((_, column) => (isValueColumn(table, column) && readCell(table, row, column) ? [column] : []));
  const [column, another] = columns;
  const quantity = column === undefined || another !== undefined ? undefined : readCell(table, row, column);
  return quantity ? [{ row, quantity }] : [];
}
