import { rankSentences } from '../answer/rankSentences.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { type Asked, readQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { type Amount, findAmounts, writeAmount } from './amounts.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { dropFrame } from './askedParts.ts';
import { composeComputed } from './composeComputed.ts';
import { hasMainWord, readOnOneLine } from './namedAmount.ts';
import { findNamedPlace, isValueColumn } from './namedCells.ts';
import { type Quantity, writeQuantity } from './quantity.ts';

/** How many of a unit a question has, and what it says besides. */
export interface AskedCount {
  count: number;
  unit: string;
  about: string;
}

const MOST_CANDIDATES = 4;
const ENOUGH_MEANING = 0.5;
const PER_UNIT =
  /\b(?:each|apiece|(?:(?:for )?(?:each|every)|per|an?) (?<unit>\p{L}+))\b|(?<!\p{L})(?:cada un[oa]|(?:por|al|a la|cada|por cada) (?<unidad>\p{L}+)|(?:pro|am|im|je|(?:für )?jede[nrs]?) (?<einheit>\p{L}+))(?!\p{L})/iu;
const UNITS: readonly RegExp[] = [
  /^(?:days?|daily|días?|diari[oa]|tage?|täglich|tages\p{L}*)$/iu,
  /^(?:nights?|nightly|noches?|nächte?|nacht)$/iu,
  /^(?:weeks?|weekly|semanas?|semanal|wochen?|wöchentlich)$/iu,
  /^(?:hours?|hourly|horas?|stunden?|stündlich)$/iu,
  /^(?:people|persons?|guests?|heads?|adults?|of us|personas?|invitad[oa]s?|adult[oa]s?|personen|gäste|gast|kopf|erwachsene[rn]?)$/iu,
  /^(?:child|children|kids?|niñ[oa]s?|kind|kinder|kindern)$/iu,
];
const PIECES = /^(?:copies|pieces?|items?|chairs?|boxes|bags|tickets?|people|guests|persons|personas|stück|unidades)$/iu;
const COUNTED_THING = /\bhow many (\p{L}{3,})|(?<!\p{L})(?:cuánt[oa]s|wie ?viele) (\p{L}{3,})/iu;
const LIMIT = /\b(?:at (?:the )?most|maximum|no more than|up to)\b|(?<!\p{L})(?:como máximo|máximo|hasta|höchstens|maximal|bis zu)(?!\p{L})/iu;

/** Multiplies the rate of one with the number of a question: "£72 per adult" for 80 people, "five marks for each day" on the third day. */
export function answerWithRate(index: OpenIndex, asked: Asked, counted: AskedCount): BuiltInAnswer | undefined {
  const thing = COUNTED_THING.exec(asked.question)?.slice(1).find(Boolean);
  if (thing !== undefined) return multiplyThings(index, thing, counted);
  return multiplyCell(index, counted) ?? multiplyAmount(index, asked, counted);
}

/** Multiplies the cell of the row that a question names, in the one column whose header or cell is of its unit. */
function multiplyCell(index: OpenIndex, { count, unit, about }: AskedCount): BuiltInAnswer | undefined {
  const found = findTables(index).flatMap((table) => {
    const { row, unmatched } = findNamedPlace(index, table, about);
    if (!row || unmatched.length > 0) return [];
    const quantities = table.header.flatMap((head, column) => {
      const quantity = isValueColumn(table, column) ? readCell(table, row, column) : undefined;
      return quantity ? [{ quantity, isPer: isPerUnit(head.text, unit) || isPerUnit(row.cells[column]?.text ?? '', unit) }] : [];
    });
    // "Chair covers | £2.40 | each"
    const isPerRow = quantities.length === 1 && row.cells.some(({ text }) => isPerUnit(text, unit));
    const columns = quantities.filter(({ isPer }) => isPer || isPerRow).map(({ quantity }) => quantity);
    const [only, another] = columns;
    return only && !another ? [{ row, quantity: only }] : [];
  });
  const [only, another] = found;
  return only && !another ? composeTimes(index, count, only) : undefined;
}

