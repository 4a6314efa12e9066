import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { MONTH_NAMES } from '../answer/monthNames.ts';
import { findStatedTotal } from '../documentQuestions/structure/statedTotal.ts';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type Asked, type ReadQuestion, readQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { chooseAddedColumn } from './addedColumn.ts';
import { dropSuperlative, nameQuarters, readTableTask, type TableTask } from './askedOfTable.ts';
import { confirmByLimit } from './boundColumn.ts';
import { addCells, addRow, aggregate, computeDifference, countRows, findExtreme } from './compareCells.ts';
import { findComparedCells } from './comparedCells.ts';
import { confirmByParty } from './confirmByParty.ts';
import { confirmFromTable } from './confirmFromTable.ts';
import { countsOtherThings } from './lookUp/asksOtherThanCell.ts';
import { findNamedRows } from './lookUp/findNamedRows.ts';
import { lookUpAnyCell } from './lookUp/lookUpAnyCell.ts';
import { lookUpLikelyRow, lookUpRow } from './lookUp/lookUpRow.ts';
import { nameRegion } from './placeNames.ts';
import { haveOneUnit, type NumberedCell, readColumn, readRow } from './readCells.ts';
import { composeAnswer } from './tableAnswer.ts';
import { findTitleAbove, type TableView, viewTable } from './tableView.ts';
import { selectTimeColumns } from './yearColumns.ts';

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
export function answerFromTables(index: OpenIndex, { question, history }: Asked): BuiltInAnswer | undefined {
  const tables = findTables(index);
  if (tables.length === 0) return undefined;
  const read = readQuestion(index, { question: nameRegion(index, tables, nameQuarters(question.replace(DENIED, ' '))), history: [] });
  if (isYesOrNo(read) || (CONFIRMS.test(question) && !(read.language === 'de' && /^\W*was\s/i.test(question)))) return confirm(index, tables, read);
  const task = readTableTask(question);
  const earlier = history.at(-1);
  const before = earlier !== undefined && ASKS_ON.test(question) ? readQuestion(index, { question: earlier, history: [] }) : undefined;
  const isCompared = task === 'highest' || task === 'lowest';
  const named = isCompared ? { ...readQuestion(index, { question: dropSuperlative(question), history: [] }), question: read.question } : read;
  const counted = task === 'count' ? lookUpRow(index, read) : undefined;
  if (counted?.lead?.code === 'value') return counted;
  const views = tables.map((table) => keepEarlierRow(index, selectTimes(viewTable(index, table, named), question), before));
  if (task === 'look up')
    return (
      (ASKS_FOR_WAY.test(question) ? undefined : lookUpRow(index, read)) ??
      (before && lookUpRow(index, goOn(before, read), before.question)) ??
      lookUpAnyCell(index, read)
    );
  const sorted = views.sort((one, other) => scoreView(other) - scoreView(one));
  if (isCompared) return compare(index, sorted, task, read);
  for (const view of sorted) {
    const answer = answerFrom(index, view, task, read);
    if (answer) return answer;
  }
  return undefined;
}

/** Answers with a cell of a row that a question names only in part, as a value that is likely. */
export function lookUpLikelyCell(index: OpenIndex, { question }: Asked): BuiltInAnswer | undefined {
  const tables = findTables(index);
  if (CONFIRMS.test(question) || readTableTask(question) !== 'look up' || tables.length === 0) return undefined;
  const read = readQuestion(index, { question: nameRegion(index, tables, nameQuarters(question)), history: [] });
  if (isYesOrNo(read)) return undefined;
  return (ASKS_FOR_TEXT.test(question) ? undefined : lookUpLikelyRow(index, read)) ?? lookUpAnyCell(index, read, true);
}

function confirm(index: OpenIndex, tables: readonly Table[], read: ReadQuestion): BuiltInAnswer | undefined {
  for (const table of tables) {
    const view = viewTable(index, table, read);
    const confirmed = confirmFromTable(view, read.question) ?? confirmByLimit(view, read.question) ?? confirmByParty(index, view, read);
    if (!confirmed) continue;
    const { row, column, lead } = confirmed;
    const [name = '', head = ''] = [row.cells[0]?.text, table.header[column]?.text].map((text) => text?.replace(/\s+/g, ' '));
    return composeAnswer(index, [{ text: `${name} (${head})`, row }], lead);
  }
  return undefined;
}

const EARLIER_SHARE = 0.5;
const LEAST_COVER = 0.5;
const LEAST_LEAD = 0.1;

/** Goes on with the words of the question before: "And the year before?" */
function goOn(before: ReadQuestion, read: ReadQuestion): ReadQuestion {
  const earlier = before.terms.map((each) => ({ ...each, weight: EARLIER_SHARE * each.weight }));
  return { ...read, terms: [...read.terms, ...earlier.filter(({ term }) => !read.terms.some((own) => own.term === term))] };
}

