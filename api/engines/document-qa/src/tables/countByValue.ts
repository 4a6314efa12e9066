import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeAnswer } from './tableAnswer.ts';
import { findTitleAbove, type TableView } from './tableView.ts';

const COUNTS =
  /(?<!\p{L})(?:how many|cu[aá]nt[oa]s|wie ?viele)\s(?<things>\p{L}+(?:\s\p{L}+)??)\s(?:(?:is|are|was|were|got|have been|has been|had been|son|fueron|han sido|est[aá]n|sind|wurden|waren|haben)\s)?(?:still |not yet |already |noch |schon |aún |ya )?(?<value>\p{L}{3,}(?:\s\p{L}+)?)[?.\s]*$/iu;
const MAX_NAMED = 12;
/** A value that as many rows share as this names a kind of them. */
const MIN_ROWS = 2;

/** Counts the rows of a table whose cell is the very word of a question: "how many motions were lost" below "Result". */
export function countByValue(index: OpenIndex, views: readonly TableView[], question: string): BuiltInAnswer | undefined {
  const { things, value } = COUNTS.exec(question)?.groups ?? {};
  if (things === undefined || value === undefined) return undefined;
  const found = views.flatMap((view) => {
    const columns = namesRows(index, view, things) ? view.table.header.map((_, column) => selectRows(index, view, column, value)) : [];
    return columns.filter((rows) => rows.length > 0).map((rows) => ({ view, rows }));
  });
  const [only, another] = found;
  if (!only || another || only.rows.length > MAX_NAMED) return undefined;
  const parts = only.rows.map((row) => ({ text: only.view.readCell(row, only.view.nameColumn), row }));
  return { ...composeAnswer(index, parts, { code: 'counted', count: only.rows.length }), isSeries: true };
}

/** Returns whether the rows are what is counted, by the header of their names or the title of the table. */
function namesRows(index: OpenIndex, { table, nameColumn }: TableView, things: string): boolean {
  const named = new Set([table.header[nameColumn]?.text ?? '', findTitleAbove(index, table)].flatMap(listSingulars));
  return listSingulars(things).some((word) => named.has(word));
}

/** Lists the words of a text without the ending of their plural, which headers of rows seldom have. */
function listSingulars(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:(?<=[sxzh])es|s|(?<=\p{L}{4})en|(?<=\p{L}{3})e)$/u, ''));
}

/** Selects the rows whose cell in a column of words is a value of the question and nothing more. Other rows have other values. */
function selectRows(index: OpenIndex, { table, nameColumn, readCell }: TableView, column: number, value: string): Row[] {
  const rows = table.rows.filter((row) => !isSumRow(row));
  if (column === nameColumn || rows.length < MIN_ROWS) return [];
  const wanted = findTerms(value, index.language).map(({ term }) => term);
  const isValue = (row: Row) => {
    const terms = findTerms(readCell(row, column), index.language).map(({ term }) => term);
    return terms.length > 0 && terms.length === wanted.length && terms.every((term) => wanted.includes(term));
  };
  const fitting = rows.filter(isValue);
  return fitting.length < rows.length ? fitting : [];
}
