import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { TableView } from './tableView.ts';

const YES = /^(?:yes|y|sí|si|ja|✓|✔|☑|included|incluido|inbegriffen)$/iu;
const NO = /^(?:no|n|nein|nicht|✗|✘|☒|none|excluded|excluido|ausgeschlossen)$/iu;

type Lead = NonNullable<BuiltInAnswer['lead']>;
type Row = TableView['rows'][number];

/** Returns yes or no where the cell of the row and the column that a question names says just that. */
export function confirmFromTable(view: TableView): { row: Row; column: number; lead: Lead } | undefined {
  const [row, ...otherRows] = view.rows;
  const [column, ...otherColumns] = view.columns;
  if (!row || column === undefined || otherRows.length > 0 || otherColumns.length > 0) return undefined;
  const cell = view.cellOf(row, column).trim();
  if (YES.test(cell)) return { row, column, lead: { code: 'yes' } };
  return NO.test(cell) ? { row, column, lead: { code: 'no' } } : undefined;
}
