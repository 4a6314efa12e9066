import type { OpenIndex } from '../../index/openChatIndex.ts';
import { isSumRow } from '../structure/sumRows.ts';
import type { Row, Table } from '../structure/table.ts';
import { findTables } from '../structure/tables.ts';

/** Rows that say what a bill, an offer or a form comes to. */
const RESULT =
  /(?<!\p{L})(?:total|net|gross|balance|amount (?:due|payable|of credit)|to pay|payable|due|monthly repayment|premium|rent|summe|gesamt\p{L}*|netto|brutto|betrag|nachzahlung|guthaben|zu zahlen|importe|saldo|neto|bruto|a pagar)(?!\p{L})/iu;
const MONEY = /[£€$]\s?\d|\d\s?(?:[£€$]|(?:euros?|pounds|dollars|EUR|GBP|USD)(?!\p{L}))/iu;
const DATE_OR_TIME = /\b(?:19|20)\d\d\b|\d\s?(?:days?|weeks?|months?|years?|Tage|Wochen|Monate|Jahre|días|semanas|meses|años)(?!\p{L})|\d\s?%/iu;
/** In a table of more columns only the sums are the document's own: the others compare things. */
const MAX_COLUMNS = 3;
const RESULT_BONUS = 3;
const MONEY_BONUS = 2;
const FIRST_TABLE_BONUS = 1;

/** Finds the rows of labels and values that say most about a document: what is to be paid, until when, on what terms. In the order of the document. */
export function findKeyRows(index: OpenIndex, count: number): { row: Row; text: string }[] {
  const rows = findTables(index).flatMap((table, position) => table.rows.map((row) => ({ table, row, score: scoreRow(table, row, position === 0) })));
  const best = rows
    .filter(({ score }) => score >= MONEY_BONUS)
    .sort((one, other) => other.score - one.score || one.row.start - other.row.start)
    .slice(0, count);
  return best.map(({ table, row }) => ({ row, text: describeRow(table, row) })).sort((one, other) => one.row.start - other.row.start);
}

function scoreRow({ header }: Table, row: Row, isInFirstTable: boolean): number {
  const [name, ...values] = row.cells;
  const isResult = name !== undefined && (RESULT.test(name.text) || isSumRow(row));
  if (!name || (header.length > MAX_COLUMNS && !isResult)) return 0;
  const text = values.map((cell) => cell.text).join(' ');
  const hasMoney = MONEY.test(text) || /\([£€$]\)/.test(header.map((cell) => cell.text).join(' '));
  const figures = hasMoney ? MONEY_BONUS : DATE_OR_TIME.test(text) ? MONEY_BONUS - 1 : 0;
  return figures === 0 ? 0 : figures + (isResult ? RESULT_BONUS : 0) + (isInFirstTable ? FIRST_TABLE_BONUS : 0);
}

function describeRow({ header }: Table, { cells: [name, ...values] }: Row): string {
  const collapseSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();
  // Where each header has its cell, the cells of a wide table say little without it.
  const isWide = header.length > MAX_COLUMNS && values.length === header.length - 1;
  const headers = isWide ? header.slice(1).map(({ text }) => `${collapseSpaces(text)} `) : [];
  return `${collapseSpaces(name?.text)}: ${values.map((cell, index) => `${headers[index] ?? ''}${collapseSpaces(cell.text)}`).join('; ')}`;
}
