import { findTerms } from '@sheaf/language/terms/searchTerms';
import { buildUnitPricePattern, findPricedUnit } from '../answer/askedUnit.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { readCellNumber, writeCellNumber } from './cellNumber.ts';
import { isMoney } from './cellUnits.ts';
import { chooseColumn } from './chooseColumn.ts';
import { isSumRow, type NumberedCell } from './readCells.ts';
import { composeAnswer } from './tableAnswer.ts';
import { findTitleAbove, type TableView } from './tableView.ts';
import { namesTime } from './yearColumns.ts';

const COUNTED_THING = /\bhow many (?:\p{L}+ed |new |different )?(\p{L}+)/iu;
/** From this likeness on, a word of a table is what the question says. */
const SAME_THING = 0.6;
/** What asks for a figure, and the cells that have one or say that there is none. */
const ASKS_FIGURE = /\bhow (?:much|many|high|long|far|heavy|big)\b|(?<!\p{L})(?:cuánt[oa]s?|wie ?(?:viele?|hoch|lange|teuer|schwer|groß))(?!\p{L})/iu;
const HAS_FIGURE =
  /^(?:\p{L}+\.?\s){0,2}[^\p{L}\d]{0,2}\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|unlimited|none|nothing|free|all|no|not\b.*|included|ilimitad[oa]s?|ningun[oa]|gratis|nada|incluid[oa]|un[oa]?|dos|tres|cuatro|keine?|eine?|zwei|drei|vier|unbegrenzt|kostenlos|nichts|inklusive|[-–—])(?:$|\s)/iu;
const MONTHS_OF_YEAR = 12;
const ASKS_YEAR = /\b(?:(?:a|per|each|one|whole|full) year|yearly|annually)\b|al año|en un año|(?:im|pro) jahr/iu;
const MONTHLY = /\b(?:monthly|(?:per|a|each) month)\b|mensual|al mes|monatlich|(?:pro|im) monat/iu;
const ASKS_AMOUNT = /\bhow (?:much|many|high)\b|\bwhat (?:was|is|did|do|does)\b|(?<!\p{L})(?:cuánto|cuál|wie (?:viel|hoch)|wieviel|was)(?!\p{L})/iu;

/** Returns whether a question counts things that a table does not name: "how many flats" in a table of income with the row "Rents". */
function countsOtherThings(index: OpenIndex, { table }: TableView, question: string): boolean {
  const [noun] = findTerms(COUNTED_THING.exec(question)?.[1] ?? '', index.language);
  if (!noun) return false;
  const texts = [findTitleAbove(index, table), ...[table.header, ...table.rows.map(({ cells }) => cells)].flat().map(({ text }) => text)];
  return index.numberOf(noun.term) !== undefined && !texts.some((text) => findTerms(text, index.language).some(({ term }) => term === noun.term));
}

/** Answers with the cell of the named row and column, or with the whole row if a code names it. */
export function lookUp(index: OpenIndex, view: TableView, read: ReadQuestion): BuiltInAnswer | undefined {
  const { question } = read;
  const [row] = view.rows;
  if (!row || view.rows.length > 1) return undefined;
  if (view.nameColumn > 0) return lookUpEntry(index, view, row, read);
  const name = readText(row.cells[0]?.text);
  if (countsOtherThings(index, view, question)) return undefined;
  const isCode = /^\p{Lu}{0,3}[-.]?\d{1,4}$/u.test(name) && !/^\d/.test(name);
  const others = row.cells.slice(1).map(({ text }) => readText(text));
  if (isCode) return composeAnswer(index, [{ text: `${name}: ${others.join('. ')}`, row }]);
  const column = chooseColumn(index, view, row, read);
  const cell = column === undefined ? '' : view.cellOf(row, column);
  const head = readText(view.table.header[column ?? 0]?.text);
  if (asksOtherUnit(index, question, { row, cell, head })) return undefined;
  // Such questions may mention the name of a row but are answered by the text.
  if (/^\W*(?:why|who|where|warum|wer|wo|por qu|qui[eé]n|d[oó]nde)/iu.test(question)) return undefined;
  if (column === undefined) return showRow(index, view, row, read);
  if (ASKS_FIGURE.test(question) && !view.isColumnSaid && !HAS_FIGURE.test(cell)) return undefined;
  const overYear = MONTHLY.test(head) ? computeOverYear(index, { row, name, text: cell }, question) : undefined;
  if (overYear) return overYear;
  return composeAnswer(index, [{ text: others.length === 1 ? name : `${name} (${head})`, row }], { code: 'value', value: cell });
}

/** Shows a row with its headers as the closest passage, where the table has all words of the question but it leaves open which cell it means. */
function showRow(index: OpenIndex, view: TableView, row: Row, { terms }: ReadQuestion): BuiltInAnswer | undefined {
  const cells = [...view.table.header, ...row.cells].map(({ text }) => text);
  const named = new Set([findTitleAbove(index, view.table), ...cells].flatMap((text) => findTerms(text, index.language).map(({ term }) => term)));
  const isNamed = ({ forms, related }: ReadQuestion['terms'][number]) =>
    [...forms, ...related].some(({ number, likeness }) => likeness >= SAME_THING && named.has(index.termAt(number)));
  if (!terms.filter(({ isFraming }) => !isFraming).every(isNamed)) return undefined;
  const shown = composeAnswer(index, [{ text: describeRow(view, row), row }], { code: 'closest', page: row.page });
  return { ...shown, status: 'partial' };
}

