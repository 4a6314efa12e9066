import { citeSpan } from '../cite/citeSpan.ts';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { addHeaderUnit, findComparedMeasure, findExpectedCells, findTaxedHeader } from '../tables/cellUnits.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findNamedPlace, isValueColumn, type NamedPlace } from './namedCells.ts';
import { type Quantity, readQuantity, writeQuantity } from './quantities/quantity.ts';
import { dropFrame, findQuestionParts, type QuestionParts } from './quantities/questionParts.ts';

/** A quantity of a table with its row and column. */
export interface NamedCell {
  row: Row;
  column: number;
  quantity: Quantity;
}

const READERS = /(?<!\p{L})(?:i|my|mine|we|our|ours|me|us|ich|mich|wir|mein\p{L}*|unser\p{L}*|uns|mir|mi|mis|nuestr[oa]s?|nosotros)(?!\p{L})/iu;
const ADDRESSED = /(?<!\p{L})(?:your|yours|ihr|ihre[rns]?|dein\p{L}*|su|sus|tu|tus)(?!\p{L})/iu;

/** Adds up or compares the cells of one table that a question names. Returns undefined unless each is named and all are of one unit. */
export function answerWithNamedCells(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const requested = findQuestionParts(question);
  // Which sums are with tax is for each row to say.
  if (!requested || findTaxedHeader(question)) return undefined;
  const found = findTables(index).flatMap((table) => {
    const cells = findCells(index, table, requested, question);
    return cells ? [{ table, cells }] : [];
  });
  const [only, another] = found;
  return only && !another ? composeCells(index, only.table, only.cells, requested.task) : undefined;
}

function findCells(index: OpenIndex, table: Table, { task, parts, about }: QuestionParts, question: string): NamedCell[] | undefined {
  const isPossible = findRowsOfUnit(table, question);
  const places = parts.map((part) => findNamedPlace(index, table, part, isPossible));
  const around = dropFrame(about) === '' ? undefined : findNamedPlace(index, table, about, isPossible);
  const rows = inherit(
    places.map(({ row }) => row),
    around?.row ?? findMeasureRow(table, question),
  );
  if (!rows || !areDistinct(rows, places, task)) return undefined;
  const columns = chooseColumns(index, table, { rows, places, around }, question);
  const cells = rows.flatMap((row, at) => {
    const column = columns?.[at];
    const quantity = column === undefined ? undefined : readCell(table, row, column);
    return column !== undefined && quantity ? [{ row, column, quantity }] : [];
  });
  const [first] = cells;
  if (!first || cells.length < parts.length || cells.some(({ quantity }) => quantity.unit !== first.quantity.unit)) return undefined;
  const isUnit = (word: string) => word.toLowerCase() === first.quantity.unit.toLowerCase() || matchesUnitWord(word, first.quantity);
  const unmatched = [...places, ...(around ? [around] : [])].flatMap((place) => place.unmatched);
  return unmatched.every(isUnit) ? cells : undefined;
}

/** Finds the one row of what a question measures: the weight for "how much heavier". */
function findMeasureRow({ rows }: Table, question: string): Row | undefined {
  const measure = findComparedMeasure(question);
  const [row, another] = measure ? rows.filter(({ cells }) => measure.test(cells[0]?.text ?? '')) : [];
  return another ? undefined : row;
}

/** Returns which rows have a quantity of the unit that a question names: all rows if it names none of the table. */
function findRowsOfUnit(table: Table, question: string): (row: Row) => boolean {
  const rows = new Set(
    table.rows.filter((row) =>
      table.header.some((_, column) => {
        const quantity = isValueColumn(table, column) ? readCell(table, row, column) : undefined;
        return quantity !== undefined && namesUnit(question, quantity);
      }),
    ),
  );
  return (row) => rows.size === 0 || rows.has(row);
}

