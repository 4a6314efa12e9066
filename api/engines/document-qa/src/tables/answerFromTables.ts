import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { MONTH_NAMES } from '../answer/monthNames.ts';
import { findStatedTotal } from '../documentQuestions/structure/statedTotal.ts';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type ChatQuestion, type ParsedQuestion, parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { chooseAddedColumn } from './addedColumn.ts';
import { addCells, addRow, aggregate, computeDifference, countRows, findExtreme } from './compareCells.ts';
import { findComparedCells } from './comparedCells.ts';
import { compareLeadTimes } from './compareLeadTimes.ts';
import { confirmByLimit } from './confirmByLimit.ts';
import { confirmByParty } from './confirmByParty.ts';
import { confirmFromTable } from './confirmFromTable.ts';
import { countByCondition } from './countByCondition.ts';
import { countByValue } from './countByValue.ts';
import { countsOtherThings, findCountedTerm } from './lookUp/asksOtherThanCell.ts';
import { findNamedRows } from './lookUp/findNamedRows.ts';
import { lookUpAnyCell } from './lookUp/lookUpAnyCell.ts';
import { lookUpLikelyRow, lookUpRow } from './lookUp/lookUpRow.ts';
import { nameRegion } from './placeNames.ts';
import { haveOneUnit, type NumberedCell, readColumn, readRow } from './readCells.ts';
import { selectByChange } from './selectByChange.ts';
import { addCountedColumn } from './sumOfCounted.ts';
import { composeAnswer } from './tableAnswer.ts';
import { dropSuperlative, nameQuarters, readTableTask, type TableTask } from './tableTask.ts';
import { findTitleAbove, type TableView, viewTable } from './tableView.ts';
import { selectDayColumn, selectTimeColumns } from './yearColumns.ts';

/** Days and weeks are counted by no rows. */
const COUNTS_TIME =
  /\bhow many (?:days|weeks|months|years|hours|minutes)\b|(?<!\p{L})(?:cuánt[oa]s (?:días|semanas|meses|años|horas|minutos)|wie ?viele (?:Tage|Wochen|Monate|Jahre|Stunden|Minuten))(?!\p{L})/iu;
const ASKS_ON = /^\W*(?:and|what about|how about|y|und)(?!\p{L})/iu;
/** Matches yes-or-no questions, which only a cell with yes or no can answer. */
const CONFIRMS =
  /^\W*(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|am|darf|dürfen|kann|können|muss|müssen|ist|sind|hat|haben|brauche[n]?|zahle[n]? (?:ich|wir)|puede\p{L}*|puedo|podemos|tengo que|tenemos que|debo|debemos|necesito|hay|es|est[aá]n?|tienen?|incluye[n]?)\s/iu;
/** Matches questions for a reason, a place, a way or what follows, which a cell seldom answers. */
const ASKS_FOR_TEXT =
  /^\W*(?:and |y |und )?(?:why|where|how (?:do|can|should|does)|what hap+ens|warum|wieso|wo|wohin|wie (?:kann|mache|bekomme)|was passiert|por qué|d[oó]nde|c[oó]mo|qué (?:pasa|ocurre))(?!\p{L})/iu;
/** "Non members" are not the row "Members". */
const DENIED =
  /\b(?:non[- ]?|not (?:an? )?)(?:members?|residents?|students?|smokers?|eu)\b|(?<!\p{L})(?:no (?:socios|residentes)|nichtmitglied\p{L}*)(?!\p{L})/giu;
/** Matches questions for a way, which a cell answers only as the remedy for a fault. */
const ASKS_FOR_WAY =
  /^\W*(?:and |y |und )?(?:how (?:do|can|should|would|to)(?! (?:i|we|you) (?:fix|solve|clear|stop|repair|get rid))(?!.*\b(?:cost|pay|price|much|long|many)\b)|why|warum|wieso|wie (?:kann|mache|bekomme|ändere)|por qué|c[oó]mo)(?!\p{L})/iu;
