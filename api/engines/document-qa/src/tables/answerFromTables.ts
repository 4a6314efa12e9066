import { findTerms, normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { buildUnitPricePattern, findPricedUnit } from '../answer/askedUnit.ts';
import { citeStretch } from '../cite/citeStretch.ts';
import { findStatedTotal } from '../documentQuestions/structure/statedTotal.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type Asked, type ReadQuestion, readQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import type { TextSpan } from '../types/textSpan.ts';
import { findSuperlativeNoun, nameQuarters, readTableTask, type TableTask } from './askedOfTable.ts';
import { type CellNumber, isInHours, readCellNumber, writeCellNumber } from './cellNumber.ts';
import { isMoney } from './cellUnits.ts';
import { confirmFromTable } from './confirmFromTable.ts';
import { findRangeRow } from './rangeRows.ts';
import { findTitleAbove, type TableView, viewTable } from './tableView.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** A number in a table, and the row it is from. */
interface NumberedCell {
  row: Row;
  name: string;
  text: string;
  number: CellNumber;
}

const SUM_ROW = /^(?:grand |sub)?-?\s?(?:total|sum|all|overall|gesamt|summe|suma|insgesamt)\b/i;
const ASKS_ON = /^\W*(?:and|what about|how about|y|und)(?!\p{L})/iu;
const RESULT_ROW =
  /\b(?:surplus|deficit|profit|loss|balance|net|result)\b|(?<!\p{L})(?:Überschuss|Fehlbetrag|Saldo|Gewinn|Verlust|resultado|beneficio|saldo)(?!\p{L})/iu;
const TOTAL_HEAD = /^(?:total|year|sum|overall|gesamt|jahr|summe|año|all)\b/i;
const CODE = /^(?:\p{Lu}{1,2}|\p{Lu}?\d{1,3}\.?)$/u;
const COUNTED_THING = /\bhow many (?:\p{L}+ed |new |different )?(\p{L}+)/iu;
const MOST_CITED = 12;
/** From this likeness on, a word of a table names the thing that is asked for. */
const SAME_THING = 0.6;
const MONTHS_OF_YEAR = 12;
const ASKS_YEAR = /\b(?:(?:a|per|each|one|whole|full) year|yearly|annually)\b|al año|en un año|(?:im|pro) jahr/iu;
const MONTHLY = /\b(?:monthly|(?:per|a|each) month)\b|mensual|al mes|monatlich|(?:pro|im) monat/iu;
/** Matches yes-or-no questions, which only a cell with yes or no can answer. */
const CONFIRMS =
  /^\W*(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|am|darf|kann|muss|ist|sind|hat|puede\p{L}*|puedo|hay|es|est[aá]n?|tienen?|incluye[n]?)\s/iu;
const ASKS_COLUMN =
  /\b(?:when|(?:which|what) (?:quarter|month|year|day|week|season|column))\b|(?<!\p{L})(?:cuándo|qué (?:trimestre|mes|año|día)|wann|welche[mns]? (?:quartal|monat|jahr|tag))(?!\p{L})/iu;

const ASKS_AMOUNT = /\bhow (?:much|many|high)\b|\bwhat (?:was|is|did|do|does)\b|(?<!\p{L})(?:cuánto|cuál|wie (?:viel|hoch)|wieviel|was)(?!\p{L})/iu;

/** Answers a question with a cell of a table or a value computed from cells. Returns undefined if no table fits. */
export function answerFromTables(index: OpenIndex, { question, history }: Asked): BuiltInAnswer | undefined {
  const tables = findTables(index);
  if (tables.length === 0) return undefined;
  const read = readQuestion(index, { question: nameQuarters(question), history: [] });
  if (CONFIRMS.test(question)) return confirm(index, tables, read);
  const task = readTableTask(question);
  const earlier = history.at(-1);
  const before = earlier !== undefined && ASKS_ON.test(question) ? readQuestion(index, { question: earlier, history: [] }) : undefined;
  const views = tables.map((table) => keepEarlierRow(index, selectYears(viewTable(index, table, read), question), before));
  for (const view of views.sort((one, other) => scoreView(other) - scoreView(one))) {
    const answer = answerFrom(index, view, task, read);
    if (answer) return answer;
  }
  return undefined;
}

function confirm(index: OpenIndex, tables: readonly Table[], read: ReadQuestion): BuiltInAnswer | undefined {
  for (const table of tables) {
    const confirmed = confirmFromTable(viewTable(index, table, read), read.question);
    if (!confirmed) continue;
    const { row, column, lead } = confirmed;
    const [name = '', head = ''] = [row.cells[0]?.text, table.header[column]?.text].map((text) => text?.replace(/\s+/g, ' '));
    return composeAnswer(index, [{ text: `${name} (${head})`, row }], lead);
  }
  return undefined;
}

/** Goes on with the row of the question before, where the new one names only a column: "And online?" */
function keepEarlierRow(index: OpenIndex, view: TableView, before: ReadQuestion | undefined): TableView {
  if (!before || view.rows.length > 0 || view.columns.length === 0) return view;
  return { ...view, rows: viewTable(index, view.table, before).rows };
}

function scoreView({ rows, columns, isNamed }: TableView): number {
  return 2 * Math.min(rows.length, 2) + Math.min(columns.length, 1) + (isNamed ? 1 : 0);
}

/** Selects the year columns that a question means, such as the one before the latest for "last year". */
function selectYears(view: TableView, question: string): TableView {
  const years = [...view.years].sort((one, other) => other.year - one.year);
  const [latest, before] = years;
  if (!latest) return view;
  const named = years.filter(({ year }) => question.includes(`${year}`)).map(({ column }) => column);
  if (named.length > 0) return { ...view, columns: named };
  if (before && /\b(?:since|from|than|compared (?:to|with)|by how (?:much|many))\b/i.test(question))
    return { ...view, columns: [before.column, latest.column] };
  return { ...view, columns: [/\blast year\b/i.test(question) && before ? before.column : latest.column] };
}

function answerFrom(index: OpenIndex, view: TableView, task: TableTask, read: ReadQuestion): BuiltInAnswer | undefined {
  const { rows, columns } = view;
  const inRange = task === 'look up' && rows.length === 0 ? lookUpRange(index, view, read) : undefined;
  if (inRange) return inRange;
  if (task === 'count') return view.isNamed && rows.length === 0 ? countRows(index, view) : undefined;
  if (task === 'look up') return lookUp(index, view, read);
  if (task === 'difference') return computeDifference(index, view);
  const [row] = rows;
  const comparesColumns = ASKS_COLUMN.test(read.question) || /^\W*(?:which|welche\p{L}?|qué|cuál)(?!\p{L})/iu.test(read.question);
  if (row && rows.length === 1 && comparesColumns && columns.length !== 1 && (task === 'highest' || task === 'lowest'))
    return findExtreme(index, readRow(view, row), task);
  const added = row && rows.length === 1 && columns.length === 0 && task === 'sum' ? addRow(index, view, row) : undefined;
  if (added) return added;
  if (rows.length > 0 || (columns.length === 0 && !view.isNamed)) return undefined;
  const stated = task === 'sum' ? findStatedTotal(index, view.table.rows.at(-1)?.page ?? 1) : undefined;
  if (stated) return composeAnswer(index, [{ text: stated.line, row: stated.span }], { code: 'value', value: stated.amount });
  if ((task === 'highest' || task === 'lowest') && comparesOtherThings(index, view, read)) return undefined;
  const cells = readColumn(view, columns[0] ?? (ASKS_PRICE.test(read.question) ? findMoneyColumn(view) : undefined) ?? findTotalColumn(view));
  if (cells.length < 2) return undefined;
  return task === 'sum' || task === 'average' ? aggregate(index, cells, task) : findExtreme(index, cells, task);
}

/** Adds the amounts of one row: "the excess for damage in total" of a compulsory and a voluntary one. */
function addRow(index: OpenIndex, view: TableView, row: Row): BuiltInAnswer | undefined {
  const cells = readRow(view, row);
  const isSum = view.table.header.some(({ text }, column) => column > 0 && TOTAL_HEAD.test(text));
  return !isSum && cells.length > 1 && cells.every(({ text }) => isMoney(text)) ? aggregate(index, cells, 'sum') : undefined;
}

const ASKS_PRICE =
  /\b(?:expensive|cheap\p{L}*|costs?|price\p{L}*|dear\p{L}*)\b|(?<!\p{L})(?:car[oa]|barat[oa]|teuer\p{L}*|billig\p{L}*|günstig\p{L}*)(?!\p{L})/iu;

/** Finds the one column of sums of money. */
function findMoneyColumn(view: TableView): number | undefined {
  const columns = view.table.header.flatMap((_, column) => (view.table.rows.every((row) => isMoney(view.cellOf(row, column))) ? [column] : []));
  return columns.length === 1 ? columns[0] : undefined;
}

/** Returns whether a question counts things that a table does not name: "how many flats" in a table of income with the row "Rents". */
function countsOtherThings(index: OpenIndex, { table }: TableView, question: string): boolean {
  const [noun] = findTerms(COUNTED_THING.exec(question)?.[1] ?? '', index.language);
  if (!noun) return false;
  const texts = [findTitleAbove(index, table), ...[table.header, ...table.rows.map(({ cells }) => cells)].flat().map(({ text }) => text)];
  return index.numberOf(noun.term) !== undefined && !texts.some((text) => findTerms(text, index.language).some(({ term }) => term === noun.term));
}

/** Returns whether a superlative is about something that a table does not name and the rest of the document does: "the biggest client". */
function comparesOtherThings(index: OpenIndex, { table }: TableView, { question, terms }: ReadQuestion): boolean {
  const noun = findSuperlativeNoun(question);
  const asked = noun && terms.find(({ term }) => term === normalizeTerm(noun, index.language));
  if (!asked || asked.forms.length === 0) return false;
  const titles = [...table.header.map(({ text }) => text), findTitleAbove(index, table), ...table.rows.map(({ cells }) => cells[0]?.text ?? '')];
  const named = new Set(titles.flatMap((text) => findTerms(text, index.language).map(({ term }) => term)));
  return ![...asked.forms, ...asked.related].some(({ number, likeness }) => likeness >= SAME_THING && named.has(index.termAt(number)));
}

/** Answers with the cell of the named row and column, or with the whole row if a code names it. */
function lookUp(index: OpenIndex, view: TableView, { question }: ReadQuestion): BuiltInAnswer | undefined {
  const [row] = view.rows;
  if (!row || view.rows.length > 1) return undefined;
  if (view.nameColumn > 0) return lookUpEntry(index, view, row, question);
  const name = row.cells[0]?.text ?? '';
  if (countsOtherThings(index, view, question)) return undefined;
  const isCode = /^\p{Lu}{0,3}[-.]?\d{1,4}$/u.test(name) && !/^\d/.test(name);
  const others = row.cells.slice(1).map(({ text }) => text.replace(/\s+/g, ' '));
  if (isCode) return composeAnswer(index, [{ text: `${name}: ${others.join('. ')}`, row }]);
  const column = view.columns[0] ?? (others.length === 1 ? 1 : undefined);
  const cell = column === undefined ? '' : view.cellOf(row, column);
  if (asksOtherUnit(index, question, { row, cell, head: view.table.header[column ?? 0]?.text ?? '' })) return undefined;
  // Such questions may mention the name of a row but are answered by the text.
  if (cell === '' || /^\W*(?:why|who|where|warum|wer|wo|por qu|qui[eé]n|d[oó]nde)/iu.test(question)) return undefined;
  const head = view.table.header[column ?? 0]?.text.replace(/\s+/g, ' ') ?? '';
  const overYear = MONTHLY.test(head) ? computeOverYear(index, { row, name, text: cell }, question) : undefined;
  if (overYear) return overYear;
  return composeAnswer(index, [{ text: others.length === 1 ? name : `${name} (${head})`, row }], { code: 'value', value: cell });
}

/** Answers with the row whose range has a figure of the question: "1 to 3 years" for "after two years". */
function lookUpRange(index: OpenIndex, view: TableView, { question }: ReadQuestion): BuiltInAnswer | undefined {
  const row = view.columns.length > 0 || view.isNamed ? findRangeRow(view.table, question) : undefined;
  if (!row) return undefined;
  const name = row.cells[0]?.text.replace(/\s+/g, ' ') ?? '';
  const heads = view.table.header.map(({ text }) => text.replace(/\s+/g, ' '));
  const [column, ...others] = heads.length === 2 ? [1] : view.columns;
  const value = column === undefined || others.length > 0 ? '' : view.cellOf(row, column);
  if (column !== undefined && value !== '') return composeAnswer(index, [{ text: `${name} (${heads[column]})`, row }], { code: 'value', value });
  const cells = heads.flatMap((head, place) => (place > 0 && view.cellOf(row, place) !== '' ? [`${head} ${view.cellOf(row, place)}`] : []));
  return composeAnswer(index, [{ text: `${name}: ${cells.join('; ')}`, row }]);
}

const ASKS_RATE = /\b(?:rate|percent|percentage|per cent|proportion)\b|%/i;
const ASKS_USE = /\bhow (?:much|many)\b.*\b(?:used?|consumed?|need(?:ed)?)\b/i;
const USED_QUANTITY = /\b(?:used?|consum\w+|need\w*)\s+\d[\d.,]*\s?\p{L}/iu;

/** Returns whether the text of a document tells what a cell does not: the price of one unit, or the quantity behind a sum. */
function asksOtherUnit(index: OpenIndex, question: string, { row, cell, head }: { row: Row; cell: string; head: string }): boolean {
  if (ASKS_RATE.test(question) && !cell.includes('%') && !ASKS_RATE.test(head)) return true;
  const unit = findPricedUnit(question);
  const named = `${head} ${row.cells.map(({ text }) => text).join(' ')}`;
  if (unit && isMoney(cell) && !new RegExp(`\\b${unit}|/\\s?${unit}`, 'i').test(named) && !MONTHLY.test(named))
    return buildUnitPricePattern(unit).test(index.text);
  return isMoney(cell) && ASKS_USE.test(question) && !/\b(?:cost|pay|charge|money)\b/i.test(question) && USED_QUANTITY.test(index.text);
}

/** Multiplies a monthly cell where a question asks for a year. */
function computeOverYear(index: OpenIndex, cell: Omit<NumberedCell, 'number'>, question: string): BuiltInAnswer | undefined {
  const number = readCellNumber(cell.text);
  if (!ASKS_YEAR.test(question) || !number) return undefined;
  const value = writeCellNumber(MONTHS_OF_YEAR * number.value, number);
  return composeAnswer(index, [{ text: `${MONTHS_OF_YEAR} × ${cell.text} (${cell.name})`, row: cell.row }], { code: 'computed', value });
}

/** Answers with the amount or the date of an entry, such as a booking of a bank statement. */
function lookUpEntry(index: OpenIndex, { nameColumn }: TableView, row: Row, question: string): BuiltInAnswer | undefined {
  const cells = row.cells.map(({ text }) => text.replace(/\s+/g, ' '));
  const name = cells[nameColumn] ?? '';
  if (/^\W*(?:and )?(?:when\b|what (?:day|date)\b|cuándo|wann)/iu.test(question))
    return composeAnswer(index, [{ text: name, row }], { code: 'value', value: cells[0] ?? '' });
  const amounts = cells.slice(nameColumn + 1).filter((text) => readCellNumber(text));
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || !ASKS_AMOUNT.test(question)) return undefined;
  return composeAnswer(index, [{ text: name, row }], { code: 'value', value: amount });
}

