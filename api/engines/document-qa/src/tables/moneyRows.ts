import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { TableView } from './tableView.ts';

const INCOME = /\b(?:income|revenues?|receipts|takings|earnings)\b|(?<!\p{L})(?:ingresos?|Einnahmen?|Erträge|Einkünfte)(?!\p{L})/iu;
const EXPENSES =
  /\b(?:expens(?:e|es|iture)|expenditures?|costs?|spending|outgoings?|payments)\b|(?<!\p{L})(?:gastos?|Ausgaben?|\p{L}*kosten|Aufwendungen|egresos)(?!\p{L})/iu;
const ASKS_INCOME =
  /\b(?:money|income|funds|funding)\b.*\b(?:comes?|came|coming) from\b|\b(?:brings?|brought) in\b|\bsources? of (?:income|money)\b|(?<!\p{L})(?:de dónde (?:viene|sale|procede)\p{L}*|woher)(?!\p{L})/iu;
const ASKS_EXPENSES = /\b(?:spend|spent|spends)\b|(?<!\p{L})(?:gasta\p{L}*|ausgegeben|ausgeben)(?!\p{L})/iu;

type Kind = 'income' | 'expenses';

function findMoneyKind(question: string): Kind | undefined {
  if (ASKS_INCOME.test(question) || (INCOME.test(question) && !EXPENSES.test(question))) return 'income';
  return (EXPENSES.test(question) && !INCOME.test(question)) || ASKS_EXPENSES.test(question) ? 'expenses' : undefined;
}

function findKind(text: string): Kind | undefined {
  if (INCOME.test(text)) return EXPENSES.test(text) ? undefined : 'income';
  return EXPENSES.test(text) ? 'expenses' : undefined;
}

/**
 * Returns the rows of income or of expenses that a question is about: all of a table whose first header says so, or those above their sum.
 * Returns undefined where the question is about neither or the table does not part them.
 */
export function selectMoneyRows({ table }: TableView, question: string): Row[] | undefined {
  const askedKind = findMoneyKind(question);
  if (askedKind === undefined) return undefined;
  if (findKind(table.header[0]?.text ?? '') === askedKind) return table.rows.filter((row) => !isSumRow(row));
  const sums = table.rows.flatMap((row, index) => (isSumRow(row) ? [{ place: index, kind: findKind(row.cells[0]?.text ?? '') }] : []));
  const at = sums.findIndex(({ kind }) => kind === askedKind);
  return at < 0 ? undefined : table.rows.slice((sums[at - 1]?.place ?? -1) + 1, sums[at]?.place);
}

/** Returns whether a table has the income or the expenses that a question is about. Returns undefined where the question or the table is about neither. */
export function asksOfMoney(view: TableView, question: string): boolean | undefined {
  const askedKind = findMoneyKind(question);
  if (askedKind === undefined) return undefined;
  if (selectMoneyRows(view, question)) return true;
  const isOther = (text: string) => (findKind(text) ?? askedKind) !== askedKind;
  return isOther(view.table.header[0]?.text ?? '') || view.table.rows.some((row) => isSumRow(row) && isOther(row.cells[0]?.text ?? ''))
    ? false
    : undefined;
}
