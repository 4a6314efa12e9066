import { findTerms } from '@sheaf/language/terms/searchTerms';
import { MONEY_WORDS } from '../answer/moneyWords.ts';
import { MONTH_NAMES } from '../answer/monthNames.ts';
import { writeDigits } from '../answer/yesNo/readQuantities.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion, type QuestionTerm } from '../retrieve/parseQuestion.ts';
import { findCalendarLabels } from '../tables/calendarLabels.ts';
import { findRangeLabels } from '../tables/rangeLabels.ts';
import { findTitleAbove } from '../tables/tableView.ts';
import { readQuantity } from './quantities/quantity.ts';
import { dropFrame } from './quantities/questionParts.ts';

/** The row and the column that a few words of a question name. */
export interface NamedPlace {
  row: Row | undefined;
  column: number | undefined;
  /** Words that nothing in or above the table has. */
  unmatched: string[];
}

/** From this likeness on, a word of a row is the word that was asked for. */
const MIN_LIKENESS = 0.4;
/** Words of headers are taken literally. */
const MIN_HEADER_LIKENESS = 0.9;
const OTHER_CELL_SHARE = 0.8;
const WHOLE_NAME_BONUS = 0.1;
const MIN_LEAD = 0.05;
const AGE_OR_TIME = /^(?:years?|old|aged?|months?|weeks?|days?|años?|anos?|edad|meses|mes|jahre?n?|jährige\p{L}*|alte?n?|monate?n?)$/iu;
/** Headers such as "6 months", which questions name in words. */
const NUMBERED_HEADER = /(?<!\d)\d{1,2} \p{L}{3}/u;
const MONTHS = MONTH_NAMES.map((names) => new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu'));

/** Finds the row and the column of a table that words name, each only if no other is named as well. Only some rows may be meant. */
export function findNamedPlace(index: OpenIndex, table: Table, phrase: string, isPossible: (row: Row) => boolean = () => true): NamedPlace {
  const words = NUMBERED_HEADER.test(table.header.map(({ text }) => text).join(' ')) ? writeDigits(phrase) : phrase;
  const terms = listNamingTerms(index, words);
  const match = (text: string, least = MIN_LIKENESS) => matchTerms(index, terms, text, least);
  const scores = table.rows.map((row) => (isPossible(row) ? scoreRow(row, match) : 0));
  const tied = findBest(scores);
  const inRange = findRowInRange(table, tied.length > 1 ? tied.flatMap((position) => table.rows[position] ?? []) : table.rows, words);
  const row = tied.length === 1 ? table.rows[tied[0] ?? 0] : (inRange ?? findOrdinalRow(table.rows.filter(isPossible), words));
  const headerScores = table.header.map(({ text }, column) => (isValueColumn(table, column) ? sumScores(match(text, MIN_HEADER_LIKENESS)) : 0));
  const best = findBest(headerScores);
  const columnInRange = best.length === 1 ? undefined : findColumnInRange(table, words);
  const column = best.length === 1 ? best[0] : columnInRange;
  const around = [...table.header.map(({ text }) => text), findTitleAbove(index, table), row?.cells.map(({ text }) => text).join(' ') ?? ''].join(
    ' ',
  );
  const found = match(around);
  const isInRange = (row !== undefined && row === inRange) || columnInRange !== undefined;
  const isRangeWord = (word: string) => isInRange && (/^\d/.test(word) || AGE_OR_TIME.test(word) || MONTHS.some((month) => month.test(word)));
  const unmatched = terms.filter((term, position) => !found[position] && !isRangeWord(term.word)).map(({ word }) => word);
  return { row, column, unmatched };
}

/** Returns whether a column has values. The first has the names of the rows, unless they have no header. */
export function isValueColumn({ header, rows }: Table, column: number): boolean {
  const left = header[column]?.left ?? 0;
  return column > 0 || (header.length > 0 && rows.every(({ cells }) => (cells[0]?.right ?? 1) < left));
}

interface NamingTerm extends QuestionTerm {
  /** The word of the question. */
  word: string;
}

/** Returns the terms of a few words that name something, without those that only frame a question or mention money. */
function listNamingTerms(index: OpenIndex, words: string): NamingTerm[] {
  const terms = dropFrame(words)
    .split(' ')
    .flatMap((word) => parseQuestion(index, { question: word, history: [] }).terms.map((term) => ({ ...term, word })))
    .filter(({ isFraming }) => !isFraming);
  const contentTerms = terms.filter(({ term }) => !MONEY_WORDS.has(term));
  // "Spending" alone may be the name of a row.
  return contentTerms.length > 0 ? contentTerms : terms;
}

/** Returns how well a text has each term, from 0 to 1. */
function matchTerms(index: OpenIndex, terms: readonly NamingTerm[], text: string, least: number): number[] {
  const found = new Set(findTerms(text, index.language).map(({ term }) => term));
  return terms.map(({ term, forms, reworded }) => {
    const likeness = [...forms, ...reworded].filter(({ number }) => found.has(index.termAt(number))).map((form) => form.likeness);
    const best = Math.max(found.has(term) ? 1 : 0, ...likeness);
    return best >= least ? best : 0;
  });
}

/** Scores how fully a row is named: by its first cell, or less by another cell of text. */
function scoreRow({ cells }: Row, match: (text: string) => number[]): number {
  const [name, ...others] = cells;
  const first = match(name?.text ?? '');
  const rest = match(
    others
      .filter(({ text }) => !readQuantity(text))
      .map(({ text }) => text)
      .join(' '),
  );
  const score = first.reduce((sum, each, index) => sum + Math.max(each, OTHER_CELL_SHARE * (rest[index] ?? 0)), 0);
  const words = (name?.text ?? '').match(/\p{L}{3,}/gu)?.length ?? 0;
  const isWhole = words > 0 && first.filter((each) => each > 0).length >= words;
  return score === 0 ? 0 : score + (isWhole ? WHOLE_NAME_BONUS : 0);
}

function sumScores(scores: readonly number[]): number {
  return scores.reduce((sum, each) => sum + each, 0);
}

/** Returns the places of the best scores: one place if it leads clearly, none if nothing matches. */
function findBest(scores: readonly number[]): number[] {
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : scores.flatMap((score, index) => (score > best - MIN_LEAD ? [index] : []));
}

const ORDINAL = /(?<!\p{L})(?:first|second|third|fourth|last|primer[oa]?|segund[oa]|tercer[oa]?|erste[rns]?|zweite[rns]?|dritte[rns]?)(?!\p{L})/iu;

/** Finds the one row whose name has the ordinal number of a few words: "the first" for "Resident, first car". */
function findOrdinalRow(rows: readonly Row[], words: string): Row | undefined {
  const ordinal = ORDINAL.exec(words)?.[0].toLowerCase();
  const [row, another] = ordinal === undefined ? [] : rows.filter(({ cells }) => ORDINAL.exec(cells[0]?.text ?? '')?.[0].toLowerCase() === ordinal);
  return another ? undefined : row;
}

/** Finds the row for a figure or a month between the ends of its name: "de 2 a 4 años", "April to June". */
function findRowInRange({ header, rows: all }: Table, rows: readonly Row[], words: string): Row | undefined {
  const findOne = (some: readonly Row[], find: (labels: string[]) => number[] | undefined) => {
    const places = find(some.map(({ cells }) => cells[0]?.text ?? ''));
    return places?.length === 1 ? some[places[0] ?? 0] : undefined;
  };
  return (
    findOne(all, (labels) => findCalendarLabels(labels, words)) ?? findOne(rows, (labels) => findRangeLabels(labels, header[0]?.text ?? '', words))
  );
}

/** Finds the column whose header is a range that a figure lies in: "3 to 5 years" for "a 4 year old". */
function findColumnInRange({ header: [first, ...headers] }: Table, words: string): number | undefined {
  const places = findRangeLabels(
    headers.map(({ text }) => text),
    first?.text ?? '',
    words,
  );
  return places?.length === 1 && places[0] !== undefined ? places[0] + 1 : undefined;
}