function computeDifference(index: OpenIndex, view: TableView): BuiltInAnswer | undefined {
  const { rows, columns } = view;
  const [row, other] = rows;
  if (!row) return undefined;
  const cells = other
    ? [row, other].flatMap((each) => readCell(view, each, columns[0] ?? findTotalColumn(view)))
    : columns.length === 2 || view.table.header.length === 3
      ? (columns.length === 2 ? columns : [1, 2]).flatMap((column) => readCell(view, row, column, { isNamedByHead: true }))
      : [];
  const [first, second] = cells;
  if (!first || !second || cells.length > 2) return undefined;
  const value = writeCellNumber(Math.abs(first.number.value - second.number.value), first.number);
  return composeSeries(index, cells, { code: 'difference', value });
}

function aggregate(index: OpenIndex, cells: NumberedCell[], task: 'sum' | 'average'): BuiltInAnswer | undefined {
  const [first] = cells;
  // Income, expenses and what remains of them are not added up.
  if (!first || cells.some(({ name }) => RESULT_ROW.test(name))) return undefined;
  const sum = cells.reduce((total, { number }) => total + number.value, 0);
  const value = task === 'sum' ? writeCellNumber(sum, first.number) : writeCellNumber(sum / cells.length, first.number, true);
  return composeSeries(index, cells, { code: task, value });
}

