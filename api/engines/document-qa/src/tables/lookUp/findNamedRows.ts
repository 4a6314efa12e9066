import { findTerms } from '@sheaf/language/terms/searchTerms';
import { MONEY_WORDS } from '../../answer/moneyWords.ts';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion, QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { findCalendarLabels } from '../calendarLabels.ts';
import { addHeaderUnit, asksOfReader, findExpectedCells, findTaxedHeader, isMoney, isReadersColumn } from '../cellUnits.ts';
import { findRangeLabels } from '../rangeLabels.ts';
import { findNameColumn, findRangeRows } from '../tableView.ts';
import { findTimeColumns, namesTime, selectTimeColumns } from '../yearColumns.ts';
import { DATE, findExpectedEnd, isOtherTime, selectFitting } from './answerKinds.ts';
import { matchTable, type TableMatch, type TextMatch } from './matchTable.ts';

/** A row of a table that a question names, and the cell that answers it if one leads. */
export interface NamedRow {
  table: Table;
  row: Row;
  name: string;
  column: number | undefined;
  /** What share of the words of the question the row, its best column and the title have, weighed. */
  explained: number;
  score: number;
  /** What share of the name of the row the question has. */
  cover: number;
  /** What share of the header of that cell the question has. */
  headerCover: number;
  /** Whether some cell of the row has what the question asks for: money, a time, a name. */
  fits: boolean;
  /** Whether a figure, a month or a day of the question lies in the range that names the row. */
  isInRange: boolean;
}

/** Words of a time that a column or a range is for. */
const TIME_WORDS: ReadonlySet<string> = new Set(
  [
    ['en', 'year yr before last now this previous month day week old age ago after following'],
    ['es', 'año antes ahora mes día semana edad'],
    ['de', 'Jahr vorher jetzt Monat Tag Woche Alter'],
  ].flatMap(([language = 'en', words = '']) => findTerms(words, language).map(({ term }) => term)),
);
const TITLE_SHARE = 0.8;
const MISSING_SHARE = 0.4;
const NAME_BONUS = 0.2;
const HEADER_BONUS = 0.1;
const MIN_LEAD = 0.04;

/** Finds the rows of tables that a question names, the best first. */
export function findNamedRows(index: OpenIndex, parsed: ParsedQuestion, earlier?: string): NamedRow[] {
  return findTables(index)
    .flatMap((table) => scoreRows(index, matchTable(index, table, parsed), parsed, earlier))
    .sort((one, other) => other.score - one.score);
}

function scoreRows(index: OpenIndex, match: TableMatch, parsed: ParsedQuestion, earlier: string | undefined): NamedRow[] {
  const { table } = match;
  const { question } = parsed;
  if (hasOtherPeriod(table, question)) return [];
  const headers = table.header.map(({ text }, at) => (at === 0 ? '' : text));
  const inRange = findRangeRows(table, question) ?? (earlier === undefined ? undefined : findRangeRows(table, earlier)) ?? [];
  const rangeLabels = findCalendarLabels(headers, question) ?? findRangeLabels(headers, '', question) ?? [];
  const times = rangeLabels.length > 0 ? rangeLabels : selectTimeColumns(table.header, findTimeColumns(table.header), question);
  const namesTimes = rangeLabels.length > 0 || (times !== undefined && namesTime(question));
  return table.rows.flatMap((row, position) => {
    const isInRange = inRange.includes(row);
    const rowMatch = match.rows[position];
    if (!rowMatch || (inRange.length > 0 && !isInRange)) return [];
    const values = listValues(table, row);
    const weights = match.words.map((word) =>
      weigh(
        word,
        values.some(({ cell }) => isMoney(cell)),
        isInRange || namesTimes,
      ),
    );
    if (!isInRange && !isNamed(match, rowMatch, weights)) return [];
    const columns = values.map((value) => ({
      ...value,
      explained: explain(match, { rowMatch, column: value.column, weights }),
      cover: rangeLabels.includes(value.column) ? 1 : (match.columns[value.column]?.cover ?? 0),
    }));
    const column = chooseColumn(index, { table, row, parsed: parsed, columns, times });
    const cover = isInRange ? 1 : rowMatch.cover;
    const best = Math.max(0, ...columns.map(scoreColumn));
    return [
      {
        table,
        row,
        name: (match.names[position] ?? '').replace(/\s+/g, ' '),
        column,
        explained: Math.max(0, ...columns.map(({ explained }) => explained)),
        cover,
        headerCover: columns.find((each) => each.column === column)?.cover ?? 0,
        fits: times?.length !== 0 && selectFitting(question, values).length > 0,
        isInRange,
        score: best + NAME_BONUS * cover,
      },
    ];
  });
}

const THIS_MONTH = /\b(?:this|the|last) month\b|(?<!\p{L})(?:este mes|diesen? monat)(?!\p{L})/iu;
const YEAR_TO_DATE = /\b(?:year to date|this year|so far|cumulative|ytd)\b|(?<!\p{L})(?:acumulado|laufendes jahr|kumuliert)(?!\p{L})/iu;

/** Returns whether a table has the sums of a year, and a question is about a month. */
export function hasOtherPeriod({ header }: Table, question: string): boolean {
  return THIS_MONTH.test(question) && YEAR_TO_DATE.test(header[0]?.text ?? '');
}

/** Lists the values of a row. Before the names of the rows are their numbers or letters, which answer nothing, or their dates. */
function listValues(table: Table, row: Row): Value[] {
  const naming = findNameColumn(table);
  return table.header.flatMap(({ text }, column) => {
    const cell = readCell(table, row, column);
    const isValue = column > naming || (column < naming && table.rows.every((each) => DATE.test(readCell(table, each, column))));
    return isValue && cell !== '' ? [{ column, cell, header: text }] : [];
  });
}

