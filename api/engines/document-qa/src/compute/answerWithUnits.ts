import { findMatchedOffsets } from '../answer/findMatchedOffsets.ts';
import { findNearest } from '../answer/findNearest.ts';
import { AFTER_TAX } from '../answer/moneyWords.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { addTableUnit } from '../tables/captionUnit.ts';
import { findNamedRows, type NamedRow } from '../tables/lookUp/findNamedRows.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows } from './answerWithNamedCells.ts';
import { composeComputed } from './composeComputed.ts';
import { type Amount, findAmounts, writeAmount } from './quantities/amounts.ts';
import { changesLater } from './quantities/laterRules.ts';
import { hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { type Quantity, readQuantity, writeQuantity } from './quantities/quantity.ts';
import { dropFrame, dropLeftOut } from './quantities/questionParts.ts';
import { countUnits, type QuestionUnits, readPriceUnits, readQuestionUnits } from './quantities/readUnits.ts';
import { readUnitsOfHeader, readUnitsOfTable } from './quantities/tableUnits.ts';

const ASKS_MONEY =
  /\bhow much\b|\bwhat\b.*\b(?:cost|costs|pay|paid|price|come to|comes to|charge|charged|owe|get|rent|fee|total|earn|make)\b|\bcome to\b|\bwhat(?: is| are|['’]s) (?:the|an?|one)\b|(?<!\p{L})(?:cuánto|wie ?viel|was (?:kostet|kosten|zahl\p{L}*|macht|bekomm\p{L}*))(?!\p{L})/iu;
const MIN_EXPLAINED = 0.5;
const MIN_COVER = 0.45;
const MIN_LEAD = 0.06;
const MIN_PARAPHRASED = 0.5;
const MAX_CANDIDATES = 3;
const MAX_UNIT_DISTANCE = 40;

/**
 * Answers what a number of units costs from the price of one: 14 pages at 40p each, a week at £176 a night, a month of a yearly rent.
 * Returns undefined unless the document says of which unit its price is.
 */
export function answerWithUnits(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const remaining = dropLeftOut(question);
  if (!ASKS_MONEY.test(remaining) || AFTER_TAX.test(question)) return undefined;
  const sumAnswer = multiplySum(index, remaining);
  if (sumAnswer) return sumAnswer;
  for (const units of readQuestionUnits(remaining)) {
    const answer = multiplyCell(index, units, remaining) ?? multiplySentence(index, units);
    if (answer) return answer;
  }
  return undefined;
}

/** Returns whether a sum has no currency, as those of a budget below their year. */
function isBare({ unit }: Quantity, header: string): boolean {
  return unit === '' && /^(?:19|20)\d\d$/.test(header.trim());
}

const PER_SUM = /(?:per|for each|for every|je|pro|por cada)\s$/iu;

/** Multiplies what is charged for each round sum with the sum of the question: "£3.20 for each £1,000 of value". */
function multiplySum(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const [questionAmount, other] = findAmounts(question);
  if (!questionAmount || other) return undefined;
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    const [price, per, another] = findAmounts(text);
    const isPer = price && per && !another && PER_SUM.test(text.slice(0, per.at)) && per.value > price.value;
    const times = isPer ? questionAmount.value / per.value : 0;
    return price && Number.isInteger(times) && times > 1 ? [{ sentence, price, times }] : [];
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const value = writeAmount(Math.round(100 * only.times * only.price.value) / 100, only.price, index.language);
  return composeComputed(index, [{ sentence: only.sentence, text: `${only.times} × ${only.price.text}` }], { code: 'computed', value });
}

interface Priced {
  quantity: Quantity;
  times: number;
  column: number;
}

function multiplyCell(index: OpenIndex, units: QuestionUnits, question: string): BuiltInAnswer | undefined {
  const words = dropFrame(units.rest);
  if (words === '') return undefined;
  const parsed = { ...parseQuestion(index, { question: words, history: [] }), question };
  const [best, next] = findNamedRows(index, parsed).filter((row) => listPriced(index, row, units).length > 0);
  if (!best || best.explained < MIN_EXPLAINED || best.cover < MIN_COVER || best.score - (next?.score ?? 0) < MIN_LEAD) return undefined;
  const all = listPriced(index, best, units);
  const named = all.filter(({ column }) => column === best.column);
  const [only, another] = named.length > 0 ? named : all;
  if (!only || another || only.times === 1) return undefined;
  const text =
    only.times < 1 ? `${only.quantity.text} / ${Math.round(1 / only.times)} (${best.name})` : `${only.times} × ${only.quantity.text} (${best.name})`;
  const value = writeQuantity(only.times * only.quantity.value, { ...only.quantity, decimals: only.quantity.decimals }, index.language);
  return composeFromRows(index, [{ text, row: best.row }], { code: 'computed', value });
}

/** Lists the sums of money of a row that are of a unit which the asked one can be counted in. */
function listPriced(index: OpenIndex, { table, row, name }: NamedRow, questionUnits: QuestionUnits): Priced[] {
  return table.header.flatMap(({ text: header }, column) => {
    const cell = row.cells[column]?.text ?? '';
    const quantity = column > 0 && row.cells.length === table.header.length ? readQuantity(addTableUnit(index, table, cell, header)) : undefined;
    if (!quantity || !(/^[A-Z]{3}$/.test(quantity.unit) || isBare(quantity, header))) return [];
    const ownUnits = [...readPriceUnits(header), ...readPriceUnits(cell), ...readPriceUnits(name)];
    const units = ownUnits.length > 0 ? [...readUnitsOfHeader(header), ...ownUnits] : readUnitsOfTable(index, table, header);
    const times = countSpan(questionUnits, header) ?? units.map((unit) => countUnits(questionUnits, unit)).find((each) => each !== undefined);
    return times === undefined ? [] : [{ quantity, times, column }];
  });
}

/** Counts one period in the length of time of a header: a month is a sixth of the price below "6 months". */
function countSpan(units: QuestionUnits, header: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,3}) (\p{L}{3,})$/u.exec(header.trim()) ?? [];
  const times = units.count === 1 && count !== '' ? countUnits(units, unit) : undefined;
  return times === undefined ? undefined : times / Number(count);
}

/** Multiplies the one amount of a sentence that is of a fitting unit, or the one nearest to the words of the question. */
function multiplySentence(index: OpenIndex, units: QuestionUnits): BuiltInAnswer | undefined {
  const words = dropFrame(units.rest);
  if (words === '') return undefined;
  const parsed = parseQuestion(index, { question: words, history: [] });
  for (const { sentence, features } of rankSentences(index, parsed).slice(0, MAX_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    if (!hasMainWord(index, parsed, sentence) && features.paraphrase < MIN_PARAPHRASED) continue;
    const amounts = findAmounts(text);
    const fitting = amounts.flatMap((amount, position) => {
      const after = text.slice(amount.at + amount.text.length, amounts[position + 1]?.at ?? text.length).slice(0, MAX_UNIT_DISTANCE);
      const times = countFirst(units, after);
      return times === undefined ? [] : [{ at: amount.at, amount, times }];
    });
    const nearest = findNearest(fitting, findMatchedOffsets(index, parsed, text), text);
    // The first sentence about the topic says of which unit its price is, or nothing is computed.
    if (!nearest || nearest.times === 1) return undefined;
    if (limits(index, sentence, nearest.amount) || changesLater(index, sentence, units.count, units.unit)) return undefined;
    const value = writeAmount(Math.round(100 * nearest.times * nearest.amount.value) / 100, nearest.amount, index.language);
    const part = nearest.times < 1 ? `${nearest.amount.text} / ${Math.round(1 / nearest.times)}` : `${nearest.times} × ${nearest.amount.text}`;
    return composeComputed(index, [{ sentence, text: part }], { code: 'computed', value });
  }
  return undefined;
}

/** Counts the units of the question in the first unit after an amount. */
function countFirst(units: QuestionUnits, after: string): number | undefined {
  const [unit] = readPriceUnits(after);
  return unit === undefined ? undefined : countUnits(units, unit);
}

const LIMIT = /\b(?:at (?:the )?most|maximum|no more than|up to|after|from the)\b|(?<!\p{L})(?:como máximo|höchstens|maximal|ab dem)(?!\p{L})/iu;

/** Returns whether a sentence has another rule for many: "and £49 at the most", "after the third day". */
function limits(index: OpenIndex, sentence: number, { at, text }: Amount): boolean {
  return LIMIT.test(sliceSentence(index, sentence).slice(at + text.length));
}
