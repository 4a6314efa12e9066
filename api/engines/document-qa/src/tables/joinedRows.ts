import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import { asksOfReader, isReadersColumn } from './cellUnits.ts';
import { haveOneUnit, isSumRow, type NumberedCell, readCell } from './readCells.ts';
import type { TableView } from './tableView.ts';

/** Matches the words between two things that are added or compared. */
const BETWEEN_THINGS = /\b(?:and|than|plus|minus|compared (?:to|with)|versus|vs)\b|(?<!\p{L})(?:y|más|que|und|als|gegenüber)(?!\p{L})/iu;
/** From this likeness on, a word of a table is a form of the word in a question. */
const SAME_WORD = 0.7;

/**
 * Finds the cells of the two rows that a question joins: "the savings and the current account", "more for cotton than for wool".
 * Returns undefined where a part of it names no row or several, or the column stays open.
 */
export function findJoinedCells(index: OpenIndex, view: TableView, read: ReadQuestion): NumberedCell[] | undefined {
  const parts = read.question.replace(/\bmore\s+than\b/i, ' ').split(BETWEEN_THINGS);
  const rows = parts.length === 2 ? parts.flatMap((part) => findRow(index, view, part, read) ?? []) : [];
  const [first, second] = rows;
  if (!first || !second || first === second) return undefined;
  const column = chooseSharedColumn(view, [first, second], read.question);
  return column === undefined ? undefined : [first, second].flatMap((row) => readCell(view, row, column));
}

/** Finds the one row that shares the most words with a part of a question. */
function findRow(index: OpenIndex, { table, nameColumn }: TableView, part: string, { terms, language }: ReadQuestion): Row | undefined {
  const own = new Set(findTerms(part, language).map(({ term }) => term));
  const named = new Set<string>();
  for (const { term, forms, isFraming } of terms) {
    if (isFraming || !own.has(term)) continue;
    for (const { number, likeness } of forms) if (likeness >= SAME_WORD) named.add(index.termAt(number));
  }
  const counts = table.rows.map((row) => {
    const words = isSumRow(row) ? [] : findTerms(row.cells[nameColumn]?.text ?? '', index.language);
    return new Set(words.flatMap(({ term }) => (named.has(term) ? [term] : []))).size;
  });
  const most = Math.max(0, ...counts);
  const best = table.rows.filter((_, place) => counts[place] === most);
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

/** Chooses the column that a question names, the reader's own, or the only one with a quantity of one unit in both rows. */
function chooseSharedColumn(view: TableView, rows: readonly Row[], question: string): number | undefined {
  const shared = view.table.header.flatMap((_, column) => {
    const cells = column > 0 && column !== view.nameColumn ? rows.flatMap((row) => readCell(view, row, column)) : [];
    return cells.length === rows.length && haveOneUnit(cells) ? [column] : [];
  });
  const named = view.columns.filter((column) => shared.includes(column));
  if (view.isColumnSaid && view.columns.length > 0) return named.length === 1 ? named[0] : undefined;
  const own = asksOfReader(question) ? shared.filter((column) => isReadersColumn(view.table.header[column]?.text ?? '')) : [];
  if (own.length === 1) return own[0];
  return shared.length === 1 ? shared[0] : named.length === 1 ? named[0] : undefined;
}
