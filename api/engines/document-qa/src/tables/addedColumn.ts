import { findTerms } from '@sheaf/language/terms/searchTerms';
import { MONEY_WORDS, PER_YEAR } from '../answer/moneyWords.ts';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { isMoney } from './cellUnits.ts';
import { findMoneyColumn, haveOneUnit, isTotalHeader, readColumn } from './readCells.ts';
import { findTitleAbove, type TableView } from './tableView.ts';
import { asksEarlierYear } from './yearColumns.ts';

const ASKS_PRICE =
  /\b(?:expensive|cheap\p{L}*|costs?|price\p{L}*|dear\p{L}*)\b|(?<!\p{L})(?:car[oa]|barat[oa]|teuer\p{L}*|billig\p{L}*|günstig\p{L}*)(?!\p{L})/iu;

const COUNTS_PEOPLE =
  /\bhow many (?:\p{L}+ )?(?:people|children|kids|pupils|students|guests|members|players|passengers|adults)\b|(?<!\p{L})(?:cuánt[oa]s (?:personas|niñ[oa]s|alumn[oa]s|plazas|invitados)|wie ?viele (?:Leute|Personen|Kinder|Schüler|Gäste|Plätze))(?!\p{L})/iu;
const COUNTS = /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu;
/** Words that ask for a sum or an average, or for amounts of any kind. */
const GENERIC =
  /\b(?:total|altogether|together|all|sum|combined|average|mean|number|amount|cost\p{L}*|price\p{L}*|pa(?:y|id)|money|items?|everything|whole|overall|add|up|table|list|listed|worth|year|counts?|both|two|three|four|five|six|seven|eight|end|start|beginning)\b|(?<!\p{L})(?:suma\p{L}*|promedio|media|cuesta\p{L}*|precio|importe|insgesamt|gesamt\p{L}*|summe|zusammen|durchschnitt\p{L}*|kostet\p{L}*|preis|macht|alles|todo|junto|tabla|lista|tabelle|liste|año|jahr|beiden?|zwei|drei|vier|fünf|sechs|ende|anfang|ambos|ambas|dos|tres|cuatro|cinco|seis|fin(?:al(?:es)?)?|principios?)(?!\p{L})|\d{4}/giu;
/** From this likeness on, a word of a table is what the question says. */
const MIN_LIKENESS = 0.6;
const CAPACITY =
  /(?<!\p{L})(?:places|seats|capacity|people|members|pupils|children|students|guests|plazas|aforo|alumnos|personas|plätze|personen|kinder)(?!\p{L})/iu;
/** A price of one thing or one month, of which no column is the sum of what is paid. */
const PRICE_OF_ONE =
  /\b(?:each|per|a (?:day|week|month|year|night)|daily|monthly|weekly|hourly|rate)\b|(?<!\p{L})(?:mensual|al (?:mes|día|año)|por|cada|je|pro|monatlich|täglich)(?!\p{L})/iu;

/** Headers of a value, which is no price of one. */
const VALUE_COLUMN = /(?<!\p{L})(?:worth|value|wert|valor)(?!\p{L})/iu;
/**
 * Chooses the column whose cells a question wants added up: the one it names, that of places for "how many children in all", or the only one of amounts.
 * Returns undefined where none or several could be meant, or the cells are not of one unit.
 */
export function chooseAddedColumn(index: OpenIndex, view: TableView, parsed: ParsedQuestion): number | undefined {
  const { question } = parsed;
  if (!COUNTS.test(question) && asksOfMore(index, view, parsed)) return undefined;
  if (view.times.length === 0 && asksEarlierYear(question)) return undefined;
  const added = view.table.header.flatMap((_, column) =>
    column > 0 && column !== view.nameColumn && isAddable(view, column, question) ? [column] : [],
  );
  const named = view.columns.filter((column) => added.includes(column));
  const isNamed = view.isColumnSaid && view.columns.length > 0;
  if (isNamed && named.length === 1) return named[0];
  const capacity = COUNTS_PEOPLE.test(question) ? added.filter((column) => CAPACITY.test(view.table.header[column]?.text ?? '')) : [];
  if (capacity.length === 1 || isNamed) return capacity.length === 1 ? capacity[0] : undefined;
  const total = added.find((column) => isTotalHeader(view.table.header[column]?.text ?? ''));
  if (total !== undefined) return total;
  const money = ASKS_PRICE.test(question) ? findMoneyColumn(view) : undefined;
  if (money !== undefined) return added.includes(money) ? money : undefined;
  if (named.length === 1) return named[0];
  // "How many volunteers" of a table with that title: the bare numbers count them, and "6 hours" does not.
  const bare =
    COUNTS.test(question) && view.isNamed
      ? added.filter((column) => readColumn(view, column).every(({ text }) => /^[\d.,]+$/u.test(text.trim())))
      : [];
  if (bare.length === 1) return bare[0];
  return added.length === 1 ? added[0] : undefined;
}

/** Returns whether a question has words besides those of money that neither the title nor a header has: the sum of "the extras I chose" is not that of all. */
function asksOfMore(index: OpenIndex, { table }: TableView, { terms, question }: ParsedQuestion): boolean {
  const words = [findTitleAbove(index, table), ...table.header.map(({ text }) => text)];
  // A word that several rows share says which of them are added up.
  const names = table.rows.map(({ cells }) => new Set(findTerms(cells[0]?.text ?? '', index.language).map(({ term }) => term)));
  const isShared = (term: string) => names.filter((name) => name.has(term)).length > 1;
  const named = new Set(words.flatMap((text) => findTerms(text, index.language).map(({ term }) => term)));
  const generic = new Set((question.match(GENERIC) ?? []).flatMap((word) => findTerms(word, index.language).map(({ term }) => term)));
  return terms.some(
    ({ term, isFraming, forms, reworded, related }) =>
      !isFraming &&
      !MONEY_WORDS.has(term) &&
      !generic.has(term) &&
      !isShared(term) &&
      !reworded.some(({ number }) => named.has(index.termAt(number))) &&
      ![...forms, ...related].some(({ number, likeness }) => likeness >= MIN_LIKENESS && named.has(index.termAt(number))),
  );
}

/** Returns whether each row of a column has one quantity of one unit, which is not the price of one thing. */
function isAddable(view: TableView, column: number, question: string): boolean {
  const header = view.table.header[column]?.text ?? '';
  const rows = view.table.rows.filter((row) => !isSumRow(row));
  const cells = readColumn(view, column);
  const isOfOne =
    PRICE_OF_ONE.test(header) &&
    !VALUE_COLUMN.test(header) &&
    !(PER_YEAR.test(header) && PER_YEAR.test(question)) &&
    cells.every(({ text }) => isMoney(text));
  return cells.length > 0 && cells.length === rows.length && !isOfOne && haveOneUnit(cells);
}