/** Returns whether a word of the question names the row, and no header better. */
function isNamed({ columns }: TableMatch, { likeness }: TextMatch, weights: readonly number[]): boolean {
  return weights.some((weight, at) => {
    const rowMatch = likeness[at] ?? 0;
    return weight > 0 && rowMatch > 0 && columns.every((header) => rowMatch >= (header.likeness[at] ?? 0));
  });
}

/** Returns which share of the words of a question a row, one of its columns and the title have. */
function explain(
  { columns, title }: TableMatch,
  { rowMatch, column, weights }: { rowMatch: TextMatch; column: number; weights: readonly number[] },
): number {
  const total = weights.reduce((sum, each) => sum + each, 0);
  const explained = weights.reduce(
    (sum, weight, at) => sum + weight * Math.max(rowMatch.likeness[at] ?? 0, columns[column]?.likeness[at] ?? 0, TITLE_SHARE * (title[at] ?? 0)),
    0,
  );
  return total === 0 ? 1 : explained / total;
}

function scoreColumn({ explained, cover }: { explained: number; cover: number }): number {
  return explained + HEADER_BONUS * cover;
}

interface Value {
  column: number;
  cell: string;
  header: string;
}

interface Choice {
  table: Table;
  row: Row;
  parsed: ParsedQuestion;
  columns: readonly (Value & { explained: number; cover: number })[];
  /** The columns of the time that the question means. */
  times: readonly number[] | undefined;
}

/** Chooses the column that answers a question, or undefined where several could. */
function chooseColumn(index: OpenIndex, { table, row, parsed, columns, times }: Choice): number | undefined {
  const { question } = parsed;
  const questionTerms = new Set(parsed.terms.flatMap(({ term, isFraming }) => (isFraming ? [] : [term])));
  /** A cell of words that the question has is not what it asks for: "the blue bin". */
  const repeatsQuestion = (cell: string) => {
    const terms = /\d/.test(cell) ? [] : findTerms(cell, index.language);
    return terms.length > 0 && terms.every(({ term }) => questionTerms.has(term));
  };
  let left = columns.filter(({ header }) => !isOtherTime(question, header));
  // "What should I not clean it with" asks for the cell below "Keep away from".
  left = narrow(left, ({ header }) => NEGATED.test(header) === NEGATED.test(question));
  left = narrow(left, ({ column }) => times?.includes(column) ?? true);
  if (times !== undefined && times.length > 1 && left.length > 1) return undefined;
  const taxed = findTaxedHeader(question);
  if (taxed) left = narrow(left, ({ header }) => taxed.test(header));
  // "From" is the header of a place as well as of a time.
  const ends = narrow(left, ({ cell }) => /\d/.test(cell));
  const end = findExpectedEnd(
    ends.map(({ header }) => header),
    question,
  );
  if (end !== undefined) return ends[end]?.column;
  const unit = findExpectedCells(question);
  if (unit) left = narrow(left, ({ cell, header }) => unit.test(addHeaderUnit(cell, header)));
  const fitting = selectFitting(question, left);
  left = left.filter(({ column }) => fitting.includes(column));
  left = narrow(left, ({ cell }) => !repeatsQuestion(cell));
  const name = new Set(findTerms(readName(row, table), index.language).map(({ term }) => term));
  const countWords = ({ cell }: Value) =>
    new Set(findTerms(cell, index.language).flatMap(({ term }) => (questionTerms.has(term) && !name.has(term) ? [term] : []))).size;
  const most = Math.max(0, ...left.map(countWords));
  left = left.filter((each) => countWords(each) === most);
  const best = Math.max(...left.map(scoreColumn));
  left = left.filter((each) => scoreColumn(each) > best - MIN_LEAD);
  if (asksOfReader(question)) left = narrow(left, ({ header }) => isReadersColumn(header));
  // "A call" is the thing itself below the header "Call", though it frames other questions.
  const framing = new Set(parsed.terms.flatMap(({ term, isFraming }) => (isFraming && !MONEY_WORDS.has(term) ? [term] : [])));
  left = narrow(left, ({ header }) => findTerms(header, index.language).some(({ term }) => framing.has(term)));
  return left.length === 1 ? left[0]?.column : undefined;
}

const NEGATED =
  /\b(?:not|never|avoid|keep (?:away|off|out)|without|excluded|exclud(?:es|ing))\b|n['’]t\b|(?<!\p{L})(?:nunca|evitar|sin|excluid[oa]s?|nicht|nie(?:mals)?|kein\p{L}*|ohne|vermeiden|ausgeschlossen)(?!\p{L})|(?<!\p{L})no (?=\p{L})/iu;

/** Returns what fits, or everything where nothing does. */
function narrow<Each>(all: Each[], isFit: (each: Each) => boolean): Each[] {
  const fit = all.filter(isFit);
  return fit.length > 0 ? fit : all;
}

function weigh(word: QuestionTerm, hasMoney: boolean, isRanged: boolean): number {
  if (word.isFraming || (MONEY_WORDS.has(word.term) && hasMoney)) return 0;
  if (isRanged && (/^\d/.test(word.term) || word.forms.length === 0 || TIME_WORDS.has(word.term))) return 0;
  return word.forms.length + word.reworded.length === 0 ? MISSING_SHARE * word.weight : word.weight;
}

function readName(row: Row, table: Table): string {
  return row.cells[findNameColumn(table)]?.text ?? '';
}

function readCell(table: Table, row: Row, column: number): string {
  return findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ') ?? '';
}