function findExtreme(index: OpenIndex, cells: NumberedCell[], task: 'highest' | 'lowest'): BuiltInAnswer | undefined {
  const [best] = [...cells].sort((one, other) =>
    task === 'highest' ? other.number.value - one.number.value : one.number.value - other.number.value,
  );
  if (!best || cells.length < 2) return undefined;
  return composeSeries(index, [best], { code: task, value: best.name, count: cells.length });
}

function countRows(index: OpenIndex, { table }: TableView): BuiltInAnswer {
  const rows = table.rows.filter(({ cells }) => !SUM_ROW.test(cells[0]?.text ?? ''));
  const parts = rows.slice(0, MOST_CITED).map((row) => ({ text: row.cells[0]?.text.replace(/\s+/g, ' ') ?? '', row }));
  return { ...composeAnswer(index, parts, { code: 'counted', count: rows.length }), isSeries: true };
}

function readColumn(view: TableView, column: number): NumberedCell[] {
  const rows = view.table.rows.filter(({ cells }) => !SUM_ROW.test(cells[0]?.text ?? ''));
  const inHours = rows.some((row) => isInHours(view.cellOf(row, column)));
  return rows.flatMap((row) => readCell(view, row, column, { inHours }));
}

function readRow(view: TableView, row: Row): NumberedCell[] {
  const columns = view.table.header.flatMap(({ text }, column) => (column > 0 && !TOTAL_HEAD.test(text) ? [column] : []));
  return columns.flatMap((column) => readCell(view, row, column, { isNamedByHead: true }));
}

