import { rankSentences } from '../answer/rankSentences.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { type ChatQuestion, parseQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { composeComputed } from './composeComputed.ts';
import { isValueColumn } from './namedCells.ts';
import { changesLater, isSameUnit } from './quantities/laterRules.ts';
import { readOnOneLine } from './quantities/namedAmount.ts';
import { type Quantity, writeQuantity } from './quantities/quantity.ts';

/** How many of a unit a question has, and what it says besides. */
export interface UnitCount {
  count: number;
  unit: string;
  about: string;
}

const PER_UNIT =
  /\b(?:each|apiece|(?:(?:for )?(?:each|every)|per|an?) (?<unit>\p{L}+))\b|(?<!\p{L})(?:cada un[oa]|(?:por|al|a la|cada|por cada) (?<unidad>\p{L}+)|(?:pro|am|im|je|(?:für )?jede[nrs]?) (?<einheit>\p{L}+))(?!\p{L})/iu;
const COUNTED_THING = /\bhow many (\p{L}{3,})|(?<!\p{L})(?:cuánt[oa]s|wie ?viele) (\p{L}{3,})/iu;
const LIMIT = /\b(?:at (?:the )?most|maximum|no more than|up to)\b|(?<!\p{L})(?:como máximo|máximo|hasta|höchstens|maximal|bis zu)(?!\p{L})/iu;

/** Multiplies a number of things with the number of a question: "five marks for each day" on the third day. */
export function answerWithRate(index: OpenIndex, chatQuestion: ChatQuestion, counted: UnitCount): BuiltInAnswer | undefined {
  const thing = COUNTED_THING.exec(chatQuestion.question)?.slice(1).find(Boolean);
  return thing === undefined ? undefined : multiplyThings(index, thing, counted);
}

function readPerUnit(text: string): string | undefined {
  const per = PER_UNIT.exec(text)?.groups;
  return per && (per.unit ?? per.unidad ?? per.einheit ?? '');
}

/** Multiplies a number of things: "loses five marks for each day". */
function multiplyThings(index: OpenIndex, thing: string, { count, unit, about }: UnitCount): BuiltInAnswer | undefined {
  if (isSameUnit(thing, unit)) return undefined;
  const stated = new RegExp(`(?<![\\p{L}\\d])(\\d+|\\p{L}{2,9}) ${thing}(?!\\p{L})(?<after>.*)`, 'iu');
  const parsed = parseQuestion(index, { question: about, history: [] });
  for (const { sentence } of rankSentences(index, parsed).slice(0, 1)) {
    const found = stated.exec(readOnOneLine(index, sentence));
    const each = readSmallNumber(found?.[1] ?? '');
    const per = readPerUnit(found?.groups?.after ?? '');
    if (!found || each === undefined || per === undefined || per === '' || !isSameUnit(per, unit)) return undefined;
    if (LIMIT.test(found.groups?.after ?? '') || changesLater(index, sentence, count, unit)) return undefined;
    return composeComputed(index, [{ sentence, text: `${count} × ${found[1]}` }], { code: 'computed', value: `${count * each} ${thing}` });
  }
  return undefined;
}

const BUNDLE_UNIT =
  /\b(?:per|each|a|an|one|single)(?: single)? (?<unit>\p{L}{3,})\b|(?<!\p{L})(?:cada|por|una|un) (?<unidad>\p{L}{3,})|(?<!\p{L})(?:pro|je|eine?|jede[rns]?) (?<einheit>\p{L}{3,})/giu;
const ASKS_PRICE = /\bhow much\b|\bwhat\b|\bprice\b|(?<!\p{L})(?:cuánto|wie ?viel|was (?:kostet|macht))(?!\p{L})/iu;

/** Divides the price of several by their number where a question asks for one of them: "10 sesiones 260 €", for each session. */
export function answerWithUnitPrice(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question)) return undefined;
  const numbers = (question.match(/(?<![\p{L}\d.,])\d{1,3}(?![\d.,]*\d)/gu) ?? []).map(Number).filter((number) => number > 1);
  const units = [...question.matchAll(BUNDLE_UNIT)].flatMap(({ groups }) => groups?.unit ?? groups?.unidad ?? groups?.einheit ?? []);
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
