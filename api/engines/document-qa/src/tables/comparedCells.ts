import { findTerms, normalizeTerm } from '@sheaf/language/terms/searchTerms';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { asksOfReader, findComparedMeasure, findExpectedCells, isReadersColumn } from './cellUnits.ts';
import { asksOfMoney, selectMoneyRows } from './moneyRows.ts';
import { haveOneUnit, isTotalHeader, type NumberedCell, readCell, readColumn, readRow } from './readCells.ts';
import { comparesClockTimes, findSuperlativeNoun } from './tableTask.ts';
import { findTitleAbove, type TableView } from './tableView.ts';
import { asksEarlierYear } from './yearColumns.ts';

/** The cells of a column or a row that a superlative may be about, and their score. */
interface Comparison {
  view: TableView;
  cells: NumberedCell[];
  score: number;
  /** The header of the column. */
  header?: string | undefined;
}

/** From this likeness on, a word of a table names the thing of the question. */
const MIN_LIKENESS = 0.6;
/** Bonuses for cells: their row or column is named, has the measure, is the only one of its kind, or is the reader's. */
const NAMED_BONUS = 4;
const UNIT_BONUS = 3;
const MEASURE_BONUS = 2;
const READER_BONUS = 1;
const SINGLE_COLUMN_BONUS = 1;
/** Bonuses for a table: it has what is compared, or it names that. */
const MONEY_BONUS = 3;
const NAMES_THING = 3;
const MIN_NUMBER_SHARE = 0.6;

const WHICH_NOUN = /(?<!\p{L})(?:which|what|welche[rsmn]?|qué)\s+(?:(?:kind|type|sort|piece)s? of )?(?<noun>\p{L}{3,})/iu;
/** What follows "which" without naming a thing. */
const NO_THING =
  /^(?:on|of|in|to|for|from|away|off|by|item|items|option|options|is|are|was|were|does|did|has|had|have|one|ones|the|thing|things|ist|sind|war|hat|davon|son|era|tiene)$/iu;
const GENERIC_ITEM = /\b(?:item|entry|line)\b|(?<!\p{L})(?:Posten|Position|partida|concepto)(?!\p{L})/iu;
const ROSE =
  /\b(?:went up|gone up|rose|risen|increased?|grew|grown)\b|(?<!\p{L})(?:gestiegen|stieg\p{L}*|zugenommen|subi\p{L}+|aument\p{L}+|creci\p{L}+)(?!\p{L})/iu;
const FELL =
  /\b(?:went down|gone down|fell|fallen|decreased?|dropped|shrank)\b|(?<!\p{L})(?:gesunken|sank\p{L}*|gefallen|abgenommen|baj[oóa]\p{L}*|disminuy\p{L}+|cay\p{L}+)(?!\p{L})/iu;

/**
 * Finds the cells among which a question asks for the highest or lowest one: those of a column, or of several that could be meant.
 * Returns nothing where none is meant.
 */
export function findComparedCells(index: OpenIndex, views: readonly TableView[], parsed: ParsedQuestion): NumberedCell[][] {
  const all = views
    .filter((view) => view.times.length > 0 || !asksEarlierYear(parsed.question))
    .flatMap((view) => [...compareColumns(view, parsed), ...compareRows(view, parsed)])
    .filter(({ view, header = '' }) => namesWord(index, header, parsed) || !namesOtherThing(index, view, parsed));
  // "Which region" is a row below "Region", though another table has a column of the measure.
  const sameKind = all.filter(({ view }) => listsAskedKind(index, view, parsed));
  const comparisons = sameKind.length > 0 ? sameKind : all;
  const measure = findComparedMeasure(parsed.question);
  // What is measured by the name of its column, and not by its unit, is in no other column.
  const isHeaderMeasure =
    measure && !findExpectedCells(parsed.question) && views.some(({ table }) => table.header.some(({ text }) => measure.test(text)));
  const measured = isHeaderMeasure ? comparisons.filter(({ header = '' }) => measure.test(header)) : [];
  if (measured.length > 0) return measured.map(({ cells }) => cells);
  // The title of a table may name what all of its columns count: "Visitors by quarter".
  const left = isHeaderMeasure ? comparisons.filter(({ view }) => measure.test(findTitleAbove(index, view.table))) : comparisons;
  const best = Math.max(...left.map(({ score }) => score));
  return best < UNIT_BONUS ? [] : left.filter(({ score }) => score === best).map(({ cells }) => cells);
}