const ASKS_COLUMN =
  /\b(?:when|(?:which|what) (?:quarter|month|year|day|week|season|column))\b|(?<!\p{L})(?:cuándo|qué (?:trimestre|mes|año|día)|wann|welche[mns]? (?:quartal|monat|jahr|tag))(?!\p{L})/iu;

/** Answers a question with a cell of a table or a value computed from cells. Returns undefined if no table fits. */
export function answerFromTables(index: OpenIndex, { question, history }: ChatQuestion): BuiltInAnswer | undefined {
  const tables = findTables(index);
  if (tables.length === 0) return undefined;
  const parsed = parseQuestion(index, { question: nameRegion(index, tables, nameQuarters(question.replace(DENIED, ' '))), history: [] });
  if (isYesOrNo(parsed) || (CONFIRMS.test(question) && !(parsed.language === 'de' && /^\W*was\s/i.test(question))))
    return confirm(index, tables, parsed);
  const task = readTableTask(question);
  const earlier = history.at(-1);
  const before = earlier !== undefined && ASKS_ON.test(question) ? parseQuestion(index, { question: earlier, history: [] }) : undefined;
  const isCompared = task === 'highest' || task === 'lowest';
  const named = isCompared ? { ...parseQuestion(index, { question: dropSuperlative(question), history: [] }), question: parsed.question } : parsed;
  const counted = task === 'count' ? lookUpRow(index, parsed) : undefined;
  if (counted?.lead?.code === 'value') return counted;
  const views = tables.map((table) => keepEarlierRow(index, selectTimes(viewTable(index, table, named), question), before));
  const selected =
    countByCondition(index, views, question) ??
    countByValue(index, views, question) ??
    (task === 'count' || task === 'look up' ? addCountedColumn(index, views, parsed) : undefined) ??
    compareLeadTimes(index, views, question) ??
    (isCompared ? undefined : selectByChange(index, views, question));
  if (selected) return selected;
  if (task === 'look up')
    return (
      (ASKS_FOR_WAY.test(question) ? undefined : lookUpRow(index, parsed)) ??
      (before && lookUpRow(index, continueQuestion(before, parsed), before.question)) ??
      lookUpAnyCell(index, parsed)
    );
  const sorted = preferCounted(index, views, question).sort((one, other) => scoreView(other) - scoreView(one));
  if (isCompared) return compare(index, sorted, task, parsed);
  for (const view of sorted) {
    const answer = answerFrom(index, view, task, parsed);
    if (answer) return answer;
  }
  return task === 'sum' ? addCountedColumn(index, views, parsed) : undefined;
}

/** Answers with a cell of a row that a question names only in part, as a value that is likely. */
export function lookUpLikelyCell(index: OpenIndex, { question }: ChatQuestion): BuiltInAnswer | undefined {
  const tables = findTables(index);
  if (CONFIRMS.test(question) || readTableTask(question) !== 'look up' || tables.length === 0) return undefined;
  const parsed = parseQuestion(index, { question: nameRegion(index, tables, nameQuarters(question)), history: [] });
  if (isYesOrNo(parsed)) return undefined;
  return (ASKS_FOR_TEXT.test(question) ? undefined : lookUpLikelyRow(index, parsed)) ?? lookUpAnyCell(index, parsed, true);
}

function confirm(index: OpenIndex, tables: readonly Table[], parsed: ParsedQuestion): BuiltInAnswer | undefined {
  for (const table of tables) {
    const view = viewTable(index, table, parsed);
    const confirmed = confirmFromTable(view, parsed.question) ?? confirmByLimit(view, parsed.question) ?? confirmByParty(index, view, parsed);
    if (!confirmed) continue;
    const { row, column, lead } = confirmed;
    const [name = '', head = ''] = [row.cells[0]?.text, table.header[column]?.text].map((text) => text?.replace(/\s+/g, ' '));
    return composeAnswer(index, [{ text: `${name} (${head})`, row }], lead);
  }
  return undefined;
}

const EARLIER_SHARE = 0.5;
const MIN_COVER = 0.5;
const MIN_LEAD = 0.1;

