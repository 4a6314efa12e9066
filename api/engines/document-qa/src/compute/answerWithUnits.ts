import { findMatchedOffsets } from '../answer/findMatchedOffsets.ts';
import { findNearest } from '../answer/findNearest.ts';
import { AFTER_TAX } from '../answer/moneyWords.ts';
import { rankSentences } from '../answer/rankSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { readQuestion } from '../retrieve/readQuestion.ts';
import { addTableUnit } from '../tables/captionUnit.ts';
import { findNamedRows, type NamedRow } from '../tables/lookUp/findNamedRows.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows } from './answerWithNamedCells.ts';
import { composeComputed } from './composeComputed.ts';
import { type Amount, findAmounts, writeAmount } from './quantities/amounts.ts';
import { dropFrame, dropLeftOut } from './quantities/askedParts.ts';
import { changesLater } from './quantities/laterRules.ts';
import { hasMainWord, readOnOneLine } from './quantities/namedAmount.ts';
import { type Quantity, readQuantity, writeQuantity } from './quantities/quantity.ts';
import { type AskedUnits, countUnits, readAskedUnits, readPriceUnits } from './quantities/readUnits.ts';
import { readHead, readUnitsOfTable } from './quantities/tableUnits.ts';

const ASKS_MONEY =
  /\bhow much\b|\bwhat\b.*\b(?:cost|costs|pay|paid|price|come to|comes to|charge|charged|owe|get|rent|fee|total|earn|make)\b|\bcome to\b|\bwhat(?: is| are|['’]s) (?:the|an?|one)\b|(?<!\p{L})(?:cuánto|wie ?viel|was (?:kostet|kosten|zahl\p{L}*|macht|bekomm\p{L}*))(?!\p{L})/iu;
const LEAST_EXPLAINED = 0.5;
const LEAST_COVER = 0.45;
const LEAST_LEAD = 0.06;
const ENOUGH_PARAPHRASED = 0.5;
const MOST_CANDIDATES = 3;
const WORDS_BEHIND = 40;

/**
 * Answers what a number of units costs from the price of one: 14 pages at 40p each, a week at £176 a night, a month of a yearly rent.
 * Returns undefined unless the document says of which unit its price is.
 */
export function answerWithUnits(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const kept = dropLeftOut(question);
  if (!ASKS_MONEY.test(kept) || AFTER_TAX.test(question)) return undefined;
  const ofSum = multiplySum(index, kept);
  if (ofSum) return ofSum;
  for (const asked of readAskedUnits(kept)) {
    const answer = multiplyCell(index, asked, kept) ?? multiplySentence(index, asked);
    if (answer) return answer;
  }
  return undefined;
}

/** Sums of a budget stand below their year without a currency. */
function isBare({ unit }: Quantity, head: string): boolean {
  return unit === '' && /^(?:19|20)\d\d$/.test(head.trim());
}

const PER_SUM = /(?:per|for each|for every|je|pro|por cada)\s$/iu;

/** Multiplies what is charged for each round sum with the sum of the question: "£3.20 for each £1,000 of value". */
function multiplySum(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const [asked, other] = findAmounts(question);
  if (!asked || other) return undefined;
  const found = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    const [price, per, another] = findAmounts(text);
    const isPer = price && per && !another && PER_SUM.test(text.slice(0, per.at)) && per.value > price.value;
    const times = isPer ? asked.value / per.value : 0;
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

function multiplyCell(index: OpenIndex, asked: AskedUnits, question: string): BuiltInAnswer | undefined {
  const words = dropFrame(asked.rest);
  if (words === '') return undefined;
  const read = { ...readQuestion(index, { question: words, history: [] }), question };
  const [best, next] = findNamedRows(index, read).filter((row) => listPriced(index, row, asked).length > 0);
  if (!best || best.explained < LEAST_EXPLAINED || best.cover < LEAST_COVER || best.score - (next?.score ?? 0) < LEAST_LEAD) return undefined;
  const all = listPriced(index, best, asked);
  const named = all.filter(({ column }) => column === best.column);
  const [only, another] = named.length > 0 ? named : all;
  if (!only || another || only.times === 1) return undefined;
  const text =
    only.times < 1 ? `${only.quantity.text} / ${Math.round(1 / only.times)} (${best.name})` : `${only.times} × ${only.quantity.text} (${best.name})`;
  const value = writeQuantity(only.times * only.quantity.value, { ...only.quantity, decimals: only.quantity.decimals }, index.language);
  return composeFromRows(index, [{ text, row: best.row }], { code: 'computed', value });
}

/** Lists the sums of money of a row that are of a unit which the asked one can be counted in. */
function listPriced(index: OpenIndex, { table, row, name }: NamedRow, asked: AskedUnits): Priced[] {
  return table.header.flatMap(({ text: head }, column) => {
    const cell = row.cells[column]?.text ?? '';
    const quantity = column > 0 && row.cells.length === table.header.length ? readQuantity(addTableUnit(index, table, cell, head)) : undefined;
    if (!quantity || !(/^[A-Z]{3}$/.test(quantity.unit) || isBare(quantity, head))) return [];
    const ownUnits = [...readPriceUnits(head), ...readPriceUnits(cell), ...readPriceUnits(name)];
    const units = ownUnits.length > 0 ? [...readHead(head), ...ownUnits] : readUnitsOfTable(index, table, head);
    const times = countSpan(asked, head) ?? units.map((unit) => countUnits(asked, unit)).find((each) => each !== undefined);
    return times === undefined ? [] : [{ quantity, times, column }];
  });
}

/** Counts one period in the length of time that a header is: a month of what stands below "6 months" is a sixth. */
function countSpan(asked: AskedUnits, head: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,3}) (\p{L}{3,})$/u.exec(head.trim()) ?? [];
  const times = asked.count === 1 && count !== '' ? countUnits(asked, unit) : undefined;
  return times === undefined ? undefined : times / Number(count);
}

/** Multiplies the one amount of a sentence that is of a fitting unit, or the one nearest to the words of the question. */
function multiplySentence(index: OpenIndex, asked: AskedUnits): BuiltInAnswer | undefined {
  const words = dropFrame(asked.rest);
  if (words === '') return undefined;
  const read = readQuestion(index, { question: words, history: [] });
  for (const { sentence, features } of rankSentences(index, read).slice(0, MOST_CANDIDATES)) {
    const text = readOnOneLine(index, sentence);
    if (!hasMainWord(index, read, sentence) && features.paraphrase < ENOUGH_PARAPHRASED) continue;
    const amounts = findAmounts(text);
    const fitting = amounts.flatMap((amount, place) => {
      const behind = text.slice(amount.at + amount.text.length, amounts[place + 1]?.at ?? text.length).slice(0, WORDS_BEHIND);
      const times = countFirst(asked, behind);
      return times === undefined ? [] : [{ at: amount.at, amount, times }];
    });
    const meant = findNearest(fitting, findMatchedOffsets(index, read, text), text);
    // The first sentence about the matter says of which unit its price is, or nothing is computed.
    if (!meant || meant.times === 1) return undefined;
    if (limits(index, sentence, meant.amount) || changesLater(index, sentence, asked.count, asked.unit)) return undefined;
    const value = writeAmount(Math.round(100 * meant.times * meant.amount.value) / 100, meant.amount, index.language);
    const part = meant.times < 1 ? `${meant.amount.text} / ${Math.round(1 / meant.times)}` : `${meant.times} × ${meant.amount.text}`;
    return composeComputed(index, [{ sentence, text: part }], { code: 'computed', value });
  }
  return undefined;
}

/** Counts the asked units in the first unit that stands behind an amount. */
function countFirst(asked: AskedUnits, behind: string): number | undefined {
  const [unit] = readPriceUnits(behind);
  return unit === undefined ? undefined : countUnits(asked, unit);
}

const LIMIT = /\b(?:at (?:the )?most|maximum|no more than|up to|after|from the)\b|(?<!\p{L})(?:como máximo|höchstens|maximal|ab dem)(?!\p{L})/iu;

/** Returns whether a sentence has another rule for many: "and £49 at the most", "after the third day". */
function limits(index: OpenIndex, sentence: number, { at, text }: Amount): boolean {
  return LIMIT.test(sliceSentence(index, sentence).slice(at + text.length));
}