function composeTimes(index: OpenIndex, count: number, { row, quantity }: { row: Row; quantity: Quantity }): BuiltInAnswer {
  const text = `${count} × ${quantity.text} (${nameRow(row)})`;
  return composeFromRows(index, [{ text, row }], { code: 'computed', value: writeQuantity(count * quantity.value, quantity, index.language) });
}

/** Returns the first cell of a row, and the next one too where the first is only a letter or a number. */
function nameRow({ cells: [first, second] }: Row): string {
  const name = first?.text.replace(/\s+/g, ' ') ?? '';
  return /\p{L}{2}/u.test(name) ? name : `${name} ${second?.text ?? ''}`.trim();
}

/** Returns whether a header or a cell is of one unit: "Daily rate", "Per adult", "£18 each". */
function isPerUnit(text: string, unit: string): boolean {
  if (/\b(?:each|apiece)\b|(?<!\p{L})(?:cada un[oa]|je Stück)(?!\p{L})/iu.test(text)) return PIECES.test(unit);
  const per = readPerUnit(text);
  if (per !== undefined && isSameUnit(per, unit)) return true;
  return text.split(/[^\p{L}]+/u).some((word) => /(?:ly|ari[oa]|lich|^tages\p{L}+)$/iu.test(word) && isSameUnit(word, unit));
}

function readPerUnit(text: string): string | undefined {
  const per = PER_UNIT.exec(text)?.groups;
  return per && (per.unit ?? per.unidad ?? per.einheit ?? '');
}

