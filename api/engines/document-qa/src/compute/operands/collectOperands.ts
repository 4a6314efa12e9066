import { findDates } from '../../answer/dates.ts';
import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../../documentQuestions/structure/table.ts';
import { findCellBelow, findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { addTableUnit } from '../../tables/captionUnit.ts';
import { type Amount, findAmounts, findCurrency } from '../quantities/amounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { type Quantity, readQuantity } from '../quantities/quantity.ts';
import { readUnitsOfTable } from '../quantities/tableUnits.ts';
import type { Operand } from './operand.ts';
import { isTime, normalizeUnit, readUnitsOfPrice } from './priceUnits.ts';
import { findHeadingAbove, readHeadingAt } from './sections.ts';
import { readTier } from './tiers.ts';

const collected = new WeakMap<OpenIndex, readonly Operand[]>();
/** The greatest distance of a unit after its price, in characters. */
const MAX_UNIT_DISTANCE = 22;
const CLAUSE_END = /[;:.]\s|,\s(?=\p{L})/gu;
const HUNDRED = 100;
const POINTS_BACK = /^\W*(?:they|it|these|both|sie|es|diese|beide|cuestan?|ambos)(?!\p{L})/iu;

/** Collects the figures of a document that may be computed with: cells of tables, and sums of money in sentences. */
export function collectOperands(index: OpenIndex): readonly Operand[] {
  const known = collected.get(index);
  if (known) return known;
  const operands = [...collectCells(index), ...collectAmounts(index)];
  collected.set(index, operands);
  return operands;
}

function collectCells(index: OpenIndex): Operand[] {
  return findTables(index).flatMap((table) => {
    const section = findHeadingAbove(index, table.paragraph);
    const first = readFirstRow(table);
    const headers = table.header.map(({ text }) => (first ? '' : collapseSpaces(text)));
    return [...(first ? [first] : []), ...table.rows].flatMap((row) => {
      const name = collapseSpaces(row.cells[0]?.text);
      return table.header.flatMap((_, column): Operand[] => {
        const header = headers[column] ?? '';
        const cell = collapseSpaces(findCellBelow(table, row, column)?.text);
        const quantity = column === 0 ? undefined : readQuantity(addTableUnit(index, table, cell, header));
        if (!quantity) return [];
        const units = [...readUnitsOfPrice(`${header} ${cell} ${name}`), ...readCountedColumn(headers, header)];
        return [
          {
            quantity: convertPence(quantity),
            per:
              units.length > 0 || isSumRow(row) ? units : readUnitsOfTable(index, table, header).flatMap((unit) => readUnitsOfPrice(`per ${unit}`)),
            tier: readTier(header) ?? readTier(name) ?? readTier(cell),
            dates: findDates(name),
            label: `${name} ${header}`,
            around: `${row.cells.map(({ text }) => text).join(' ')} ${headers[0] ?? ''} ${readHeadingAt(index, section)}`,
            name,
            span: { start: row.start, end: row.end },
            section,
            cell: { table, row, column },
          },
        ];
      });
    });
  });
}

/** Returns the first row of a price list that has no header: its last cell is a sum of money already. */
function readFirstRow({ header, rows }: Table): Row | undefined {
  const [name, ...values] = header;
  const [below] = rows;
  const isSum = (text: string) => /^[A-Z]{3}$/.test(readQuantity(collapseSpaces(text))?.unit ?? '');
  const isRow = name !== undefined && below !== undefined && values.length > 0 && values.every(({ text }) => isSum(text));
  return isRow ? { cells: [...header], start: name.start, end: values.at(-1)?.end ?? name.end, page: below.page } : undefined;
}

/** "Dogs of up to 8 kg, £15 a night" sets no price for the first eight. */
const LIMIT_OF_MEASURE = /(?<!\p{L})(?:up to|hasta|bis zu) \d+(?:[.,]\d+)?\s?(?:kg|kilos?|g|cm|mm|m|°|%|years?|años|jahren?)(?!\p{L})/iu;

function collectAmounts(index: OpenIndex): Operand[] {
  return index.sentences.flatMap(({ start, end, paragraph }, sentence) => {
    if (index.paragraphs[paragraph]?.kind === 'tableRow') return [];
    const text = readOnOneLine(index, sentence);
    const amounts = findAmounts(text);
    const section = findHeadingAbove(index, paragraph);
    return amounts.map((amount, position): Operand => {
      const label = cutClause(text, amount, amounts[position - 1], amounts[position + 1]);
      const next = amounts[position + 1];
      const after = text.slice(
        amount.at + amount.text.length,
        next ? Math.max(findJoint(text, amount, next), amount.at + amount.text.length) : text.length,
      );
      return {
        quantity: toQuantity(amount),
        per: readAdjacentUnits(after, label),
        tier: LIMIT_OF_MEASURE.test(label) && readAdjacentUnits(after, label).some(isTime) ? undefined : readTier(label),
        dates: findDates(label),
        label: position === 0 && POINTS_BACK.test(text) ? `${readBefore(index, sentence)} ${label}` : label,
        around: `${text} ${readHeadingAt(index, section)}`,
        name: '',
        span: { start, end },
        section,
        sentence,
        at: amount.at,
      };
    });
  });
}

const PRICE_HEADER = /^(?:(?:unit )?price|rate|unit cost|preis|einzelpreis|precio(?: unitario)?|tarifa)(?: \(.*\))?$/iu;
const COUNT_HEADER =
  /^(?:units?|qty|quantity|hours|days|nights|items?|pieces|menge|anzahl|stunden|tage|nächte|unidades|cantidad|horas|días|noches)$/iu;

/** Returns the unit of a price next to a column that counts it: "Units | Price". */
function readCountedColumn(headers: readonly string[], header: string): string[] {
  const [count, another] = PRICE_HEADER.test(header) ? headers.filter((each) => COUNT_HEADER.test(each)) : [];
  return count === undefined || another !== undefined
    ? []
    : [/^(?:qty|quantity|menge|anzahl|cantidad|units?|unidades)$/iu.test(count) ? 'piece' : normalizeUnit(count)];
}

/** Reads the unit right after a price, or else before it: "Each visit costs £4". */
function readAdjacentUnits(after: string, label: string): string[] {
  const near = after.search(/(?<!\p{L})(?:per|for (?:each|every)|each|every|an?|pro|je|für jede[nrs]?|jede[nrs]?|por|cada|al?|im|am)\s/iu);
  const units =
    near >= 0 && near <= MAX_UNIT_DISTANCE
      ? readUnitsOfPrice(after.slice(0, after.search(/[;.,]\s/u) >= 0 ? after.search(/[;.,]\s/u) : undefined))
      : [];
  if (units.length > 0) return units;
  const adverb =
    /^\s(?:each|apiece|hourly|daily|nightly|weekly|monthly|yearly|monatlich|jährlich|täglich|wöchentlich|mensual\p{L}*|anual\p{L}*|cada un[oa])/iu.exec(
      after,
    );
  if (adverb) return readUnitsOfPrice(`${adverb[0]} `);
  const [often] = /(?<!\p{L})(?:hourly|daily|nightly|weekly|täglich\p{L}*|wöchentlich\p{L}*|diari[oa]|semanal)(?!\p{L})/iu.exec(label) ?? [];
  if (often !== undefined) return [normalizeUnit(often)];
  const [before] = /(?:^|\s)(?:each|every|per|cada|jede[rsn]?|pro|je)\s.*$/iu.exec(label) ?? [];
  return before === undefined ? [] : readUnitsOfPrice(before).slice(0, 1);
}

/** Returns the sentence before one in its paragraph, which "they" refers to: "Course books are extra. They cost £24." */
function readBefore(index: OpenIndex, sentence: number): string {
  const isBeside = index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
  return isBeside ? readOnOneLine(index, sentence - 1) : '';
}

/** Cuts the clause of an amount, without those of the adjacent amounts. */
function cutClause(text: string, amount: Amount, before: Amount | undefined, next: Amount | undefined): string {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  const from = Math.max(before ? findJoint(text, before, amount) : 0, ends.findLast((end) => end < amount.at) ?? 0);
  const to = Math.min(next ? findJoint(text, amount, next) : text.length, ends.find((end) => end > amount.at) ?? text.length);
  return text.slice(from, to);
}

/** Returns where the clause of an amount ends and that of the next begins: "£9 for each hour" and "£30 at the most". */
function findJoint(text: string, amount: Amount, next: Amount): number {
  const amountEnd = amount.at + amount.text.length;
  // "One for each flat, £920;": the comma right before a sum separates it from its own name.
  const commaOffset = /^\s*(?:$|[;,.])/u.test(text.slice(next.at + next.text.length))
    ? /[,:]\s*$/u.exec(text.slice(amountEnd, next.at))?.index
    : undefined;
  const until = commaOffset === undefined || commaOffset < 1 ? next.at : amountEnd + commaOffset;
  return amountEnd + ([...text.slice(amountEnd, until).matchAll(/\s(?:and|or|but|und|oder|y|o)\s|[,;]/giu)].at(-1)?.index ?? 0);
}

/** Returns an amount of running text as a quantity. */
function toQuantity(amount: Amount): Quantity {
  const currency = findCurrency(amount);
  return convertPence({
    value: amount.value,
    decimals: /[.,](\d\d)$/.exec(amount.text.replace(/[^\d.,]/g, ''))?.[1]?.length ?? 0,
    unit: currency === 'hundredth' ? 'p' : currency,
    before: amount.before,
    after: amount.after,
    text: amount.text,
  });
}

/** Converts pence to pounds, so that both can be added. */
function convertPence(quantity: Quantity): Quantity {
  if (!/^(?:p|pence)$/u.test(quantity.unit)) return quantity;
  return { ...quantity, value: quantity.value / HUNDRED, decimals: 2, unit: 'GBP', before: '£', after: '' };
}

function collapseSpaces(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}
