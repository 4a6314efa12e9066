import { isMoney } from './cellUnits.ts';
import { findMoneyColumn, haveOneUnit, isSumRow, isTotalHead, readColumn } from './readCells.ts';
import type { TableView } from './tableView.ts';
import { asksEarlierYear } from './yearColumns.ts';

const ASKS_PRICE =
  /\b(?:expensive|cheap\p{L}*|costs?|price\p{L}*|dear\p{L}*)\b|(?<!\p{L})(?:car[oa]|barat[oa]|teuer\p{L}*|billig\p{L}*|günstig\p{L}*)(?!\p{L})/iu;

const COUNTS_PEOPLE =
  /\bhow many (?:\p{L}+ )?(?:people|children|kids|pupils|students|guests|members|players|passengers|adults)\b|(?<!\p{L})(?:cuánt[oa]s (?:personas|niñ[oa]s|alumn[oa]s|plazas|invitados)|wie ?viele (?:Leute|Personen|Kinder|Schüler|Gäste|Plätze))(?!\p{L})/iu;
const CAPACITY =
  /(?<!\p{L})(?:places|seats|capacity|people|members|pupils|children|students|guests|plazas|aforo|alumnos|personas|plätze|personen|kinder)(?!\p{L})/iu;
/** A price of one thing or one month, of which no column is the sum of what is paid. */
const PRICE_OF_ONE =
  /\b(?:each|per|a (?:day|week|month|year|night)|daily|monthly|weekly|hourly|rate)\b|(?<!\p{L})(?:mensual|al (?:mes|día|año)|por|cada|je|pro|monatlich|täglich)(?!\p{L})/iu;

/**
 * Chooses the column whose cells a question wants added up: the one it names, that of places for "how many children in all", or the only one of amounts.
 * Returns undefined where none or several could be meant, or the cells are not of one unit.
 */
export function chooseAddedColumn(view: TableView, question: string): number | undefined {
  if (view.times.length === 0 && asksEarlierYear(question)) return undefined;
  const added = view.table.header.flatMap((_, column) => (column > 0 && column !== view.nameColumn && isAddable(view, column) ? [column] : []));
  const named = view.columns.filter((column) => added.includes(column));
  const isNamed = view.isColumnSaid && view.columns.length > 0;
  if (isNamed && named.length === 1) return named[0];
  const capacity = COUNTS_PEOPLE.test(question) ? added.filter((column) => CAPACITY.test(view.table.header[column]?.text ?? '')) : [];
  if (capacity.length === 1 || isNamed) return capacity.length === 1 ? capacity[0] : undefined;
  const total = added.find((column) => isTotalHead(view.table.header[column]?.text ?? ''));
  if (total !== undefined) return total;
  const money = ASKS_PRICE.test(question) ? findMoneyColumn(view) : undefined;
  if (money !== undefined) return added.includes(money) ? money : undefined;
  if (named.length === 1) return named[0];
  return added.length === 1 ? added[0] : undefined;
}

/** Returns whether each row of a column has one quantity of one unit, which is not the price of one thing. */
function isAddable(view: TableView, column: number): boolean {
  const head = view.table.header[column]?.text ?? '';
  const rows = view.table.rows.filter((row) => !isSumRow(row));
  const cells = readColumn(view, column);
  const isOfOne = PRICE_OF_ONE.test(head) && cells.every(({ text }) => isMoney(text));
  return cells.length > 0 && cells.length === rows.length && !isOfOne && haveOneUnit(cells);
}
