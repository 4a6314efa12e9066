import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row } from '../../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readCellNumber, writeCellNumber } from '../cellNumber.ts';
import { addHeaderUnit } from '../cellUnits.ts';
import { composeAnswer } from '../tableAnswer.ts';
import { findNameColumn } from '../tableView.ts';
import { asksForKind, selectFitting } from './answerKinds.ts';
import { asksOtherThanCell, asksOverYear, isMonthly } from './asksOtherThanCell.ts';
import { findNamedRows, hasOtherPeriod, type NamedRow } from './findNamedRows.ts';

/** Least share of the question's words found in a row, and of the row's name found in the question, to choose the row. */
const MIN_CERTAIN_EXPLAINED = 0.7;
const MIN_CERTAIN_COVER = 0.6;
/** Share of a name that counts as the full name, and the least share of the question's words a row then needs. */
const WHOLE_NAME = 0.95;
const EXPLAINED_BESIDE_NAME = 0.45;
/** Least share of the question's words for a row named by a code, such as "F11". */
const EXPLAINED_BESIDE_CODE = 0.3;
const CODE = /^\p{Lu}{1,3}[-.]?\d{1,4}$/u;
/** By how much a row must lead the next one. */
const MIN_CERTAIN_LEAD = 0.1;
/** Thresholds for a row named in part, with the lead it must have over the next one. */
const PART_OF_NAME = 0.3;
const EXPLAINED_BESIDE_PART = 0.65;
const MIN_CLEAR_LEAD = 0.3;
/** Least share of the question's words for a row whose range contains a figure of the question. */
const EXPLAINED_OF_RANGE = 0.35;
/** From these shares on, a value is likely. */
const MIN_LIKELY_EXPLAINED = 0.45;
const MIN_LIKELY_IN_RANGE = 0.2;
const MONTHS_OF_YEAR = 12;

/**
 * Answers with the cell of the row and the column that a question names, or with the whole row where it leaves the column open.
 * The range or the day that names a row may be in the question before.
 */
export function lookUpRow(index: OpenIndex, parsed: ParsedQuestion, earlier?: string): BuiltInAnswer | undefined {
  const found = findLeader(index, parsed, earlier);
  return found && isCertain(found.best, found.lead) ? composeRow(index, found.best, parsed.question) : undefined;
}

/** Answers with the cell of a row that a question names only in part, as a value that is likely. */
export function lookUpLikelyRow(index: OpenIndex, parsed: ParsedQuestion): BuiltInAnswer | undefined {
  const { best } = findLeader(index, parsed) ?? {};
  const least = best?.isInRange ? MIN_LIKELY_IN_RANGE : MIN_LIKELY_EXPLAINED;
  if (best?.column === undefined || best.explained < least || best.cover < PART_OF_NAME) return undefined;
  const answer = composeRow(index, best, parsed.question);
  return { ...answer, lead: { code: 'likelyValue', value: answer.lead?.value, page: best.row.page }, status: 'partial' };
}

/** Answers with a cell of the row that the closest passage is, where it has only one of the kind that a question asks for. */
export function lookUpCellOfPassage(index: OpenIndex, parsed: ParsedQuestion, start: number): BuiltInAnswer | undefined {
  const table = findTables(index).find(({ rows }) => rows.some((row) => row.start === start));
  const row = table?.rows.find((each) => each.start === start);
  if (!table || !row || !asksForKind(parsed.question) || hasOtherPeriod(table, parsed.question)) return undefined;
  const naming = findNameColumn(table);
  const named = findNamedRows(index, parsed).find((each) => each.row === row);
  const values = table.header.flatMap(({ text }, column) => {
    const cell = collapseSpaces(findCellBelow(table, row, column)?.text);
    return column !== naming && cell !== '' ? [{ column, cell, header: collapseSpaces(text) }] : [];
  });
  const fitting = selectFitting(parsed.question, values);
  const count = (text: string | undefined) => countNamed(index, parsed, text ?? '');
  const nameCount = count(row.cells[naming]?.text);
  const isOnly = nameCount > 0 && table.rows.every((each) => each === row || count(each.cells[naming]?.text) < nameCount);
  const byHead = isOnly ? fitting.filter((each) => count(table.header[each]?.text) > 0) : [];
  const [only, another] = byHead.length > 0 ? byHead : fitting;
  const column = named?.column ?? (another === undefined ? only : undefined);
  const whole = {
    table,
    row,
    name: collapseSpaces(row.cells[naming]?.text),
    column,
    explained: 1,
    score: 1,
    cover: 1,
    headerCover: 1,
    fits: true,
    isInRange: false,
  };
  if (column === undefined || asksOtherThanCell(index, whole, parsed)) return undefined;
  const answer = composeRow(index, whole, parsed.question);
  return { ...answer, lead: { code: 'likelyValue', value: answer.lead?.value, page: row.page }, status: 'partial' };
}

