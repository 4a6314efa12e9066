import { findSide } from '../answer/yesNo/parties.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findNamedRows } from './lookUp/findNamedRows.ts';
import type { TableView } from './tableView.ts';

/** From this share of its name on, a row is meant, if it leads the next one by so much. */
const MIN_NAMED = 0.4;
const LEAD = 0.1;

/** Confirms or denies by the cell that says which side of a contract takes on what a row is about: "Water | Tenants | 32 euros". */
export function confirmByParty(
  index: OpenIndex,
  { table, readCell }: TableView,
  parsed: ParsedQuestion,
): { row: TableView['rows'][number]; column: number; lead: NonNullable<BuiltInAnswer['lead']> } | undefined {
  if (!table.header.some((_, column) => findSide(index, parsed.question, table.rows[0] ? readCell(table.rows[0], column) : ''))) return undefined;
  const [best, next] = findNamedRows(index, parsed);
  if (!best || best.table.paragraph !== table.paragraph || best.cover < MIN_NAMED || best.score - (next?.score ?? 0) < LEAD) return undefined;
  const found = table.header.flatMap((_, column) => {
    const side = column === 0 ? undefined : findSide(index, parsed.question, readCell(best.row, column));
    return side ? [{ column, isSame: side.askedSide === side.namedSide }] : [];
  });
  const [only, another] = found;
  return only && !another ? { row: best.row, column: only.column, lead: { code: only.isSame ? 'yes' : 'no' } } : undefined;
}
