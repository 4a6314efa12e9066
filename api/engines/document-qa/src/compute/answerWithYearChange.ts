import { findTerms } from '@sheaf/language/terms/searchTerms';
import { rankSentences } from '../answer/rankSentences.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { findNamedRows } from '../tables/lookUp/findNamedRows.ts';
import { findTitleAbove } from '../tables/tableView.ts';
import { findTimeColumns } from '../tables/yearColumns.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { composeComputed } from './composeComputed.ts';
import { isValueColumn } from './namedCells.ts';
import { findAmounts, findCurrency } from './quantities/amounts.ts';
import { hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { type Quantity, writeQuantity } from './quantities/quantity.ts';
import { dropFrame } from './quantities/questionParts.ts';

const ASKS_PERCENT =
  /\b(?:by )?(?:how many|how much|what) (?:percent|per cent|percentage|%)|\bin percent\b|(?<!\p{L})(?:(?:en )?qué porcentaje|cuánto por ciento|(?:um )?wie ?viel prozent)(?!\p{L})/iu;
const CHANGES =
  /\b(?:more|less|fewer|cheaper|dearer|higher|lower|up|down|r[io]se|risen|rises|rising|gr[eo]w\p{L}*|fell|falls?|fallen|dropp?\p{L}*|increase\p{L}*|decrease\p{L}*|chang\p{L}*|difference|save\p{L}*)\b|(?<!\p{L})(?:más|menos|sub\p{L}+|baj\p{L}+|aument\p{L}+|mehr|weniger|teurer|billiger|gestiegen|gesunken|steig\p{L}+|sink\p{L}*)(?!\p{L})/iu;
const ASKS_DIFFERENCE = /\bhow (?:much|many)\b|\bby how\b|\bdifference\b|(?<!\p{L})(?:cuánt[oa]s?|diferencia|wie ?viele?|unterschied)(?!\p{L})/iu;
const YEAR = /(?<![\d.,/–-])(?:19|20)\d\d(?!\d)/g;
/** "Than two years before", "than the year before". */
const EARLIER = [
  /\b(?<count>\d|two|three|four|five) years (?:before|earlier|ago|previously)\b/iu,
  /(?<!\p{L})(?<count>\d|zwei|drei|vier|fünf) jahre (?:zuvor|davor|früher)(?!\p{L})/iu,
  /(?<!\p{L})(?<count>\d|dos|tres|cuatro|cinco) años (?:antes)(?!\p{L})/iu,
];
const YEAR_BEFORE =
  /\b(?:the )?(?:year before|previous year|last year|year earlier|prior year)\b|(?<!\p{L})(?:el año (?:anterior|pasado)|im (?:jahr zuvor|vorjahr)|letztes jahr)(?!\p{L})/iu;
const MIN_COVER = 0.4;
const MIN_EXPLAINED = 0.4;
const MIN_LEAD = 0.06;
const MAX_CANDIDATES = 3;

/**
 * Answers by how much or by what percentage a figure changes from one year to another, or from one price to another.
 * Returns undefined unless both figures are found.
 */
export function answerWithYearChange(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const isPercent = ASKS_PERCENT.test(question);
  if (!CHANGES.test(question) || !(isPercent || ASKS_DIFFERENCE.test(question))) return undefined;
  const pair = findYears(question);
  const words = dropFrame(cutTimes(question).replace(CHANGE_WORDS, ' '));
  const tables = findTables(index).flatMap((table) => {
    const columns = pair ? findYearColumns(table, pair) : isPercent ? findOnlyTwo(table) : undefined;
    return columns ? [{ table, columns }] : [];
  });
  const named = tables.flatMap((each) => readPair(each, findNamedRow(index, each.table, words)));
  // Where no row is named, the year as a whole is meant.
  const found = named.length === 0 && pair ? tables.flatMap((each) => readPair(each, findTotalRow(index, each.table, words))) : named;
  const [only, another] = found;
  if (only && !another) return composeChange(index, only, isPercent);
  return isPercent ? computeChangeInSentence(index, words) : undefined;
}

const CHANGE_WORDS = new RegExp(
  `${CHANGES.source}|${ASKS_PERCENT.source}|\\b(?:than|from|by|compared|much|many|percent|go|goes|went|gone)\\b`,
  'giu',
);

/** Returns the two years that a question compares, the second one said as a year, or as so many years before the first. */
function findYears(question: string): [number, number] | undefined {
  const years = [...new Set((question.match(YEAR) ?? []).map(Number))];
  const [one, other, third] = years;
  if (one !== undefined && other !== undefined) return third === undefined ? [one, other] : undefined;
  if (one === undefined) return undefined;
  const yearsBack = EARLIER.map((pattern) => pattern.exec(question)?.groups?.count).find(Boolean);
  const back = yearsBack === undefined ? (YEAR_BEFORE.test(question) ? 1 : undefined) : readSmallNumber(yearsBack);
  return back === undefined ? undefined : [one, one - back];
}

function cutTimes(question: string): string {
  return [YEAR_BEFORE, ...EARLIER].reduce((text, pattern) => text.replace(pattern, ' '), question.replace(YEAR, ' '));
}

function findYearColumns({ header }: Table, pair: readonly number[]): number[] | undefined {
  const times = findTimeColumns(header);
  const columns = pair.flatMap((year) => times.find((time) => time.year === year)?.column ?? []);
  return columns.length === 2 ? columns : undefined;
}

/** Returns the only two columns of values, such as the prices with and without a card. */
function findOnlyTwo(table: Table): number[] | undefined {
  const columns = table.header.flatMap((_, column) =>
    isValueColumn(table, column) && table.rows.every((row) => readCell(table, row, column)) ? [column] : [],
  );
  return columns.length === 2 ? columns : undefined;
}

/** Finds the row that a few words name. */
function findNamedRow(index: OpenIndex, table: Table, words: string): Row | undefined {
  const parsed = { ...parseQuestion(index, { question: words, history: [] }), question: words };
  const [best, next] = words === '' ? [] : findNamedRows(index, parsed).filter((each) => each.table.paragraph === table.paragraph);
  const isNamed = best && best.cover >= MIN_COVER && best.explained >= MIN_EXPLAINED && best.score - (next?.score ?? 0) >= MIN_LEAD;
  return isNamed ? best.row : undefined;
}

const AUXILIARIES =
  /(?<!\p{L})(?:did|do|does|has|have|had|is|are|was|were|will|we|they|you|our|their|the|get|got|gotten|become|became|this|number|amount|cost|spending|of|in|on|last|year|shrink|shrunk|shrank|grow|raised?|lower(?:ed)?|ha|han|el|la|los|las|gasto|número|de|en|ist|sind|hat|haben|wurden?|die|der|das|zahl|geworden|im)(?!\p{L})/giu;

/** Finds the row whose change a question asks about: "marketing" in "Did marketing get cheaper?" */
export function findRowOfChange(index: OpenIndex, table: Table, question: string): Row | undefined {
  const words = dropFrame(cutTimes(question).replace(CHANGE_WORDS, ' ').replace(AUXILIARIES, ' '));
  return words.trim() === '' ? undefined : findNamedRow(index, table, words);
}

/** Finds the row of the total where the words name nothing but the table as a whole. */
function findTotalRow(index: OpenIndex, table: Table, words: string): Row | undefined {
  const row = table.rows.find((each) => isSumRow(each) || WHOLE.test(each.cells[0]?.text ?? ''));
  const around = [findTitleAbove(index, table), ...table.header.map(({ text }) => text), row?.cells[0]?.text ?? ''].join(' ');
  const named = new Set(findTerms(around, index.language).map(({ term }) => term));
  const { terms } = parseQuestion(index, { question: words.replace(OVERALL, ' '), history: [] });
  const isNamed = terms.every(
    ({ term, forms, isFraming }) => isFraming || named.has(term) || forms.some(({ number }) => named.has(index.termAt(number))),
  );
  return isNamed ? row : undefined;
}

function readPair({ table, columns }: { table: Table; columns: readonly number[] }, row: Row | undefined): Change[] {
  const [first, second] = row ? columns.map((column) => readCell(table, row, column)) : [];
  return row && first && second && first.unit === second.unit ? [{ table, columns, row, first, second }] : [];
}

const OVERALL = /\b(?:in total|overall|altogether|total|all|everything|sp[ea]nt|spend(?:ing)?|used?|we|it|was|were|did)\b/giu;
const WHOLE = /^(?:whole|entire|full|ganzes|gesamtes|todo el) (?:year|jahr|año)\b/iu;

interface Change {
  table: Table;
  row: Row;
  first: Quantity;
  second: Quantity;
  columns: readonly number[];
}

function composeChange(index: OpenIndex, { table, row, first, second, columns }: Change, isPercent: boolean): BuiltInAnswer | undefined {
  const [one = 0, other = 0] = columns;
  const headers = [one, other].map((column) => table.header[column]?.text.replace(/\s+/g, ' ') ?? '');
  const parts = [first, second].map(({ text }, position) => ({ text: `${headers[position]}: ${text}`, row }));
  if (!isPercent) {
    const value = writeQuantity(Math.abs(first.value - second.value), first.decimals > second.decimals ? first : second, index.language);
    return composeFromRows(index, parts, { code: 'difference', value });
  }
  // From the earlier year, or from the higher price that is reduced.
  const years = headers.map((header) => Number(/(?:19|20)\d\d/.exec(header)?.[0] ?? Number.NaN));
  const areYears = years.every((year) => !Number.isNaN(year));
  const base = areYears ? ((years[0] ?? 0) < (years[1] ?? 0) ? first : second) : first.value > second.value ? first : second;
  const value = writePercent(Math.abs(first.value - second.value), base.value, index.language);
  return value === undefined ? undefined : composeFromRows(index, parts, { code: 'computed', value });
}

function writePercent(change: number, base: number, language: string): string | undefined {
  if (base <= 0) return undefined;
  return `${(Math.round((1000 * change) / base) / 10).toLocaleString(language === 'en' ? 'en-GB' : 'de-DE')} %`;
}

const FROM_TO = /(?:from|de|von)\s?$/iu;
const TO = /^\s?(?:to|a|auf)\s$/iu;

/** Computes the percentage of a change that one sentence states: "rises from £95 to £102.60". */
function computeChangeInSentence(index: OpenIndex, words: string): BuiltInAnswer | undefined {
  const parsed = parseQuestion(index, { question: words, history: [] });
  for (const { sentence } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    const [before, after, another] = findAmounts(text);
    if (!before || !after || another || !hasMainWord(index, parsed, sentence) || findCurrency(before) !== findCurrency(after)) continue;
    const between = text.slice(before.at + before.text.length, after.at);
    if (!FROM_TO.test(text.slice(0, before.at)) || !TO.test(between)) continue;
    const value = writePercent(Math.abs(after.value - before.value), before.value, index.language);
    return value === undefined
      ? undefined
      : composeComputed(index, [{ sentence, text: `${before.text} → ${after.text}` }], { code: 'computed', value });
  }
  return undefined;
}