/** Goes on with the row of the question before, where the new one names only a column: "And online?" */
function keepEarlierRow(index: OpenIndex, view: TableView, before: ReadQuestion | undefined): TableView {
  if (!before || view.rows.length + view.rangeRows.length > 0 || view.columns.length === 0) return view;
  const { rows, rangeRows } = viewTable(index, view.table, before);
  return { ...view, rows, rangeRows };
}

function scoreView({ rows, rangeRows, columns, isNamed, isNamedByHeader }: TableView): number {
  return 2 * Math.min(rows.length || rangeRows.length, 2) + Math.min(columns.length, 1) + (isNamed ? 1 : 0) + (isNamedByHeader ? 1 / 2 : 0);
}

/** Selects the columns of the year or the time that a question means. */
function selectTimes(view: TableView, question: string): TableView {
  const columns = selectTimeColumns(view.table.header, view.times, question);
  return columns ? { ...view, columns, isColumnSaid: true } : view;
}

function answerFrom(index: OpenIndex, view: TableView, task: TableTask, read: ReadQuestion): BuiltInAnswer | undefined {
  const { rows, columns } = view;
  if (task === 'count')
    return view.isNamed && rows.length === 0 && !COUNTS_TIME.test(read.question) && countsRows(index, view, read)
      ? countRows(index, view, selectRowsOfKind(index, view, read))
      : undefined;
  if (task === 'difference')
    return computeDifference(index, rows.length > 0 ? view : { ...view, rows: findRowOfTwoValues(index, view, read) }, read.question);
  const [row] = rows;
  const isOfColumns = row && rows.length === 1 && columns.length > 1 && view.isColumnSaid && task === 'sum';
  const several = isOfColumns ? addCells(index, view, row, columns) : undefined;
  if (several) return several;
  const added = row && rows.length === 1 && !(columns.length > 0 && view.isColumnSaid) && task === 'sum' ? addRow(index, view, row) : undefined;
  if (added) return added;
  const except = EXCEPT.exec(read.question)?.groups?.rest;
  if (except !== undefined) return task === 'sum' ? addAllBut(index, view, except, read) : undefined;
  if (task === 'sum' && isOfOtherTable(index, view.table, read.question)) return undefined;
  if ((rows.length > 0 && !namesAllRows(index, view, read)) || (columns.length === 0 && !view.isNamed)) return undefined;
  const stated = task === 'sum' ? findStatedTotal(index, view.table.rows.at(-1)?.page ?? 1) : undefined;
  if (stated) return composeAnswer(index, [{ text: stated.line, row: stated.span }], { code: 'value', value: stated.amount });
  const column = chooseAddedColumn(index, view, read);
  const cells = column === undefined ? [] : readColumn(view, column, selectNamedRows(index, view, read));
  return cells.length < 2 ? undefined : aggregate(index, cells, task === 'average' ? task : 'sum');
}

/** Finds the row that a question names in a table of two values, whose difference is meant: "over on lab costs". */
function findRowOfTwoValues(index: OpenIndex, { table }: TableView, read: ReadQuestion): Row[] {
  const [best, next] = table.header.length === 3 ? findNamedRows(index, read) : [];
  const isNamed = best?.table.paragraph === table.paragraph && best.cover >= LEAST_COVER && best.score - (next?.score ?? 0) >= LEAST_LEAD;
  return isNamed ? table.rows.filter(({ start }) => start === best.row.start) : [];
}

/** Selects the rows that have a word of the question in a cell that others share: "the two Essex sites". Returns all rows if it names none. */
function selectNamedRows(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ReadQuestion): readonly Row[] {
  const asked = new Set(terms.flatMap(({ term, isFraming }) => (isFraming ? [] : [term])));
  const isNamed = (text: string) => !/\d/.test(text) && findTerms(text, index.language).some(({ term }) => asked.has(term));
  const columns = table.header.map((_, column) =>
    column === nameColumn ? [] : table.rows.filter(({ cells }) => isNamed(cells[column]?.text ?? '')),
  );
  const selected = columns.find((rows) => rows.length > 1 && rows.length < table.rows.length);
  return selected ?? table.rows;
}

/** Returns whether the rows of a table are what a question counts: their header says so, or the question has all of the title. */
function countsRows(index: OpenIndex, view: TableView, { terms }: ReadQuestion): boolean {
  const asked = new Set(terms.flatMap(({ term, forms }) => [term, ...forms.map(({ number }) => index.termAt(number))]));
  const named = findTerms(view.table.header[view.nameColumn]?.text ?? '', index.language);
  return (
    view.isNamedByHeader || named.length === 0 || findTerms(findTitleAbove(index, view.table), index.language).every(({ term }) => asked.has(term))
  );
}

/** Returns whether a question counts things that another table names, and this one does not. */
function isOfOtherTable(index: OpenIndex, table: Table, question: string): boolean {
  return countsOtherThings(index, table, question) && findTables(index).some((other) => !countsOtherThings(index, other, question));
}

/** Returns whether a question has a word of each row: "schools and colleges" of primary schools, secondary schools and colleges. */
function namesAllRows(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ReadQuestion): boolean {
  const asked = new Set(terms.map(({ term }) => term));
  const added = table.rows.filter((row) => !isSumRow(row));
  return added.length > 1 && added.every(({ cells }) => findTerms(cells[nameColumn]?.text ?? '', index.language).some(({ term }) => asked.has(term)));
}

