import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { TableView } from './tableView.ts';

const YES = /^(?:yes|y|sí|si|ja|✓|✔|☑|included|incluido|inbegriffen)$/iu;
const NO = /^(?:no|n|nein|nicht|✗|✘|☒|none|excluded|excluido|ausgeschlossen|not available|unavailable|n\/?a|no disponible|nicht verfügbar|[–—-])$/iu;
const FREE = /^(?:free|gratis|gratuit[oa]|kostenlos|kostenfrei|[£€$]\s?0(?:[.,]00)?|0(?:[.,]00)?\s?€)$/iu;
const PRICE = /\d\s?%|[£€$]\s?\d|\d\s?(?:€|euros?|pounds?)/i;
const ASKS_IF_PAID = /\b(?:pay|paid|cost|charged?|fees?)\b|(?<!\p{L})(?:pag(?:o|ar|a)|cuesta|cobran?|zahle[n]?|kostet)(?!\p{L})/iu;
const ASKS_IF_INCLUDED = /\bincluded\b|(?<!\p{L})(?:incluid[oa]s?|inbegriffen|enthalten|dabei)(?!\p{L})/iu;
const AMOUNT = /^(?:\d+\s?[x×]\s?)?[1-9]\d*\s?(?:kg|g|l|ml|m|gb|mb|\p{L}+)?$/iu;
const ASKS_IF_FREE = /\bfree\b|(?<!\p{L})(?:gratis|gratuit[oa]|kostenlos|umsonst)(?!\p{L})/iu;

type Lead = NonNullable<BuiltInAnswer['lead']>;
type Row = TableView['rows'][number];

/** Returns yes or no where the cell of the row and the column that a question names says just that, or whether it is to be paid for. */
export function confirmFromTable(view: TableView, question: string): { row: Row; column: number; lead: Lead } | undefined {
  const [row, ...otherRows] = view.rows;
  const [column, ...otherColumns] = view.columns;
  if (!row || column === undefined || otherRows.length > 0 || otherColumns.length > 0) return undefined;
  const cell = view.readCell(row, column).trim();
  const isFree = FREE.test(cell) ? true : PRICE.test(cell) ? false : undefined;
  if (isFree !== undefined && ASKS_IF_FREE.test(question)) return { row, column, lead: { code: isFree ? 'yes' : 'no' } };
  if (isFree !== undefined && ASKS_IF_PAID.test(question)) return { row, column, lead: { code: isFree ? 'no' : 'yes' } };
  // "1 x 20 kg" of something is included, and "none" is not.
  if (ASKS_IF_INCLUDED.test(question) && AMOUNT.test(cell) && isFree === undefined) return { row, column, lead: { code: 'yes' } };
  if (YES.test(cell)) return { row, column, lead: { code: 'yes' } };
  return NO.test(cell) ? { row, column, lead: { code: 'no' } } : undefined;
}
