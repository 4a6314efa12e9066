import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findCellBelow } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { addTableUnit } from '../tables/captionUnit.ts';
import { asksOfReader, findTaxedHeader, isReadersColumn } from '../tables/cellUnits.ts';
import { findNamedRows, type NamedRow } from '../tables/lookUp/findNamedRows.ts';
import { findTimeColumns, selectTimeColumns } from '../tables/yearColumns.ts';
import type { Period } from './quantities/amounts.ts';
import { findNamedAmount } from './quantities/namedAmount.ts';
import { type Quantity, readQuantity } from './quantities/quantity.ts';

/** A quantity that a few words name, and the text it is from. */
export interface FoundQuantity {
  quantity: Quantity;
  name: string;
  span: { start: number; end: number; page: number };
  /** The row it is from, unless it is from a sentence. */
  row?: Row | undefined;
  column?: number | undefined;
  /** How often it is due, if the sentence says that. */
  period?: Period | undefined;
}

/** From these shares of the words and of the name of a row on, and by this much before the next row, the words name the row. */
const MIN_EXPLAINED = 0.6;
const MIN_COVER = 0.45;
const EXPLAINED_BESIDE_NAME = 0.35;
const WHOLE_NAME = 0.95;
const MIN_LEAD = 0.08;

/**
 * Finds the one quantity that a few words name: in the cell of a table, or else in a sentence.
 * Only columns that pass may be meant, such as those with the price of one. `about` has the ages and times that choose a column.
 */
export function findQuantity(
  index: OpenIndex,
  words: string,
  question: string,
  passes: (table: Table, row: Row, column: number) => boolean = () => true,
  about = words,
): FoundQuantity | undefined {
  const named = parseQuestion(index, { question: words, history: [] });
  // A word that frames other questions may be all that names the thing: "niños".
  const terms = named.terms.every(({ isFraming }) => isFraming) ? named.terms.map((term) => ({ ...term, isFraming: false })) : named.terms;
  const parsed = { ...named, terms, question: about };
  const [best, next] = findNamedRows(index, parsed).filter((named) => listQuantities(index, named, passes).length > 0);
  const isNamed = best && isNamedBy(best) && best.score - (next?.score ?? 0) >= MIN_LEAD;
  const cell = isNamed ? chooseQuantity(index, best, question, words, passes) : undefined;
  if (isNamed) return cell;
  const found = findNamedAmount(index, words);
  if (!found) return undefined;
  const quantity = readQuantity(found.amount.text);
  const sentence = index.sentences[found.sentence];
  const page = sentence && index.paragraphs[sentence.paragraph]?.page;
  return quantity && sentence && page !== undefined
    ? { quantity, name: '', period: found.amount.period, span: { start: sentence.start, end: sentence.end, page } }
    : undefined;
}

const ASKS_PRICE = /\b(?:how much|price|cost|costs|pay|save)\b|(?<!\p{L})(?:cuánto|precio|wie ?viel|preis|kostet|kosten)(?!\p{L})/iu;
const PRICE_HEADER = /^(?:(?:unit|single|standard|full|normal) )?(?:price|cost|fee|rate|charge|preis|gebühr|precio|tarifa|importe)s?(?: \(.*\))?$/iu;

/** Returns whether words name a row: most of them and of its name, or its whole name. */
function isNamedBy({ explained, cover }: NamedRow): boolean {
  return (explained >= MIN_EXPLAINED && cover >= MIN_COVER) || (explained >= EXPLAINED_BESIDE_NAME && cover >= WHOLE_NAME);
}

interface Candidate {
  column: number;
  quantity: Quantity;
}

function listQuantities(index: OpenIndex, { table, row }: NamedRow, passes: (table: Table, row: Row, column: number) => boolean): Candidate[] {
  return table.header.flatMap(({ text }, column) => {
    const quantity =
      column > 0 && passes(table, row, column)
        ? readQuantity(addTableUnit(index, table, findCellBelow(table, row, column)?.text ?? '', text))
        : undefined;
    return quantity ? [{ column, quantity }] : [];
  });
}

/** Chooses the column that the words name, that of the time or the reader they mean, or the only one. */
function chooseQuantity(
  index: OpenIndex,
  named: NamedRow,
  question: string,
  words: string,
  passes: (table: Table, row: Row, column: number) => boolean,
): FoundQuantity | undefined {
  const { table, row } = named;
  const all = listQuantities(index, named, passes);
  const times = selectTimeColumns(table.header, findTimeColumns(table.header), question);
  const readHeader = (column: number) => table.header[column]?.text ?? '';
  const narrow = (some: Candidate[], isFit: (each: Candidate) => boolean) => {
    const fit = some.filter(isFit);
    return fit.length > 0 ? fit : some;
  };
  const count = ({ column }: Candidate) => countSharedTerms(index, readHeader(column), `${words} ${question}`);
  let left = narrow(all, ({ column }) => times?.includes(column) ?? true);
  const taxed = findTaxedHeader(question);
  if (taxed) left = narrow(left, ({ column }) => taxed.test(readHeader(column)));
  const most = Math.max(0, ...left.map(count));
  left = left.filter((each) => count(each) === most);
  if (asksOfReader(question)) left = narrow(left, ({ column }) => isReadersColumn(readHeader(column)));
  left = narrow(left, ({ column }) => column === named.column);
  // Of several sums of money, the one below "Price" is that of one.
  if (ASKS_PRICE.test(question)) left = narrow(left, ({ column }) => PRICE_HEADER.test(readHeader(column).trim()));
  // Of figures one of which has a unit, that is what was measured, and the others are readings.
  left = narrow(left, ({ quantity }) => quantity.unit !== '');
  const [only, another] = left;
  if (!only || another) return undefined;
  return { quantity: only.quantity, name: named.name, span: row, row, column: only.column };
}

function countSharedTerms(index: OpenIndex, header: string, words: string): number {
  const wordTerms = new Set(findTerms(words, index.language).map(({ term }) => term));
  return new Set(findTerms(header, index.language).flatMap(({ term }) => (wordTerms.has(term) ? [term] : []))).size;
}