/** Returns whether the rows of a table are of the kind that a question chooses among, by the header of their names. */
function listsAskedKind(index: OpenIndex, { table, nameColumn }: TableView, { question }: ParsedQuestion): boolean {
  const noun = WHICH_NOUN.exec(question)?.groups?.noun;
  if (noun === undefined || NO_THING.test(noun)) return false;
  const nounTerm = normalizeTerm(noun, index.language);
  return findTerms(table.header[nameColumn]?.text ?? '', index.language).some(({ term }) => term === nounTerm);
}

function compareColumns(view: TableView, parsed: ParsedQuestion): Comparison[] {
  const { question } = parsed;
  const rows = selectMoneyRows(view, question) ?? view.table.rows;
  const isMoneyMatch = asksOfMoney(view, question);
  if (isMoneyMatch === false) return [];
  const change = compareYears(view, rows, question);
  const named = isMoneyMatch ? MONEY_BONUS : namesItems(view, question) ? NAMES_THING : 0;
  if (change) return [{ view, cells: change, score: named + NAMED_BONUS }];
  const all = view.table.header.flatMap((_, column) => {
    const isValue = column > 0 && column !== view.nameColumn && (view.times.every((time) => time.column !== column) || view.columns.includes(column));
    const cells = isValue ? readColumn(view, column, rows) : [];
    return cells.length >= 2 && haveOneUnit(cells) && cells.length >= MIN_NUMBER_SHARE * rows.filter((row) => !isSumRow(row)).length
      ? [{ column, cells }]
      : [];
  });
  const compared = all.flatMap(({ column, cells }) => {
    const measure = scoreMeasure(view, { column, cells }, question);
    return measure === undefined ? [] : [{ cells, column, measure }];
  });
  const only = compared.length === 1 ? SINGLE_COLUMN_BONUS : 0;
  const total = compared.find(({ column }) => isTotalHeader(view.table.header[column]?.text ?? ''));
  return compared.flatMap(({ cells, measure, column }) =>
    named + measure + only > 0
      ? [
          {
            view,
            cells,
            header: view.table.header[column]?.text,
            score: named + measure + only + (total?.column === column ? SINGLE_COLUMN_BONUS : 0),
          },
        ]
      : [],
  );
}

/** Scores a column by its header and its unit. Returns undefined where the question means cells of another unit. */
function scoreMeasure(view: TableView, { column, cells }: { column: number; cells: NumberedCell[] }, question: string): number | undefined {
  const header = view.table.header[column]?.text ?? '';
  const readerBonus = asksOfReader(question) && isReadersColumn(header) ? READER_BONUS : 0;
  if (comparesClockTimes(question)) return cells.every(({ text }) => /^\d{1,2}[:.]\d\d(?!\d)/.test(text)) ? UNIT_BONUS : undefined;
  const isTime = view.times.some((time) => time.column === column);
  const unit = findExpectedCells(question);
  const hasUnit = unit !== undefined && cells.every(({ text }) => unit.test(text));
  if (isTime) return view.columns.includes(column) ? SINGLE_COLUMN_BONUS + (hasUnit ? UNIT_BONUS : 0) : undefined;
  const isMeasure = findComparedMeasure(question)?.test(header) === true;
  const isOtherUnit = unit !== undefined && !hasUnit && cells.some(({ text }) => /\d\s?(?:m|cm|mm|km|kg|g|t|l|min|h|s)\b/u.test(text));
  if (isOtherUnit) return undefined;
  if (view.isColumnSaid && view.columns.includes(column)) return NAMED_BONUS + readerBonus + (isMeasure ? MEASURE_BONUS : 0);
  if (unit !== undefined && !hasUnit) return undefined;
  const near = view.columns.length === 1 && view.columns[0] === column ? READER_BONUS : 0;
  return (hasUnit ? UNIT_BONUS : 0) + (isMeasure ? MEASURE_BONUS : 0) + readerBonus + near;
}

