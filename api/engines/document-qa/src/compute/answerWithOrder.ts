import { ASKS_PRICE } from '../answer/moneyWords.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { addTableUnit } from '../tables/captionUnit.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeQuantities, labelQuantity, writeLike } from './answerWithQuantities.ts';
import { type FoundQuantity, findQuantity } from './findQuantity.ts';
import { findNamedPlace } from './namedCells.ts';
import { readQuantity } from './quantities/quantity.ts';
import { dropFrame, dropLeftOut } from './quantities/questionParts.ts';
import { type Order, readOrder } from './readOrder.ts';

const COMPARED = [
  /\bhow much (?:do|would|will|can|could|did) (?:we|i|you|they|he|she) save (?:with |by |on |if (?:we|i|they) (?:take|buy|book|get) )?(?:taking |buying |booking |getting )?(?<first>.+?),? (?:compared (?:with|to)|instead of|over|rather than|versus|vs\.?|against|than) (?<second>.+?)\W*$/iu,
  /\bhow much (?:more expensive|more|less|cheaper|dearer|extra) (?:is|are|does|do|would|will|costs?) (?<first>.+?) (?:be |cost )?(?:than|compared (?:with|to)|versus|over) (?<second>.+?)\W*$/iu,
  /(?<!\p{L})cuánto (?:me |nos )?(?:ahorr\p{L}+|más (?:cuesta|vale)|menos (?:cuesta|vale)) (?:con )?(?<first>.+?) (?:en vez de|frente a|comparado con|que) (?<second>.+?)\W*$/iu,
  /(?<!\p{L})wie ?viel (?:spare|sparen|spart) (?:ich |wir |man )?(?:mit |bei )?(?<first>.+?) (?:statt|gegenüber|im vergleich zu|als) (?<second>.+?)\W*$/iu,
];
/** A price of several is not multiplied: "Family of four", "10 tickets". */
const BUNDLE = /^\d+ \p{L}|\b(?:group|party|family|pack|set) of\b|(?<!\p{L})(?:grupo|paquete|bono) de(?!\p{L})|er-?(?:karte|pack)\b/iu;

/** Answers what several things cost together, or how much more than others, from the price of one of each. Returns undefined unless each price is found. */
export function answerWithOrder(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const remaining = dropLeftOut(question);
  const compared = COMPARED.map((pattern) => pattern.exec(remaining)?.groups).find(Boolean);
  if (compared?.first && compared.second) return compareOrders(index, compared.first, compared.second, question);
  const order = ASKS_PRICE.test(remaining) ? readOrder(remaining) : undefined;
  if (!order || order.things.every(({ count }) => count === 1)) return undefined;
  const prices = findPrices(index, order, question);
  const [first] = prices ?? [];
  if (!prices || !first) return undefined;
  const total = sumPrices(prices);
  return composeQuantities(index, prices.map(writePart), {
    code: 'computed',
    value: writeLike(
      index,
      total,
      prices.map(({ found }) => found),
    ),
  });
}

interface Priced {
  count: number;
  found: FoundQuantity;
}

/** Compares what two orders cost, one of which has a number of something: "the whole week" and "five single days". */
function compareOrders(index: OpenIndex, first: string, second: string, question: string): BuiltInAnswer | undefined {
  const orders = [first, second].map((side) => readOrder(side) ?? (dropFrame(side) === '' ? undefined : readOrder(`one ${dropFrame(side)}`)));
  const about = orders.map((order) => order?.about ?? '').join(' ');
  if (orders.every((order) => order?.things.every(({ count }) => count === 1) ?? true)) return undefined;
  const [one, other] = orders.map((order) => order && findPrices(index, { ...order, about }, question));
  if (!one || !other) return undefined;
  const all = [...one, ...other];
  if (new Set(all.map(({ found }) => found.quantity.unit)).size > 1) return undefined;
  const value = writeLike(
    index,
    Math.abs(sumPrices(one) - sumPrices(other)),
    all.map(({ found }) => found),
  );
  return composeQuantities(index, all.map(writePart), { code: 'difference', value });
}