/** Fills in the row of a part that names only a column: "a full day for a two-year-old and for a four-year-old". */
function inherit<Thing>(things: readonly (Thing | undefined)[], other: Thing | undefined): Thing[] | undefined {
  const distinct = new Set(things.filter((thing) => thing !== undefined));
  const [only] = distinct;
  const filled = things.map((thing) => thing ?? (distinct.size === 1 ? only : distinct.size === 0 ? other : undefined));
  return filled.every((thing) => thing !== undefined) ? (filled as Thing[]) : undefined;
}

/** Returns whether no two parts are the same cell, and no sum has another sum in it. */
function areDistinct(rows: readonly Row[], places: readonly NamedPlace[], task: QuestionParts['task']): boolean {
  const keys = new Set(rows.map((row, at) => `${row.start} ${new Set(rows).size === 1 ? places[at]?.column : ''}`));
  if (keys.size < rows.length) return false;
  return task === 'difference' || !rows.some(isSumRow);
}

interface Named {
  rows: readonly Row[];
  places: readonly NamedPlace[];
  around: NamedPlace | undefined;
}

/** Chooses the column of each row: the one named next to it, or the one that all rows share. */
function chooseColumns(index: OpenIndex, table: Table, { rows, places, around }: Named, question: string): number[] | undefined {
  if (new Set(rows).size === 1) {
    const columns = places.flatMap(({ column }) => column ?? []);
    return columns.length === rows.length ? columns : undefined;
  }
  const named = inherit(
    places.map(({ column }) => column),
    around?.column,
  );
  if (named) return named;
  const shared = findSharedColumn(index, table, rows, question);
  return shared === undefined ? undefined : rows.map(() => shared);
}

/** Finds the one column in which all rows have a quantity of one unit: of the unit, the words or the year of the question, or the latest year. */
export function findSharedColumn(index: OpenIndex, table: Table, rows: readonly Row[], question: string): number | undefined {
  const columns = table.header.flatMap((_, column) => {
    const cells = rows.map((row) => (isValueColumn(table, column) ? readCell(table, row, column) : undefined));
    const [first] = cells;
    return first && cells.every((cell) => cell?.unit === first.unit) ? [{ column, quantity: first }] : [];
  });
  const headers = new Map(columns.map(({ column }) => [column, table.header[column]?.text.replace(/\s+/g, ' ') ?? '']));
  const withUnit = columns.filter(({ quantity }) => namesUnit(question, quantity));
  const measured = withUnit.length > 0 ? withUnit : selectMeasured(table, rows, columns, question);
  if (measured?.length === 0) return undefined;
  // "How much" asks for money where a table has other figures too.
  const withMoney = measured || !ASKS_MUCH.test(question) ? [] : columns.filter(({ quantity }) => /^[A-Z]{3}$/.test(quantity.unit));
  const candidates = measured ?? (withMoney.length > 0 ? withMoney : columns);
  if (candidates.length < 2) return candidates[0]?.column;
  const { column } = findNamedPlace(index, table, question);
  if (candidates.some((each) => each.column === column)) return column;
  const readersColumns = candidates.filter((each) => READERS.test(question) && ADDRESSED.test(headers.get(each.column) ?? ''));
  if (readersColumns.length === 1) return readersColumns[0]?.column;
  return findLatestYear(candidates.map((each) => ({ column: each.column, headerText: headers.get(each.column) ?? '' })));
}

const ASKS_MUCH = /\bhow much\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel)(?!\p{L})/iu;

interface ValueColumn {
  column: number;
  quantity: Quantity;
}

/** Selects the columns of what a question compares: times for "longer … take". Returns undefined where the question says nothing of that. */
function selectMeasured(table: Table, rows: readonly Row[], columns: readonly ValueColumn[], question: string): ValueColumn[] | undefined {
  const [unit, measure] = [findExpectedCells(question), findComparedMeasure(question)];
  const byHead = columns.filter(({ column }) => measure?.test(table.header[column]?.text ?? ''));
  if (!unit) return byHead.length > 0 ? byHead : undefined;
  const isOfUnit = ({ column }: ValueColumn) =>
    rows.every((row) => unit.test(addHeaderUnit(findCellBelow(table, row, column)?.text ?? '', table.header[column]?.text ?? '')));
  const byUnit = columns.filter(isOfUnit);
  const both = byUnit.filter(({ column }) => byHead.some((each) => each.column === column));
  return both.length > 0 ? both : byUnit;
}