/** Compares the columns of one row, where they are the things and the row is the measure: "Which model is the heaviest?" */
function compareRows(view: TableView, { question }: ParsedQuestion): Comparison[] {
  if (view.times.length > 0 || view.table.header.length < 3 || view.nameColumn > 0) return [];
  const [unit, measure] = [findExpectedCells(question), findComparedMeasure(question)];
  return view.table.rows.flatMap((row) => {
    const cells = readRow(view, row);
    const name = row.cells[0]?.text ?? '';
    const [, unitOfName = ''] = /\(([^\s()]{1,6})\)$/.exec(name.trim()) ?? [];
    const hasUnit = unit !== undefined && cells.length > 1 && cells.every(({ text }) => unit.test(`${text} ${unitOfName}`));
    if (!hasUnit || cells.length < view.table.header.length - 1) return [];
    return [{ view, cells, score: UNIT_BONUS + (measure?.test(row.cells[0]?.text ?? '') ? MEASURE_BONUS : 0) }];
  });
}

/** Reads by how much each row rose or fell from one year to the next, where a question asks for that. */
function compareYears(view: TableView, rows: readonly Row[], question: string): NumberedCell[] | undefined {
  const sign = ROSE.test(question) ? 1 : FELL.test(question) ? -1 : 0;
  const changes = sign === 0 ? [] : readChanges(view, rows);
  if (changes.length > 0) return changes.map((cell) => ({ ...cell, number: { ...cell.number, value: sign * cell.number.value } }));
  const [latest, before] = [...view.times].sort((one, other) => other.year - one.year);
  if (sign === 0 || !latest || !before) return undefined;
  return rows.flatMap((row) => {
    const [[old], [now]] = [readCell(view, row, before.column), readCell(view, row, latest.column)];
    if (!old || !now || isSumRow(row)) return [];
    return [{ ...now, text: `${old.text} → ${now.text}`, number: { ...now.number, value: sign * (now.number.value - old.number.value) } }];
  });
}

const CHANGE = /^(?:change|growth|variation|\+\/[-–−]|variación|cambio|crecimiento|veränderung|wachstum)(?!\p{L})/iu;

/** Reads the column that has the change of each row. */
function readChanges(view: TableView, rows: readonly Row[]): NumberedCell[] {
  const columns = view.table.header.flatMap(({ text }, column) => (CHANGE.test(text.trim()) ? [column] : []));
  const [column, ...others] = columns;
  return column === undefined || others.length > 0 ? [] : readColumn(view, column, rows);
}

function namesItems(view: TableView, question: string): boolean {
  return view.isNamed || (GENERIC_ITEM.test(question) && view.table.rows.some(isSumRow));
}

/** Returns whether a question has a word of a header itself: "seats" in "Which car has the most seats?" */
function namesWord(index: OpenIndex, header: string, { terms }: ParsedQuestion): boolean {
  return findTerms(header, index.language).some(({ term }) => terms.some((questionTerm) => questionTerm.term === term));
}

/** Returns whether a superlative is about something that a table does not name: "the biggest client". */
function namesOtherThing(index: OpenIndex, view: TableView, { question, terms }: ParsedQuestion): boolean {
  const { table } = view;
  const which = WHICH_NOUN.exec(question)?.groups?.noun;
  const nouns = [which, findSuperlativeNoun(question)].map((noun) => (noun !== undefined && !NO_THING.test(noun) ? noun : undefined));
  const titles = [...table.header.map(({ text }) => text), findTitleAbove(index, table), ...table.rows.map(({ cells }) => cells[0]?.text ?? '')];
  const named = new Set(titles.flatMap((text) => findTerms(text, index.language).map(({ term }) => term)));
  return nouns.some((noun) => {
    const questionTerm = noun && terms.find(({ term }) => term === normalizeTerm(noun, index.language));
    if (!questionTerm || asksOfMoney(view, question) === true || findComparedMeasure(noun) || findExpectedCells(noun)) return false;
    return ![...questionTerm.forms, ...questionTerm.related].some(
      ({ number, likeness }) => likeness >= MIN_LIKENESS && named.has(index.termAt(number)),
    );
  });
}
