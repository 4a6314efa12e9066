import { findTerms } from '@sheaf/language/terms/searchTerms';
import { MONEY_WORDS } from '../answer/moneyWords.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findCellBelow } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { findCalendarLabels } from './calendarLabels.ts';
import { findExpectedCells } from './cellUnits.ts';
import { findDateLabels } from './dateLabels.ts';
import { findRangeLabels } from './rangeLabels.ts';
import { findTimeColumns, type TimeColumn } from './yearColumns.ts';

/** A table with the rows and columns that a question names. */
export interface TableView {
  table: Table;
  /** The column that names the rows: the first, or the description after a date or a number. */
  nameColumn: number;
  /** Rows whose first cell is fully named in the question. */
  rows: Row[];
  /** Indexes of the columns whose header matches the question best. */
  columns: number[];
  /** Whether the question names the columns by a word of their header, their unit or what they are for, and not only by a related word. */
  isColumnSaid: boolean;
  /** Whether the question matches the title above the table or its first header. */
  isNamed: boolean;
  /** Whether it matches the first header, which names what the rows are. */
  isNamedByHeader: boolean;
  /** Rows whose range or days hold what the question has a figure, a month or a day for. */
  rangeRows: Row[];
  /** Columns of one year, or of before and now. */
  times: TimeColumn[];
  readCell(row: Row, column: number): string;
}

const RELATED = 0.55;
/** A date, a description and an amount. */
const MIN_COLUMNS = 3;
/** Scores of a header that the question names by itself, in other words, or by a related word. */
const WHOLE_NAME_MATCH = 3;
const PHRASE_MATCH = 2;
const RELATED_MATCH = 1;

/** Matches the rows and columns of a table with a question. */
export function viewTable(index: OpenIndex, table: Table, parsed: ParsedQuestion): TableView {
  const questionTerms = new Set<string>();
  const near = new Set<string>();
  for (const { term, forms, related } of parsed.terms) {
    questionTerms.add(term);
    for (const { number, likeness } of forms) (likeness >= RELATED ? questionTerms : near).add(index.termAt(number));
    for (const { number, likeness } of related) if (likeness >= RELATED) near.add(index.termAt(number));
  }
  const meant = new Set(parsed.phraseForms.map(({ number }) => index.termAt(number)));
  const listTerms = (text: string) => findTerms(text, index.language).map(({ term }) => term);
  const isMentioned = (text: string) => {
    const terms = listTerms(text);
    return terms.length > 0 && terms.every((term) => questionTerms.has(term));
  };
  const scoreMatch = (text: string) => {
    const terms = listTerms(text);
    if (terms.some((term) => questionTerms.has(term))) return WHOLE_NAME_MATCH;
    return terms.some((term) => meant.has(term)) ? PHRASE_MATCH : terms.some((term) => near.has(term)) ? RELATED_MATCH : 0;
  };
  /** Of two headers that the question names, the one with more of its words is meant: "Full day" and "Half day". */
  const scoreHeader = (text: string) => {
    const score = scoreMatch(text);
    return score === WHOLE_NAME_MATCH ? score + shareWords(text, parsed.question) : score;
  };
  const askedTerms = new Set(parsed.terms.map(({ term }) => term));
  const unit = findExpectedCells(parsed.question);
  const hasUnit = (column: number) => unit !== undefined && table.rows.every(({ cells }) => unit.test(cells[column]?.text ?? ''));
  const headerScores = table.header.map(({ text }, column) => Math.max(scoreHeader(text), hasUnit(column) ? WHOLE_NAME_MATCH : 0));
  const title = findTitleAbove(index, table);
  const nameColumn = findNameColumn(table);
  const isValue = (column: number) => column > 0 && column !== nameColumn;
  const best = Math.max(0, ...headerScores.filter((_, column) => isValue(column)));
  const ranged = findLabels(['', ...table.header.slice(1).map(({ text }) => text)], '', parsed.question);
  return {
    table,
    nameColumn,
    rows:
      nameColumn === 0
        ? findRowsByName(table, isMentioned, (text) => areAll(listTerms(text), askedTerms))
        : findDescribedRows(index, table, nameColumn, parsed),
    columns: ranged ?? headerScores.flatMap((each, column) => (isValue(column) && each > 0 && each === best ? [column] : [])),
    isColumnSaid: ranged !== undefined || best >= WHOLE_NAME_MATCH,
    isNamed: scoreMatch(table.header[nameColumn]?.text ?? '') > 0 || scoreMatch(title) > 0,
    isNamedByHeader: scoreMatch(table.header[nameColumn]?.text ?? '') > 0,
    rangeRows: findRangeRows(table, parsed.question) ?? [],
    times: findTimeColumns(table.header),
    readCell: (row, column) => findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ') ?? '',
  };
}