/** Finds the price of one of each thing, all in one currency and from one column. */
function findPrices(index: OpenIndex, { things, about }: Order, question: string): Priced[] | undefined {
  const prices = things.flatMap(({ count, words }): Priced[] => {
    const passes = (_: Table, row: Row) => count === 1 || !BUNDLE.test(row.cells[0]?.text.trim() ?? '');
    const found =
      findQuantity(index, words, `${words} ${about} how much`, passes, `${words} ${about}`) ?? findQuantity(index, words, question, passes);
    return found?.row && /^[A-Z]{3}$/.test(found.quantity.unit) ? [{ count, found }] : [];
  });
  const units = new Set(prices.map(({ found }) => found.quantity.unit));
  const places = new Set(prices.map(({ found }) => `${found.span.start} ${found.column}`));
  if (prices.length < things.length) return findPricesInColumns(index, { things, about });
  const isWhole = prices.length === things.length && units.size === 1 && places.size === prices.length;
  return isWhole && prices.every(({ found }) => explainsAll(index, found, about)) ? prices : undefined;
}

const PRICE_ROW = /^(?:price|cost|fee|rate|charge|preis|kosten|precio|tarifa)s?(?![\p{L}])/iu;

/** Finds the price of one of each thing where the things are columns, and the kind or the price is the row: "two adults with the hog roast". */
function findPricesInColumns(index: OpenIndex, { things, about }: Order): Priced[] | undefined {
  const found = findTables(index).flatMap((table) => {
    const columns = things.map(({ words }) => findNamedPlace(index, table, words).column);
    const place = findNamedPlace(index, table, about);
    const row = place.row ?? table.rows.find(({ cells }) => PRICE_ROW.test(cells[0]?.text.trim() ?? ''));
    if (!row || new Set(columns).size < things.length || !place.unmatched.every((word) => INCIDENTAL.test(word))) return [];
    const name = row.cells[0]?.text.replace(/\s+/g, ' ') ?? '';
    const prices = things.flatMap(({ count }, at): Priced[] => {
      const column = columns[at];
      const quantity =
        column === undefined
          ? undefined
          : readQuantity(addTableUnit(index, table, findCellBelow(table, row, column)?.text ?? '', table.header[column]?.text ?? ''));
      const header = table.header[column ?? 0]?.text.replace(/\s+/g, ' ') ?? '';
      return quantity && /^[A-Z]{3}$/.test(quantity.unit) ? [{ count, found: { quantity, name: `${name}, ${header}`, span: row, row, column } }] : [];
    });
    return prices.length === things.length ? [prices] : [];
  });
  const [only, another] = found;
  return another ? undefined : only;
}

/** Returns whether a table has each word that says for whom or of which kind the things are, besides ages and times. */
function explainsAll(index: OpenIndex, { row }: FoundQuantity, about: string): boolean {
  const table = row && findTables(index).find(({ rows }) => rows.some(({ start }) => start === row.start));
  return table === undefined || findNamedPlace(index, table, about).unmatched.every((word) => INCIDENTAL.test(word));
}

/** Words next to an order that name no kind of it. */
const INCIDENTAL =
  /^(?:\d.*|old|years?|months?|weeks?|days?|nights?|my|our|his|her|baby|kid|kids|child|son|daughter|us|me|full|single|family|season|one|año|años|mes|meses|jahre?n?|alt|monate?|tage?|wir|uns|nos)$/iu;

function sumPrices(prices: readonly Priced[]): number {
  return prices.reduce((sum, { count, found }) => sum + count * found.quantity.value, 0);
}

function writePart({ count, found }: Priced): { found: FoundQuantity; text: string } {
  return { found, text: labelQuantity(found, count === 1 ? found.quantity.text : `${count} × ${found.quantity.text}`) };
}
