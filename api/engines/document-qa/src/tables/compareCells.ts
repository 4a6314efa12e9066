import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { writeCellNumber } from './cellNumber.ts';
import { isMoney } from './cellUnits.ts';
import { findTotalColumn, haveOneUnit, isTotalHeader, type NumberedCell, readCell, readRow } from './readCells.ts';
import { composeAnswer, composeSeries } from './tableAnswer.ts';
import type { TableView } from './tableView.ts';

const RESULT_ROW =
  /\b(?:surplus|deficit|profit|loss|balance|net|result)\b|(?<!\p{L})(?:Überschuss|Fehlbetrag|Saldo|Gewinn|Verlust|resultado|beneficio|saldo)(?!\p{L})/iu;
const MAX_NAMED = 12;

/** Adds the amounts of one row: "the excess for damage in total" of a compulsory and a voluntary one. */
export function addRow(index: OpenIndex, view: TableView, row: Row): BuiltInAnswer | undefined {
  const cells = readRow(view, row);
  const isSum = view.table.header.some(({ text }, column) => column > 0 && isTotalHeader(text));
  return !isSum && cells.length > 1 && cells.every(({ text }) => isMoney(text)) ? aggregate(index, cells, 'sum') : undefined;
}

/** Adds the cells of one row in the columns that a question names: "prize money" of a first, a second and a third prize. */
export function addCells(index: OpenIndex, view: TableView, row: Row, columns: readonly number[]): BuiltInAnswer | undefined {
  const cells = columns.flatMap((column) => readCell(view, row, column, { isNamedByHead: true }));
  return cells.length === columns.length && haveOneUnit(cells) ? aggregate(index, cells, 'sum') : undefined;
}

const ASKS_BUDGET =
  /\b(?:over|under|above|below|within) (?:the )?budget\b|\b(?:more|less) than (?:planned|budgeted|expected|forecast)\b|\boverspen[dt]\b|\bunderspen[dt]\b|(?<!\p{L})(?:über|unter) (?:dem |das )?(?:Budget|Plan)|(?<!\p{L})presupuesto(?!\p{L})/iu;
const PLANNED = /(?<!\p{L})(?:budget\p{L}*|planned|plan|forecast|expected|presupuesto|previsto|Soll)(?!\p{L})/iu;
const ACTUAL = /(?<!\p{L})(?:actual|spent|outturn|result|real|gastado|Ist|ausgegeben)(?!\p{L})/iu;

/** Finds the columns of what was planned and what was spent, in the year of the question where there are several. */
function findBudgetColumns({ table }: TableView, question: string): number[] | undefined {
  if (!ASKS_BUDGET.test(question)) return undefined;
  const find = (pattern: RegExp) => table.header.flatMap(({ text }, column) => (column > 0 && pattern.test(text) ? [{ column, text }] : []));
  const [actual, other] = find(ACTUAL);
  const year = /(?:19|20)\d\d/.exec(actual?.text ?? '')?.[0];
  const planned = find(PLANNED).filter(({ text }, _, all) => all.length === 1 || (year !== undefined && text.includes(year)));
  return actual && !other && planned.length === 1 && planned[0] ? [planned[0].column, actual.column] : undefined;
}

/** Answers with the difference of two rows in one column, or of two columns in one row. */
export function computeDifference(index: OpenIndex, view: TableView, question = ''): BuiltInAnswer | undefined {
  const budgeted = findBudgetColumns(view, question);
  const [total] = view.rows.length > 0 ? view.rows : view.table.rows.filter(isSumRow);
  if (budgeted && total)
    return subtract(
      index,
      budgeted.flatMap((column) => readCell(view, total, column, { isNamedByHead: true })),
    );
  const { columns } = view;
  const [row, other] = view.rows.length > 0 ? view.rows : view.rangeRows;
  if (!row) return undefined;
  const cells = other
    ? [row, other].flatMap((each) => readCell(view, each, columns[0] ?? findTotalColumn(view)))
    : columns.length === 2 || view.table.header.length === 3
      ? (columns.length === 2 ? columns : [1, 2]).flatMap((column) => readCell(view, row, column, { isNamedByHead: true }))
      : [];
  return subtract(index, cells);
}

/** Answers with the difference of two cells. Returns undefined where their units differ. */
export function subtract(index: OpenIndex, cells: readonly NumberedCell[]): BuiltInAnswer | undefined {
  const [first, second] = cells;
  if (!first || !second || cells.length > 2 || !haveOneUnit(cells)) return undefined;
  const value = writeCellNumber(Math.abs(first.number.value - second.number.value), first.number);
  return composeSeries(index, cells, { code: 'difference', value });
}

/** Answers with the sum or the average of cells. */
export function aggregate(index: OpenIndex, cells: NumberedCell[], task: 'sum' | 'average'): BuiltInAnswer | undefined {
  const [first] = cells;
  // Income, expenses and what remains of them are not added up.
  if (!first || cells.some(({ name }) => RESULT_ROW.test(name))) return undefined;
  const sum = cells.reduce((total, { number }) => total + number.value, 0);
  const value = task === 'sum' ? writeCellNumber(sum, first.number) : writeCellNumber(sum / cells.length, first.number, true);
  return composeSeries(index, cells, { code: task, value });
}

/** Answers with the name of the highest or lowest cell of a column. Of several columns that could be meant, all must lead to the same name. */
export function findExtreme(index: OpenIndex, columns: readonly NumberedCell[][], task: 'highest' | 'lowest'): BuiltInAnswer | undefined {
  const sign = task === 'highest' ? -1 : 1;
  const sort = (cells: readonly NumberedCell[]) => [...cells].sort((one, other) => sign * (one.number.value - other.number.value));
  const extremes = columns.filter(({ length }) => length > 1).flatMap((cells) => sort(cells).slice(0, 1));
  const [best] = sort(extremes);
  if (!best || extremes.some(({ row, name }) => row !== best.row || name !== best.name)) return undefined;
  return composeSeries(index, [best], { code: task, value: best.name, count: columns[0]?.length });
}

/** A step of a scale, which is no thing to count: "10 to 25 kg", "over 65". */
const STEP = /^(?:(?:up to|over|under|below|above|from|more than|less than|hasta|más de|menos de|desde|bis|über|unter|ab|mehr als)\s)?[£€$]?\d/iu;

/** Answers with the number of rows, unless they are steps of a scale. */
export function countRows(index: OpenIndex, { table }: TableView, among: readonly Row[] = table.rows): BuiltInAnswer | undefined {
  const rows = among.filter((row) => !isSumRow(row));
  if (rows.length > 0 && rows.every(({ cells }) => STEP.test(cells[0]?.text.trim() ?? ''))) return undefined;
  const parts = rows.slice(0, MAX_NAMED).map((row) => ({ text: row.cells[0]?.text.replace(/\s+/g, ' ') ?? '', row }));
  return { ...composeAnswer(index, parts, { code: 'counted', count: rows.length }), isSeries: true };
}