/** Finds the rows whose name, or else the cell of another column of ranges, holds what a question names: the class for an age. */
export function findRangeRows({ rows, header }: Table, question: string): Row[] | undefined {
  const numbered = findNumberedRow(rows, header[0]?.text ?? '', question);
  if (numbered) return [numbered];
  for (const column of header.keys()) {
    const labels = rows.map(({ cells }) => (column === 0 || cells.length === header.length ? (cells[column]?.text ?? '') : ''));
    const places =
      column === 0 || labels.every((label) => /\d/.test(label) && !TIME_OF_DAY.test(label))
        ? findLabels(labels, header[column]?.text ?? '', question)
        : undefined;
    if (places) return places.flatMap((position) => rows[position] ?? []);
  }
  return undefined;
}

/** Finds the row of a number that follows the header of the numbers: "visit 4" below "Visit". */
function findNumberedRow(rows: readonly Row[], header: string, question: string): Row | undefined {
  const [noun] = /^\p{L}{3,}/u.exec(header.trim()) ?? [];
  const [, number] = noun ? (new RegExp(`(?<!\\p{L})${noun}\\s(\\d{1,3})(?!\\d)`, 'iu').exec(question) ?? []) : [];
  const found = number === undefined ? [] : rows.filter(({ cells }) => cells[0]?.text.trim().replace(/\.$/, '') === number);
  return found.length === 1 ? found[0] : undefined;
}

/** Finds the labels whose months, days or ranges hold what a question names. */
function findLabels(labels: readonly string[], naming: string, question: string): number[] | undefined {
  return findDateLabels(labels, question) ?? findCalendarLabels(labels, question) ?? findRangeLabels(labels, naming, question);
}

function areAll(terms: readonly string[], questionTerms: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.every((term) => questionTerms.has(term));
}

/** Finds the rows that the question names. Those that it names letter by letter beat relatives, such as another compound of the word. */
function findRowsByName({ rows }: Table, isMentioned: (text: string) => boolean, isExact: (text: string) => boolean): Row[] {
  /** Another row has a word of the question itself: "new card" is no fee. */
  const namesMore = ({ cells }: Row) => (cells[0]?.text ?? '').split(/\s+/).some((word) => /\p{L}{3}/u.test(word) && isExact(word));
  const whole = rows.filter(({ cells }) => isMentioned(cells[0]?.text ?? ''));
  // "The quick programme" is enough for the row "Quick 15", if it is the only one.
  const short = whole.length > 0 ? [] : rows.filter(({ cells }) => isMentioned(dropQualifier(cells[0]?.text ?? '')));
  const [only] = short;
  const named = only && short.length === 1 && !rows.some((row) => row !== only && namesMore(row)) ? short : whole;
  const exact = named.filter(({ cells }) => isExact(cells[0]?.text ?? ''));
  return exact.length > 0 ? exact : named;
}