/** Writes each cell of a row behind its header: "Ferry: Single £4; Return £7". */
function describeRow(view: TableView, row: Row): string {
  const cells = view.table.header.flatMap(({ text }, place) => {
    const cell = place === view.nameColumn ? '' : view.cellOf(row, place);
    return cell === '' ? [] : [`${readText(text)} ${cell}`];
  });
  return `${readText(row.cells[view.nameColumn]?.text)}: ${cells.join('; ')}`;
}

function readText(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ') ?? '';
}

/** Answers with the row whose range has a figure of the question: "1 to 3 years" for "after two years". */
export function lookUpRange(index: OpenIndex, view: TableView): BuiltInAnswer | undefined {
  const [row, ...otherRows] = view.columns.length > 0 || view.isNamed ? view.rangeRows : [];
  if (!row || otherRows.length > 0) return undefined;
  const [column, ...others] = view.table.header.length === 2 ? [1] : view.columns;
  const value = column === undefined || others.length > 0 ? '' : view.cellOf(row, column);
  if (column === undefined || value === '') return composeAnswer(index, [{ text: describeRow(view, row), row }]);
  const text = `${readText(row.cells[0]?.text)} (${readText(view.table.header[column]?.text)})`;
  return composeAnswer(index, [{ text, row }], { code: 'value', value });
}

/** A price of one thing, and a question for several of them, whose price is to be computed. */
const PRICE_OF_ONE = /\b(?:each|per \p{L}+|daily|nightly|hourly)\b|(?<!\p{L})(?:cada un[oa]|por \p{L}+|je|pro \p{L}+)(?!\p{L})/iu;
const ASKS_SEVERAL = /\b(?:for|of)\s(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s\p{L}{3}|(?<!\p{L})(?:para|für)\s\d+\s\p{L}{3}/iu;
const ASKS_RATE = /\b(?:rate|percent|percentage|per cent|proportion)\b|%/i;
const ASKS_USE = /\bhow (?:much|many)\b.*\b(?:used?|consumed?|need(?:ed)?)\b/i;
const USED_QUANTITY = /\b(?:used?|consum\w+|need\w*)\s+\d[\d.,]*\s?\p{L}/iu;

/** Returns whether the text of a document gives what a cell does not: the price of one unit, or the quantity behind a sum. */
function asksOtherUnit(index: OpenIndex, question: string, { row, cell, head }: { row: Row; cell: string; head: string }): boolean {
  const isOfOne = PRICE_OF_ONE.test(`${head} ${row.cells.map(({ text }) => text).join(' | ')}`);
  if (isMoney(cell) && isOfOne && ASKS_SEVERAL.test(question)) return true;
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
function lookUpEntry(index: OpenIndex, view: TableView, row: Row, { question }: ReadQuestion): BuiltInAnswer | undefined {
  const cells = row.cells.map(({ text }) => readText(text));
  const name = cells[view.nameColumn] ?? '';
  if (/^\W*(?:and )?(?:when\b|what (?:day|date)\b|cuándo|wann)/iu.test(question))
    return composeAnswer(index, [{ text: name, row }], { code: 'value', value: cells[0] ?? '' });
  const [column, ...others] = view.isColumnSaid ? view.columns : [];
  const value = column === undefined || others.length > 0 ? '' : view.cellOf(row, column);
  const head = readText(view.table.header[column ?? 0]?.text);
  const amounts = cells.slice(view.nameColumn + 1).filter((text) => readCellNumber(text));
  if (!ASKS_AMOUNT.test(question) || (!readCellNumber(value) && amounts.length !== 1)) return undefined;
  const [shown, text] = readCellNumber(value) && amounts.length > 1 ? [value, `${name} (${head})`] : [amounts[0], name];
  return composeAnswer(index, [{ text, row }], { code: 'value', value: shown });
}

/**
 * Answers with the cell of a row that a question names only in part, where it names the column or the time by a word of its own, as a value that is likely.
 * Returns undefined where it names parts of several rows.
 */
export function lookUpInPart(index: OpenIndex, view: TableView, read: ReadQuestion): BuiltInAnswer | undefined {
  const [column, ...others] = view.columns;
  if (column === undefined || others.length > 0 || view.rows.length > 0 || view.nameColumn > 0) return undefined;
  const list = (text: string) => findTerms(text, index.language).map(({ term }) => term);
  const asked = new Set(read.terms.filter(({ isFraming }) => !isFraming).map(({ term }) => term));
  const head = readText(view.table.header[column]?.text);
  const namesHead = list(head).length > 0 && list(head).every((term) => asked.has(term));
  if (!namesHead && !(view.times.length > 0 && namesTime(read.question))) return undefined;
  const counts = view.table.rows.map((row) => (isSumRow(row) ? 0 : new Set(list(row.cells[0]?.text ?? '').filter((term) => asked.has(term))).size));
  const most = Math.max(0, ...counts);
  const [row, ...rows] = view.table.rows.filter((_, place) => counts[place] === most);
  const value = row && most > 0 && rows.length === 0 ? view.cellOf(row, column) : '';
  if (!row || value === '' || (ASKS_FIGURE.test(read.question) && !HAS_FIGURE.test(value))) return undefined;
  const text = `${readText(row.cells[0]?.text)} (${head})`;
  return { ...composeAnswer(index, [{ text, row }], { code: 'likelyValue', value, page: row.page }), status: 'partial' };
}