/** Adds the terms of the question before: "And the year before?" */
function continueQuestion(before: ParsedQuestion, parsed: ParsedQuestion): ParsedQuestion {
  const earlier = before.terms.map((each) => ({ ...each, weight: EARLIER_SHARE * each.weight }));
  return { ...parsed, terms: [...parsed.terms, ...earlier.filter(({ term }) => !parsed.terms.some((current) => current.term === term))] };
}

/** Keeps the row of the question before, where the new one names only a column: "And online?" */
function keepEarlierRow(index: OpenIndex, view: TableView, before: ParsedQuestion | undefined): TableView {
  if (!before || view.rows.length + view.rangeRows.length > 0 || view.columns.length === 0) return view;
  const { rows, rangeRows } = viewTable(index, view.table, before);
  return { ...view, rows, rangeRows };
}

function scoreView({ rows, rangeRows, columns, isNamed, isNamedByHeader }: TableView): number {
  return 2 * Math.min(rows.length || rangeRows.length, 2) + Math.min(columns.length, 1) + (isNamed ? 1 : 0) + (isNamedByHeader ? 1 / 2 : 0);
}

/** Selects the columns of the year or the time that a question means. */
function selectTimes(view: TableView, question: string): TableView {
  const columns = selectDayColumn(view.table.header, question) ?? selectTimeColumns(view.table.header, view.times, question);
  return columns ? { ...view, columns, isColumnSaid: true } : view;
}

function answerFrom(index: OpenIndex, view: TableView, task: TableTask, parsed: ParsedQuestion): BuiltInAnswer | undefined {
  const { rows, columns } = view;
  if (task === 'count')
    return view.isNamed && rows.length === 0 && !COUNTS_TIME.test(parsed.question) && countsRows(index, view, parsed)
      ? countRows(index, view, selectRowsOfKind(index, view, parsed))
      : undefined;
  if (task === 'difference')
    return computeDifference(index, rows.length > 0 ? view : { ...view, rows: findRowOfTwoValues(index, view, parsed) }, parsed.question);
  const [row] = rows;
  const isSumOfColumns = row && rows.length === 1 && columns.length > 1 && view.isColumnSaid && task === 'sum';
  const several = isSumOfColumns ? addCells(index, view, row, columns) : undefined;
  if (several) return several;
  const added = row && rows.length === 1 && !(columns.length > 0 && view.isColumnSaid) && task === 'sum' ? addRow(index, view, row) : undefined;
  if (added) return added;
  const except = EXCEPT.exec(parsed.question)?.groups?.rest;
  if (except !== undefined) return task === 'sum' ? addAllBut(index, view, except, parsed) : undefined;
  if (task === 'sum' && countsOtherTable(index, view.table, parsed.question)) return undefined;
  if ((rows.length > 0 && !namesAllRows(index, view, parsed)) || (columns.length === 0 && !view.isNamed)) return undefined;
  const stated = task === 'sum' ? findStatedTotal(index, view.table.rows.at(-1)?.page ?? 1) : undefined;
  if (stated) return composeAnswer(index, [{ text: stated.line, row: stated.span }], { code: 'value', value: stated.amount });
  const column = chooseAddedColumn(index, view, parsed);
  const cells = column === undefined ? [] : readColumn(view, column, selectNamedRows(index, view, parsed));
  return cells.length < 2 ? undefined : aggregate(index, cells, task === 'average' ? task : 'sum');
}

/** Finds the row that a question names in a table of two values, whose difference is meant: "over on lab costs". */
function findRowOfTwoValues(index: OpenIndex, { table }: TableView, parsed: ParsedQuestion): Row[] {
  const [best, next] = table.header.length === 3 ? findNamedRows(index, parsed) : [];
  const isNamed = best?.table.paragraph === table.paragraph && best.cover >= MIN_COVER && best.score - (next?.score ?? 0) >= MIN_LEAD;
  return isNamed ? table.rows.filter(({ start }) => start === best.row.start) : [];
}