/** Returns the name of a row without what qualifies it, and ranges such as "Over 5 years" as they are. */
export function dropQualifier(name: string): string {
  const short = name.replace(QUALIFIER, '').replace(FREQUENCY, '');
  return /^(?:over|under|above|below|up to|from|until|more than|less than|at (?:least|most))$/i.test(short) ? name : short;
}

function shareWords(header: string, question: string): number {
  const list = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const questionWords = new Set(list(question));
  const words = list(header);
  return words.filter((word) => questionWords.has(word)).length / (words.length || 1);
}

/** The unit of a price, which no description has. */
const PER_UNIT =
  /\b(?:per|each|every|a) (?:day|night|week|month|year|hour|person|head)\b|(?<!\p{L})(?:al|por) (?:día|mes|año|semana|hora|persona)|(?:pro|je) (?:Tag|Nacht|Woche|Monat|Jahr|Stunde|Person)(?!\p{L})/iu;
/** A qualifier after the name of a row: "Quick 15", "VAT at 5 %", "Start (actual)". */
const QUALIFIER = /\s(?:(?:at|of|from|by|@)\s)?\(?\d.*$|\s\([^()]*\)$/iu;
/** What says how often or of what kind, before the name itself: "Daily cash limit", "Arranged overdraft". */
const FREQUENCY = /^(?:daily|weekly|monthly|annual|yearly|arranged|standard|basic|normal|maximum|minimum)\s(?=\p{L}{3})/iu;
/** "9–10 am", which is no range of things. */
const TIME_OF_DAY = /\d\s?(?:am|pm)\b|\d[:.]\d\d|\d\s?(?:Uhr|h)(?!\p{L})/iu;
/** What names a class of things by a letter: "B". */
const LETTER = /^\p{Lu}{1,2}$/u;
const DATE_OR_NUMBER = /^\p{P}?\d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d/iu;

/** Finds the column of descriptions in a table whose rows begin with a date or a number, such as a bank statement, or with the letter of a class. */
export function findNameColumn({ rows, header }: Table): number {
  const isBare = (column: number) => [DATE_OR_NUMBER, LETTER].some((code) => rows.every(({ cells }) => code.test(cells[column]?.text ?? '')));
  if (header.length < MIN_COLUMNS || rows.length < 2 || !isBare(0)) return 0;
  const isWord = rows.every(({ cells }) => /^\p{L}{3}/u.test(cells[1]?.text ?? ''));
  return isWord ? 1 : 0;
}

/** Finds the one row whose description has every word of the question that says what was paid or meant, and that no header has. */
function findDescribedRows(index: OpenIndex, { rows, header }: Table, column: number, { terms, question }: ParsedQuestion): Row[] {
  const list = (text: string) => findTerms(text, index.language).map(({ term }) => term);
  const headerTerms = new Set(header.flatMap(({ text }) => list(text)));
  const isIn = (named: ReadonlySet<string>, { forms }: ParsedQuestion['terms'][number]) =>
    forms.some(({ number, likeness }) => likeness >= RELATED && named.has(index.termAt(number)));
  const units = new Set((PER_UNIT.exec(question)?.[0] ?? '').split(' ').flatMap(list));
  const contentTerms = terms.filter(({ term }) => !MONEY_WORDS.has(term) && !units.has(term));
  const distinctive =
    units.size > 0 || contentTerms.some((each) => isIn(headerTerms, each))
      ? contentTerms.filter((each) => !isIn(headerTerms, each) && !each.isFraming)
      : contentTerms;
  const best = rows.filter(({ cells }) => {
    const found = new Set(list(cells[column]?.text ?? ''));
    return distinctive.every((each) => isIn(found, each));
  });
  return distinctive.length > 0 && best.length === 1 ? best : [];
}

/** Returns the heading above a table, or nothing. */
export function findTitleAbove({ paragraphs, text }: OpenIndex, { paragraph }: Table): string {
  const above = paragraphs.slice(0, paragraph).findLast(({ kind }) => kind === 'heading');
  return above ? text.slice(above.start, above.end) : '';
}