/** Returns the column of the latest year, if all columns are years. */
function findLatestYear(columns: readonly { column: number; headerText: string }[]): number | undefined {
  const years = columns.flatMap(({ column, headerText }) => {
    const [year] = /^(?:19|20)\d\d(?=$|\s?[/–-]\s?\d{2,4}$)/.exec(headerText.trim()) ?? [];
    return year === undefined ? [] : [{ column, year: Number(year) }];
  });
  if (years.length < columns.length) return undefined;
  return years.sort((one, other) => other.year - one.year)[0]?.column;
}

const UNIT_NAMES: readonly [string, RegExp][] = [
  ['EUR', /€|\beuros?\b/i],
  ['GBP', /£|\bpounds?\b/i],
  ['USD', /\$|\bdollars?\b/i],
  ['l', /\b(?:litres?|liters?|litros?)\b/i],
  ['dB', /\b(?:decibels?|decibelios|dezibel)\b/i],
  ['kg', /\b(?:kilos?|kilograms?|kilogramm)\b/i],
  ['W', /\b(?:watts?|vatios)\b/i],
  ['kWh', /\b(?:kilowatt hours?|kilowattstunden?)\b/i],
  ['kW', /\b(?:kilowatts?|kilovatios)\b(?! hours?)/i],
  ['%', /%|\b(?:percent|per cent|prozent)\b|por ciento/i],
];

function namesUnit(question: string, { unit }: Quantity): boolean {
  if (unit === '') return false;
  const words = question.toLowerCase().match(/[\p{L}%€£$]+/gu) ?? [];
  // One letter is also a word: "16 A".
  const isWritten = unit.length > 1 && words.some((word) => [unit.toLowerCase(), `${unit.toLowerCase()}s`].includes(word));
  return isWritten || UNIT_NAMES.some(([name, pattern]) => name === unit && pattern.test(question));
}

function matchesUnitWord(word: string, quantity: Quantity): boolean {
  return namesUnit(word, quantity) || /^\p{L}{3,9}er$/iu.test(word);
}

/** Reads the cell of a row and a column as a quantity. */
export function readCell(table: Table, row: Row, column: number): Quantity | undefined {
  return readQuantity(findCellBelow(table, row, column)?.text ?? '');
}

function composeCells(index: OpenIndex, { header }: Table, cells: readonly NamedCell[], task: QuestionParts['task']): BuiltInAnswer | undefined {
  const [first, second] = cells.map(({ quantity }) => quantity);
  if (!first || !second) return undefined;
  const value = task === 'sum' ? cells.reduce((sum, { quantity }) => sum + quantity.value, 0) : Math.abs(first.value - second.value);
  const precise = cells.map(({ quantity }) => quantity).sort((one, other) => other.decimals - one.decimals)[0] ?? first;
  const isOneRow = new Set(cells.map(({ row }) => row)).size === 1;
  const name = ({ row, column }: NamedCell) => (isOneRow ? header[column] : row.cells[0])?.text.replace(/\s+/g, ' ') ?? '';
  const parts = cells.map((cell) => ({ text: `${name(cell)}: ${cell.quantity.text}`, row: cell.row }));
  return composeFromRows(index, parts, { code: task, value: writeQuantity(value, precise, index.language) });
}

/** Builds the answer with a computed value and the rows that it is from. */
export function composeFromRows(
  index: OpenIndex,
  parts: readonly { text: string; row: Row }[],
  lead: NonNullable<BuiltInAnswer['lead']>,
): BuiltInAnswer {
  return {
    status: 'grounded',
    lead,
    sentences: parts.map(({ text }, position) => ({ text, citation: position + 1 })),
    isList: false,
    isSeries: true,
    citations: parts.map(({ row }, position) => ({ id: position + 1, score: 1, ...citeSpan(index, row) })),
    closest: [],
    searchedPages: index.pages.length,
  };
}