/** Selects the rows that have a word of the question in a cell that others share: "the two Essex sites". Returns all rows if it names none. */
function selectNamedRows(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ParsedQuestion): readonly Row[] {
  // "Accounts" of a table of accounts are all of its rows.
  const kind = new Set(findTerms(table.header[nameColumn]?.text ?? '', index.language).map(({ term }) => term));
  const questionTerms = new Set(terms.flatMap(({ term, isFraming }) => (isFraming || kind.has(term) ? [] : [term])));
  const isNamed = (text: string) => !/\d/.test(text) && findTerms(text, index.language).some(({ term }) => questionTerms.has(term));
  // Of names, the first word is what several rows share: "Cold water, kitchen" and "Cold water, bath".
  const readShared = (text: string, column: number) => (column === nameColumn ? (/^\p{L}+/u.exec(text)?.[0] ?? '') : text);
  const columns = table.header.map((_, column) => table.rows.filter(({ cells }) => isNamed(readShared(cells[column]?.text ?? '', column))));
  const selected = columns.find((rows) => rows.length > 1 && rows.length < table.rows.length);
  return selected ?? table.rows;
}

/** Returns whether the rows of a table are what a question counts: their header says so, or the question has all of the title. */
function countsRows(index: OpenIndex, view: TableView, { terms }: ParsedQuestion): boolean {
  const questionTerms = new Set(terms.flatMap(({ term, forms }) => [term, ...forms.map(({ number }) => index.termAt(number))]));
  const named = findTerms(view.table.header[view.nameColumn]?.text ?? '', index.language);
  return (
    view.isNamedByHeader ||
    named.length === 0 ||
    findTerms(findTitleAbove(index, view.table), index.language).every(({ term }) => questionTerms.has(term))
  );
}

/** Returns whether a question counts things that another table names, and this one does not. */
function countsOtherTable(index: OpenIndex, table: Table, question: string): boolean {
  return countsOtherThings(index, table, question) && findTables(index).some((other) => !countsOtherThings(index, other, question));
}

/** Keeps the tables with a column of the very things that a question counts, where there are any: "Plots" for "how many plots". */
function preferCounted(index: OpenIndex, views: readonly TableView[], question: string): TableView[] {
  const noun = findCountedTerm(index, question);
  const isOfNoun = (text: string) => findTerms(text, index.language).every(({ term }) => term === noun) && text.trim() !== '';
  const counting = noun === undefined ? [] : views.filter(({ table }) => table.header.some(({ text }, column) => column > 0 && isOfNoun(text)));
  return counting.length > 0 ? counting : [...views];
}

/** Returns whether a question has a word of each row: "schools and colleges" of primary schools, secondary schools and colleges. */
function namesAllRows(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ParsedQuestion): boolean {
  const questionTerms = new Set(terms.map(({ term }) => term));
  const added = table.rows.filter((row) => !isSumRow(row));
  return (
    added.length > 1 &&
    added.every(({ cells }) => findTerms(cells[nameColumn]?.text ?? '', index.language).some(({ term }) => questionTerms.has(term)))
  );
}

const EXCEPT =
  /(?<!\p{L})(?:except(?: for)?|but not|apart from|other than|without counting|not counting|excluding|salvo|excepto|menos|außer|ohne) (?:the |my |el |la |los |las |der |die |das |den |dem )?(?<rest>[\p{L}\s-]+?)(?=\s(?:count|come|cost|make|add|together|in total|altogether|zusammen|juntos?)|[?.,]|$)/iu;

/** Adds up a column without the row that a question leaves out: "everything except the exam". */
function addAllBut(index: OpenIndex, view: TableView, left: string, { question }: ParsedQuestion): BuiltInAnswer | undefined {
  const remainingRows = dropRows(index, view, left);
  const column = chooseAddedColumn(index, view, parseQuestion(index, { question: question.replace(EXCEPT, ' '), history: [] }));
  const cells = column === undefined ? [] : readColumn(view, column, remainingRows);
  return cells.length < 2 ? undefined : aggregate(index, cells, 'sum');
}

