import { findTerms } from '@sheaf/language/terms/searchTerms';
import { buildUnitPricePattern, findPricedUnit } from '../../answer/findExpectedUnit.ts';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import { findCellBelow } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion } from '../../retrieve/parseQuestion.ts';
import { isMoney } from '../cellUnits.ts';
import { findTitleAbove } from '../tableView.ts';
import type { NamedRow } from './findNamedRows.ts';

const COUNTED_THING = /\bhow many (?:\p{L}+ed |new |different )?(\p{L}+)|(?<!\p{L})(?:cuánt[oa]s|wie ?viele) (\p{L}+)/iu;
const ASKS_YEAR = /\b(?:(?:a|per|each|one|whole|full) year|yearly|annually)\b|al año|en un año|(?:im|pro) jahr/iu;
const MONTHLY = /\b(?:monthly|(?:per|a|each) month)\b|mensual|al mes|monatlich|(?:pro|im) monat/iu;
/** A price of one thing, and a question for several of them, whose price is to be computed. */
const PRICE_OF_ONE = /\b(?:each|per \p{L}+|daily|nightly|hourly)\b|(?<!\p{L})(?:cada un[oa]|por \p{L}+|je|pro \p{L}+)(?!\p{L})/iu;
const ASKS_SEVERAL = /\b(?:for|of)\s(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s\p{L}{3}|(?<!\p{L})(?:para|für)\s\d+\s\p{L}{3}/iu;
const ASKS_RATE = /\b(?:rate|percent|percentage|per cent|proportion)\b|%/i;
const ASKS_USE = /\bhow (?:much|many)\b.*\b(?:used?|consumed?|need(?:ed)?)\b/i;
const USED_QUANTITY = /\b(?:used?|consum\w+|need\w*)\s+\d[\d.,]*\s?\p{L}/iu;

/** Returns whether a question asks for the sum of a year. */
export function asksOverYear(question: string): boolean {
  return ASKS_YEAR.test(question);
}

/** Returns whether a header is that of sums of a month. */
export function isMonthly(header: string): boolean {
  return MONTHLY.test(header);
}

/** Returns whether a question asks for what the cell does not have: a number of other things, the price of another unit, or the quantity that a sum is for. */
export function asksOtherThanCell(index: OpenIndex, named: NamedRow, { question }: ParsedQuestion): boolean {
  return countsOtherThings(index, named.table, question) || countsSums(index, named, question) || asksOtherUnit(index, named, question);
}

/** Returns whether a question counts things that a table does not name: "how many flats" in a table of income with the row "Rents". */
export function countsOtherThings(index: OpenIndex, table: Table, question: string): boolean {
  const noun = findCountedTerm(index, question);
  if (noun === undefined) return false;
  const texts = [findTitleAbove(index, table), ...[table.header, ...table.rows.map(({ cells }) => cells)].flat().map(({ text }) => text)];
  return index.findTermNumber(noun) !== undefined && !texts.some((text) => findTerms(text, index.language).some(({ term }) => term === noun));
}

/** Returns the term of the things that a question counts. */
export function findCountedTerm(index: OpenIndex, question: string): string | undefined {
  return findTerms(COUNTED_THING.exec(question)?.slice(1).find(Boolean) ?? '', index.language)[0]?.term;
}

/** What a document says of all bare numbers in its tables: "All amounts are in thousands of pounds". */
const ALL_ARE_SUMS =
  /\b(?:amounts|figures|values|sums|numbers|prices)\b[^.]{0,30}?\bin\b[^.]{0,25}?(?:pounds|euros|dollars|£|€|\$|thousands|millions)|(?<!\p{L})(?:importes|cifras|cantidades|valores)(?!\p{L})[^.]{0,30}?(?<!\p{L})en(?!\p{L})[^.]{0,25}?(?:euros|libras|miles|millones)|(?<!\p{L})(?:Beträge|Zahlen|Werte|Angaben)(?!\p{L})[^.]{0,30}?(?<!\p{L})in(?!\p{L})[^.]{0,25}?(?:Euro|Tausend|Tsd|Millionen)/iu;

/** Returns whether a question counts things, and the cell is a sum of money: "how many bikes" is not answered by what bikes brought in. */
function countsSums(index: OpenIndex, { table, row, column }: NamedRow, question: string): boolean {
  const noun = findCountedTerm(index, question);
  if (noun === undefined || column === undefined) return false;
  const header = table.header[column]?.text ?? '';
  const names = (text: string) => findTerms(text.replace(/-/g, ' '), index.language).some(({ term }) => term === noun);
  // "How many people work in sales" counts what the title names, and not the row.
  if (names(header) || !names(row.cells[0]?.text ?? '')) return false;
  const cell = findCellBelow(table, row, column)?.text ?? '';
  return isMoney(cell) || (/^[\s\d.,]+$/u.test(cell) && ALL_ARE_SUMS.test(index.text));
}

function asksOtherUnit(index: OpenIndex, { table, row, column }: NamedRow, question: string): boolean {
  const cell = column === undefined ? '' : (findCellBelow(table, row, column)?.text ?? '');
  const named = `${table.header[column ?? 0]?.text ?? ''} ${joinCells(row)}`;
  if (!isMoney(cell)) return ASKS_RATE.test(question) && cell !== '' && !cell.includes('%') && !ASKS_RATE.test(named);
  if (PRICE_OF_ONE.test(named) && ASKS_SEVERAL.test(question)) return true;
  if (ASKS_RATE.test(question) && !ASKS_RATE.test(named)) return true;
  const unit = findPricedUnit(question);
  const hasUnit =
    unit === undefined ||
    MONTHLY.test(named) ||
    [new RegExp(`\\b${unit}|/\\s?${unit}`, 'i'), buildUnitPricePattern(unit)].some((each) => each.test(named));
  if (unit && !hasUnit) return buildUnitPricePattern(unit).test(index.text);
  return ASKS_USE.test(question) && !/\b(?:cost|pay|charge|money)\b/i.test(question) && USED_QUANTITY.test(index.text);
}

function joinCells({ cells }: Row): string {
  return cells.map(({ text }) => text).join(' ');
}
