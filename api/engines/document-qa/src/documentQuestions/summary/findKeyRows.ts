import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { Row, Table } from '../structure/table.ts';
import { findTables } from '../structure/tables.ts';

/** Rows that say what a bill, an offer or a form comes to. */
const RESULT =
  /(?<!\p{L})(?:total|net|gross|balance|amount (?:due|payable|of credit)|to pay|payable|due|monthly repayment|premium|rent|summe|gesamt\p{L}*|netto|brutto|betrag|nachzahlung|guthaben|zu zahlen|importe|saldo|neto|bruto|a pagar)(?!\p{L})/iu;
const MONEY = /[£€$]\s?\d|\d\s?(?:[£€$]|(?:euros?|pounds|dollars|EUR|GBP|USD)(?!\p{L}))/iu;
const DATE_OR_TIME = /\b(?:19|20)\d\d\b|\d\s?(?:days?|weeks?|months?|years?|Tage|Wochen|Monate|Jahre|días|semanas|meses|años)(?!\p{L})|\d\s?%/iu;
/** A table of more columns compares things, of which none is the document's own. */
const MOST_COLUMNS = 3;
const OF_RESULT = 3;
const OF_MONEY = 2;
const OF_FIRST_TABLE = 1;

/** Finds the rows of labels and values that say most about a document: what is to be paid, until when, on what terms. In the order of the document. */
export function findKeyRows(index: OpenIndex, count: number): { row: Row; text: string }[] {
  const tables = findTables(index).filter(({ header }) => header.length <= MOST_COLUMNS);
  const rows = tables.flatMap((table, place) => table.rows.map((row) => ({ row, score: scoreRow(table, row, place === 0) })));
  const best = rows
    .filter(({ score }) => score >= OF_MONEY)
    .sort((one, other) => other.score - one.score || one.row.start - other.row.start)
    .slice(0, count);
  return best.map(({ row }) => ({ row, text: describeRow(row) })).sort((one, other) => one.row.start - other.row.start);
}

function scoreRow({ header }: Table, { cells: [name, ...values] }: Row, isOfFirst: boolean): number {
  const text = values.map((cell) => cell.text).join(' ');
  const hasMoney = MONEY.test(text) || /\([£€$]\)/.test(header.map((cell) => cell.text).join(' '));
  const figures = hasMoney ? OF_MONEY : DATE_OR_TIME.test(text) ? OF_MONEY - 1 : 0;
  if (figures === 0 || !name) return 0;
  return figures + (RESULT.test(name.text) ? OF_RESULT : 0) + (isOfFirst ? OF_FIRST_TABLE : 0);
}

function describeRow({ cells: [name, ...values] }: Row): string {
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  return `${squeeze(name?.text ?? '')}: ${values.map((cell) => squeeze(cell.text)).join('; ')}`;
}