/** Counts the words of a question that a text has in some form. */
function countNamed(index: OpenIndex, { terms }: ParsedQuestion, text: string): number {
  const found = new Set(findTerms(text, index.language).map(({ term }) => term));
  return terms.filter(({ term, forms, isFraming }) => !isFraming && (found.has(term) || forms.some(({ number }) => found.has(index.termAt(number)))))
    .length;
}

function findLeader(index: OpenIndex, parsed: ParsedQuestion, earlier?: string): { best: NamedRow; lead: number } | undefined {
  const [best, next] = findNamedRows(index, parsed, earlier);
  const lead = (best?.score ?? 0) - (next?.score ?? 0);
  if (!best?.fits || lead < MIN_CERTAIN_LEAD || asksOtherThanCell(index, best, parsed)) return undefined;
  return { best, lead };
}

function isCertain({ row, column, cover, headerCover, explained, isInRange }: NamedRow, lead: number): boolean {
  if (cover >= WHOLE_NAME && CODE.test(row.cells[0]?.text ?? '')) return explained >= EXPLAINED_BESIDE_CODE;
  if (column !== undefined && isInRange) return explained >= EXPLAINED_OF_RANGE || headerCover > 0;
  if (column !== undefined && cover >= WHOLE_NAME && explained >= EXPLAINED_BESIDE_NAME) return true;
  if (column !== undefined && cover >= PART_OF_NAME && lead >= MIN_CLEAR_LEAD && explained >= EXPLAINED_BESIDE_PART) return true;
  return explained >= MIN_CERTAIN_EXPLAINED && cover >= MIN_CERTAIN_COVER;
}

function composeRow(index: OpenIndex, { table, row, name, column, isInRange }: NamedRow, question: string): BuiltInAnswer {
  const naming = findNameColumn(table);
  const readCell = (position: number) => collapseSpaces(findCellBelow(table, row, position)?.text);
  const values = table.header.flatMap(({ text }, position) =>
    position !== naming && readCell(position) !== '' ? [{ place: position, headerName: collapseSpaces(text) }] : [],
  );
  if (CODE.test(name)) return composeAnswer(index, [{ text: `${name}: ${values.map(({ place: position }) => readCell(position)).join('. ')}`, row }]);
  if (column === undefined)
    return composeOpenRow(
      index,
      row,
      `${name}: ${values.map(({ place: position, headerName }) => `${headerName} ${readCell(position)}`).join('; ')}`,
      question,
    );
  const columnHeader = collapseSpaces(table.header[column]?.text);
  const value = addHeaderUnit(readCell(column), columnHeader);
  const number = isMonthly(columnHeader) && asksOverYear(question) ? readCellNumber(value) : undefined;
  if (number) {
    const text = `${MONTHS_OF_YEAR} × ${value} (${name})`;
    return composeAnswer(index, [{ text, row }], { code: 'computed', value: writeCellNumber(MONTHS_OF_YEAR * number.value, number) });
  }
  return composeAnswer(index, [{ text: values.length === 1 && !isInRange ? name : `${name} (${columnHeader})`, row }], { code: 'value', value });
}

/** Shows a whole row. Where the question asks for one of its cells, it is only the closest passage. */
function composeOpenRow(index: OpenIndex, row: Row, text: string, question: string): BuiltInAnswer {
  if (!asksForKind(question)) return composeAnswer(index, [{ text, row }]);
  return { ...composeAnswer(index, [{ text, row }], { code: 'closest', page: row.page }), status: 'partial' };
}

function collapseSpaces(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ') ?? '';
}