/** Multiplies the one amount of a sentence, which says what it is for. */
function multiplyAmount(index: OpenIndex, asked: Asked, { count, unit, about }: AskedCount): BuiltInAnswer | undefined {
  const read = readQuestion(index, { question: dropFrame(about) || asked.question, history: [] });
  for (const { sentence, features } of rankSentences(index, read).slice(0, MOST_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    const amounts = findAmounts(text);
    const [amount, cap] = amounts;
    const isMeant = (features.cover > 0 || features.meaning >= ENOUGH_MEANING) && hasMainWord(index, read, sentence);
    if (!amount || !isMeant || amounts.length > 2 || (cap && !isLimit(text, amount, cap))) continue;
    const per = readPerUnit(text.slice(amount.at + amount.text.length));
    // "The daily allowance is €45" says before the amount what it is for.
    const isOfUnit = per === undefined ? isPerUnit(text, unit) : per === '' ? PIECES.test(unit) : isSameUnit(per, unit);
    if (!isOfUnit) return undefined;
    if (changesLater(index, sentence, count, unit)) return undefined;
    const total = cap ? Math.min(count * amount.value, cap.value) : count * amount.value;
    const value = writeAmount(Math.round(100 * total) / 100, amount, index.language);
    return composeComputed(index, [{ sentence, text: `${count} × ${amount.text}` }], { code: 'computed', value });
  }
  return undefined;
}

/** Returns whether the second amount is the most that the first may come to: "€7 a day and €49 at the most". */
function isLimit(text: string, amount: Amount, cap: Amount): boolean {
  const [between, behind] = [text.slice(amount.at + amount.text.length, cap.at), text.slice(cap.at + cap.text.length)];
  return LIMIT.test(between) || LIMIT.test(behind);
}

/** Multiplies a number of things: "loses five marks for each day". */
function multiplyThings(index: OpenIndex, thing: string, { count, unit, about }: AskedCount): BuiltInAnswer | undefined {
  if (isSameUnit(thing, unit)) return undefined;
  const stated = new RegExp(`(?<![\\p{L}\\d])(\\d+|\\p{L}{2,9}) ${thing}(?!\\p{L})(?<behind>.*)`, 'iu');
  const read = readQuestion(index, { question: about, history: [] });
  for (const { sentence } of rankSentences(index, read).slice(0, 1)) {
    const found = stated.exec(readOnOneLine(index, sentence));
    const each = readSmallNumber(found?.[1] ?? '');
    const per = readPerUnit(found?.groups?.behind ?? '');
    if (!found || each === undefined || per === undefined || per === '' || !isSameUnit(per, unit)) return undefined;
    if (LIMIT.test(found.groups?.behind ?? '') || changesLater(index, sentence, count, unit)) return undefined;
    return composeComputed(index, [{ sentence, text: `${count} × ${found[1]}` }], { code: 'computed', value: `${count * each} ${thing}` });
  }
  return undefined;
}

/** Returns whether another sentence of the paragraph has a rule for fewer than this number: "After six days it receives zero". */
export function changesLater(index: OpenIndex, sentence: number, count: number, unit: string): boolean {
  const paragraph = index.sentences[sentence]?.paragraph;
  return index.sentences.some((each, place) => {
    if (each.paragraph !== paragraph) return false;
    const rules = sliceSentence(index, place).matchAll(
      /(?<![\p{L}\d])(?:after|from|over|more than|nach|ab|über|mehr als|después de|desde|a partir de|más de) (?:the )?(\d+|\p{L}{2,9}) (\p{L}+)/giu,
    );
    return [...rules].some(([, number = '', named = '']) => isSameUnit(named, unit) && (readSmallNumber(number) ?? count) < count);
  });
}

function isSameUnit(one: string, other: string): boolean {
  const stem = (word: string) => word.toLowerCase().replace(/(?:e?s|en|n)$/, '');
  return UNITS.some((unit) => unit.test(one) && unit.test(other)) || stem(one) === stem(other);
}

const BUNDLE_OF =
  /\b(?:per|each|a|an|one|single)(?: single)? (?<unit>\p{L}{3,})\b|(?<!\p{L})(?:cada|por|una|un) (?<unidad>\p{L}{3,})|(?<!\p{L})(?:pro|je|eine?|jede[rns]?) (?<einheit>\p{L}{3,})/giu;
const ASKS_PRICE = /\bhow much\b|\bwhat\b|\bprice\b|(?<!\p{L})(?:cuánto|wie ?viel|was (?:kostet|macht))(?!\p{L})/iu;

/** Divides the price of several by their number where a question asks for one of them: "10 sesiones 260 €", for each session. */
export function answerWithUnitPrice(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question)) return undefined;
  const numbers = (question.match(/(?<![\p{L}\d.,])\d{1,3}(?![\d.,]*\d)/gu) ?? []).map(Number).filter((number) => number > 1);
  const units = [...question.matchAll(BUNDLE_OF)].flatMap(({ groups }) => groups?.unit ?? groups?.unidad ?? groups?.einheit ?? []);
  const [count, another] = numbers;
  if (count === undefined || another !== undefined || units.length === 0) return undefined;
  const found = findTables(index).flatMap((table) => findBundles(table, count, units));
  const [only, other] = found;
  if (!only || other) return undefined;
  const name = only.row.cells[0]?.text.replace(/\s+/g, ' ') ?? '';
  const value = writeQuantity(only.quantity.value / count, only.quantity, index.language);
  return composeFromRows(index, [{ text: `${only.quantity.text} / ${count} (${name})`, row: only.row }], { code: 'computed', value });
}

/** Finds the rows named by a number of a unit, with their only sum of money. */
function findBundles(table: Table, count: number, units: readonly string[]): { row: Row; quantity: Quantity }[] {
  return table.rows.flatMap((row) => {
    const [, number, unit = ''] = /^(\d+)(?: \p{L}+)? (\p{L}{3,})$/u.exec(row.cells[0]?.text.replace(/\s+/g, ' ').trim() ?? '') ?? [];
    if (Number(number) !== count || !units.some((each) => isSameUnit(stripEnding(each), stripEnding(unit)))) return [];
    const sums = table.header
      .flatMap((_, column) => (isValueColumn(table, column) ? (readCell(table, row, column) ?? []) : []))
      .filter(({ unit: of }) => /^[A-Z]{3}$/.test(of));
    const [quantity, another] = sums;
    return quantity && !another ? [{ row, quantity }] : [];
  });
}

/** Returns a noun without the ending of its plural: "sesión" and "sesiones". */
function stripEnding(noun: string): string {
  return noun
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:es|en|s|n)$/, '');
}