function readCell(view: TableView, row: Row, column: number, { isNamedByHead = false, inHours = false } = {}): NumberedCell[] {
  const text = view.cellOf(row, column);
  const number = readCellNumber(text, inHours || isInHours(text));
  const named = view.nameColumn > 0 ? row.cells[view.nameColumn]?.text : nameRow(row);
  const name = (isNamedByHead ? view.table.header[column]?.text : named) ?? '';
  return number ? [{ row, name: name.replace(/\s+/g, ' '), text, number }] : [];
}

/** Names a row by its first cell, and by the next one too where the first is only a code such as "A" or "12". */
function nameRow({ cells: [first, second] }: Row): string {
  const isCode = first !== undefined && CODE.test(first.text.trim());
  return [first, isCode && second && !readCellNumber(second.text) ? second : undefined].flatMap((cell) => cell?.text.trim() ?? []).join(' ');
}

/** Finds the column of totals, or else the first column of numbers. */
function findTotalColumn(view: TableView): number {
  const total = view.table.header.findIndex(({ text }, column) => column > 0 && TOTAL_HEAD.test(text));
  if (total > 0) return total;
  const [row] = view.table.rows;
  const numbers = view.table.header.flatMap((_, column) => (column > 0 && row && readCellNumber(view.cellOf(row, column)) ? [column] : []));
  return numbers[0] ?? 1;
}

function composeSeries(index: OpenIndex, cells: readonly NumberedCell[], lead: Lead): BuiltInAnswer {
  const parts = cells.slice(0, MOST_CITED).map(({ name, text, row }) => ({ text: `${name}: ${text}`, row }));
  return { ...composeAnswer(index, parts, lead), isSeries: true };
}

function composeAnswer(index: OpenIndex, parts: readonly { text: string; row: TextSpan }[], lead?: Lead): BuiltInAnswer {
  const citations = parts.map(({ row }, place) => ({ id: place + 1, score: 1, ...citeStretch(index, row) }));
  return {
    status: 'grounded',
    ...(lead && { lead }),
    sentences: parts.map(({ text }, place) => ({ text, citation: place + 1 })),
    isList: false,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}