const EXCEPT =
  /(?<!\p{L})(?:except(?: for)?|but not|apart from|other than|without counting|not counting|excluding|salvo|excepto|menos|außer|ohne) (?:the |my |el |la |los |las |der |die |das |den |dem )?(?<rest>[\p{L}\s-]+?)(?=\s(?:count|come|cost|make|add|together|in total|altogether|zusammen|juntos?)|[?.,]|$)/iu;

/** Adds up a column without the row that a question leaves out: "everything except the exam". */
function addAllBut(index: OpenIndex, view: TableView, left: string, { question }: ReadQuestion): BuiltInAnswer | undefined {
  const kept = dropRows(index, view, left);
  const column = chooseAddedColumn(index, view, readQuestion(index, { question: question.replace(EXCEPT, ' '), history: [] }));
  const cells = column === undefined ? [] : readColumn(view, column, kept);
  return cells.length < 2 ? undefined : aggregate(index, cells, 'sum');
}

/** Returns the rows of a table without the one that a question leaves out. Returns none unless one is named. */
function dropRows(index: OpenIndex, { table, nameColumn }: TableView, left: string): readonly Row[] {
  const { terms } = readQuestion(index, { question: left, history: [] });
  const isLeft = ({ cells }: Row) => {
    const named = new Set(findTerms(cells[nameColumn]?.text ?? '', index.language).map(({ term }) => term));
    return terms.length > 0 && terms.every(({ term, forms }) => named.has(term) || forms.some(({ number }) => named.has(index.termAt(number))));
  };
  const kept = table.rows.filter((row) => !isLeft(row));
  return kept.length === table.rows.length - 1 ? kept : [];
}

/** Selects the rows whose names have a word of the question: "Spanish courses". Returns all rows if none or all of them have one. */
function selectRowsOfKind(index: OpenIndex, { table, nameColumn }: TableView, { terms }: ReadQuestion): readonly Row[] {
  const asked = new Set(terms.flatMap(({ term, isFraming }) => (isFraming ? [] : [term])));
  const selected = table.rows.filter(({ cells }) => findTerms(cells[nameColumn]?.text ?? '', index.language).some(({ term }) => asked.has(term)));
  return selected.length > 0 ? selected : table.rows;
}

/** Answers which thing has the most or the least of something. */
function compare(index: OpenIndex, views: readonly TableView[], task: 'highest' | 'lowest', read: ReadQuestion): BuiltInAnswer | undefined {
  const comparesColumns = ASKS_COLUMN.test(read.question) || /^\W*(?:which|welche\p{L}?|qué|cuál)(?!\p{L})/iu.test(read.question);
  for (const view of comparesColumns ? views : []) {
    const [row, ...others] = view.rows;
    const isOfRow = row && others.length === 0 && !namesRows(index, view, read.question);
    const times = isOfRow ? selectAskedTimes(readRow(view, row), read.question) : [];
    const cells = isOfRow && times.length === 0 && view.columns.length !== 1 ? readRow(view, row) : times;
    const answer = haveOneUnit(cells) ? findExtreme(index, [cells], task) : undefined;
    if (answer) return answer;
  }
  return findExtreme(index, findComparedCells(index, views, read), task);
}

/** What a question chooses among: "region" in "Which region …?" */
const WHICH_NOUN = /(?<!\p{L})(?:which|what|welche[rsmn]?|qué)\s+(\p{L}+(?: \p{L}+)?)/iu;
const KINDS_OF_TIME: readonly [RegExp, RegExp][] = [
  [/^(?:month|mes|Monat)/iu, new RegExp(`^(?:${MONTH_NAMES.flat().join('|')}|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?!\\p{L})`, 'iu')],
  [/^(?:quarter|trimestre|quartal)/i, /^[QT] ?[1-4](?!\d)|quarter|trimestre|quartal/i],
  [/^(?:year|año|Jahr)/iu, /^(?:19|20)\d\d/],
];

/** Selects the cells of the months, the quarters or the years that a question compares. Returns none if it names no such time. */
function selectAskedTimes(cells: readonly NumberedCell[], question: string): NumberedCell[] {
  const [, noun = ''] = WHICH_NOUN.exec(question) ?? [];
  const kind = KINDS_OF_TIME.find(([asked]) => asked.test(noun))?.[1];
  return kind ? cells.filter(({ name }) => kind.test(name.trim())) : [];
}

/** Returns whether a question asks which of the rows it is: "which product group" of a column with that header. */
function namesRows(index: OpenIndex, { table, nameColumn }: TableView, question: string): boolean {
  const [, noun = ''] = WHICH_NOUN.exec(question) ?? [];
  const asked = new Set(findTerms(noun, index.language).map(({ term }) => term));
  return findTerms(table.header[nameColumn]?.text ?? '', index.language).some(({ term }) => asked.has(term));
}