/** Returns the rows of a table without the one that a question leaves out. Returns none unless one is named. */
function dropRows(index: OpenIndex, { table, nameColumn }: TableView, left: string): readonly Row[] {
  const { terms } = parseQuestion(index, { question: left, history: [] });
  const isLeft = ({ cells }: Row) => {
    const named = new Set(findTerms(cells[nameColumn]?.text ?? '', index.language).map(({ term }) => term));
    return terms.length > 0 && terms.every(({ term, forms }) => named.has(term) || forms.some(({ number }) => named.has(index.termAt(number))));
  };
  const remainingRows = table.rows.filter((row) => !isLeft(row));
  return remainingRows.length === table.rows.length - 1 ? remainingRows : [];
}

/** Selects the rows whose names have a word of the question: "Spanish courses". Returns all rows if none or all of them have one. */
function selectRowsOfKind(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ParsedQuestion): readonly Row[] {
  const questionTerms = new Set(terms.flatMap(({ term, isFraming }) => (isFraming ? [] : [term])));
  const selected = table.rows.filter(({ cells }) =>
    findTerms(cells[nameColumn]?.text ?? '', index.language).some(({ term }) => questionTerms.has(term)),
  );
  return selected.length > 0 ? selected : table.rows;
}

/** Answers which thing has the most or the least of something. */
function compare(index: OpenIndex, views: readonly TableView[], task: 'highest' | 'lowest', parsed: ParsedQuestion): BuiltInAnswer | undefined {
  const comparesColumns = ASKS_COLUMN.test(parsed.question) || /^\W*(?:which|welche\p{L}?|qué|cuál)(?!\p{L})/iu.test(parsed.question);
  for (const view of comparesColumns ? views : []) {
    const [row, ...others] = view.rows;
    const isSumOfRow = row && others.length === 0 && !namesRows(index, view, parsed.question);
    const times = isSumOfRow ? selectComparedTimes(readRow(view, row), parsed.question) : [];
    const cells = isSumOfRow && times.length === 0 && view.columns.length !== 1 ? readRow(view, row) : times;
    const answer = haveOneUnit(cells) ? findExtreme(index, [cells], task) : undefined;
    if (answer) return answer;
  }
  return findExtreme(index, findComparedCells(index, views, parsed), task);
}

/** What a question chooses among: "region" in "Which region …?" */
const WHICH_NOUN = /(?<!\p{L})(?:which|what|welche[rsmn]?|qué)\s+(\p{L}+(?: \p{L}+)?)/iu;
const TIME_KINDS: readonly [RegExp, RegExp][] = [
  [/^(?:month|mes|Monat)/iu, new RegExp(`^(?:${MONTH_NAMES.flat().join('|')}|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?!\\p{L})`, 'iu')],
  [/^(?:quarter|trimestre|quartal)/i, /^[QT] ?[1-4](?!\d)|quarter|trimestre|quartal/i],
  [/^(?:year|año|Jahr)/iu, /^(?:19|20)\d\d/],
];

/** Selects the cells of the months, the quarters or the years that a question compares. Returns none if it names no such time. */
function selectComparedTimes(cells: readonly NumberedCell[], question: string): NumberedCell[] {
  const [, noun = ''] = WHICH_NOUN.exec(question) ?? [];
  const kind = TIME_KINDS.find(([questionTerms]) => questionTerms.test(noun))?.[1];
  return kind ? cells.filter(({ name }) => kind.test(name.trim())) : [];
}

/** Returns whether a question asks which of the rows it is: "which product group" of a column with that header. */
function namesRows(index: OpenIndex, { table, nameColumn }: TableView, question: string): boolean {
  const [, noun = ''] = WHICH_NOUN.exec(question) ?? [];
  const questionTerms = new Set(findTerms(noun, index.language).map(({ term }) => term));
  return findTerms(table.header[nameColumn]?.text ?? '', index.language).some(({ term }) => questionTerms.has(term));
}
