import { findMeasures, isComparable, type Measure, writeMeasures } from '../answer/yesNo/measures.ts';
import { readSituation } from '../answer/yesNo/readSituation.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findCellBelow } from '../documentQuestions/structure/tables.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { TableView } from './tableView.ts';

const UPPER_LIMIT =
  /\b(?:max(?:imum)?\.?|most|up to|limit|capacity|carries|holds)(?!\p{L})|(?<!\p{L})(?:máx(?:imo|ima)?\.?|hasta|límite|capacidad|höchst\p{L}*|max\p{L}*|bis|zuladung|beladung|traglast|fassungsvermögen)(?!\p{L})/iu;
const LOWER_LIMIT = /\b(?:min(?:imum)?\.?|least|from)(?!\p{L})|(?<!\p{L})(?:mín(?:imo|ima)?\.?|desde|mindest\p{L}*|ab)(?!\p{L})/iu;
const MIN_LETTERS = 4;

/**
 * Confirms or denies by a column of limits, such as "max. kg": whether the visitor's own figure lies within the limit of the row that the question names.
 * Returns undefined unless one row is named and one column of limits has its unit.
 */
export function confirmByLimit(
  view: TableView,
  question: string,
): { row: Row; column: number; lead: NonNullable<BuiltInAnswer['lead']> } | undefined {
  const [row, another] = findRows(view, question);
  if (!row || another) return undefined;
  const found = readSituation(question).flatMap((measure) =>
    view.table.header.flatMap((_, column) => {
      const limit = readLimit(view.table, row, column);
      return limit && isComparable(limit.measure, measure) ? [{ column, isWithin: isWithin(measure.value, limit) }] : [];
    }),
  );
  const [only, other] = found;
  return only && !other ? { row, column: only.column, lead: { code: only.isWithin ? 'yes' : 'no' } } : undefined;
}

/** Returns the rows that a question names, also in a compound: "Wollpullover" for the row "Wolle". */
function findRows({ rows, table, nameColumn }: TableView, question: string): readonly Row[] {
  if (rows.length > 0) return rows;
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return table.rows.filter(({ cells }) => {
    const name = (cells[nameColumn]?.text ?? '').trim().toLowerCase();
    const stem = name.replace(/e?n?$/u, '');
    return /^\p{L}+$/u.test(name) && stem.length >= MIN_LETTERS && words.some((word) => word.startsWith(stem));
  });
}

interface Limit {
  measure: Measure;
  isMost: boolean;
}

function readLimit(table: Table, row: Row, column: number): Limit | undefined {
  const header = table.header[column]?.text.replace(/\s+/g, ' ') ?? '';
  const cell = findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ').trim() ?? '';
  const isMost = UPPER_LIMIT.test(header) || UPPER_LIMIT.test(cell);
  if (column === 0 || isMost === (LOWER_LIMIT.test(header) || LOWER_LIMIT.test(cell))) return undefined;
  const [figure] = /\d+(?:[.,]\d+)?/u.exec(cell) ?? [];
  const unit = header.replace(UPPER_LIMIT, ' ').replace(LOWER_LIMIT, ' ').replace(/[()]/gu, ' ').trim().split(/\s/u).at(-1) ?? '';
  const limitText = writeMeasures(/\p{L}|%|€|£|°/u.test(cell.replace(UPPER_LIMIT, '').replace(LOWER_LIMIT, '')) ? cell : `${figure ?? ''} ${unit}`);
  const [measure, another] = findMeasures(limitText);
  return measure && !another ? { measure, isMost } : undefined;
}

function isWithin(value: number, { measure, isMost }: Limit): boolean {
  return isMost ? value <= measure.value : value >= measure.value;
}
