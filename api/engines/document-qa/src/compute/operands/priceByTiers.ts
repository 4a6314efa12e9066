import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findClockTimes } from '../quantities/readClock.ts';
import { countUnits } from '../quantities/readUnits.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';
import { isTime, normalizeUnit } from './priceUnits.ts';
import { type QuestionCount, readQuestionCounts } from './questionCounts.ts';

/** A price for the first few, and the price of each further one. */
interface TierPair {
  first: {
    value: number;
    count: number;
    text: string;
    from: Operand | { span: Operand['span']; name: string; sentence: number };
    isPerUnit: boolean;
  };
  further: Operand;
  /** The unit that is counted, if the price names one. */
  unit: string | undefined;
}

const MAX_SENTENCE_DISTANCE = 1;
const MATCHED = 0.5;
const FREE =
  /(?<!\p{L})(?:free|without charge|included|includes?|contains?|gratis|kostenlos|kostenfrei|enthalten|enthält|inklusive|incluid[oa]s?|incluye|sin coste)(?!\p{L})/iu;

/** Computes a price that has steps: one for the first few and another for each further one. Returns undefined unless one pair of prices fits. */
export function priceByTiers(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const tierPairs = findTierPairs(index);
  const late = tierPairs.length === 1 ? countLateMinutes(index, question, tierPairs[0]) : undefined;
  if (tierPairs[0] && late !== undefined) return composeTiers(index, tierPairs[0], late);
  const counts = readQuestionCounts(question);
  if (counts.length === 0) return undefined;
  const terms = listContentTerms(index, question);
  for (const counted of counts) {
    const fitting = tierPairs.filter((each) => countFor(index, each, counted) !== undefined);
    const matches = matchLabelled(
      index,
      fitting.map(({ further }) => further),
      terms,
    );
    const leader = chooseLeader(matches);
    const tierPair = fitting.find(({ further }) => further === leader);
    const count = tierPair && countFor(index, tierPair, counted);
    if (tierPair && count !== undefined) return composeTiers(index, tierPair, count);
  }
  return undefined;
}

const LATE = /(?<!\p{L})(?:after|past|from|nach|ab|después de las?|a partir de las?)\s$/iu;
const ASKS_LATE =
  /\b(?:late|after|overtime|over|charge|pay|cost|fine|got there|arriv\p{L}*|pick\p{L}*|collect\p{L}*)\b|(?<!\p{L})(?:tarde|recoj\p{L}*|lleg\p{L}*|spät\p{L}*|abhol\p{L}*)(?!\p{L})/iu;
const BARE_CLOCK = /(?<![\d.,:£€$])(?<hour>1?\d)[.:](?<minute>[0-5]\d)(?![\d.,:%€£])/u;
const MINUTES = 60;
const HALF_DAY = 720;

/** Counts the minutes from the time that a price begins at to the one that a question names: "After 6.15pm we charge …" for "got there at 6.40". */
function countLateMinutes(index: OpenIndex, question: string, tierPair: TierPair | undefined): number | undefined {
  const { from } = tierPair?.first ?? {};
  if (!from || from.sentence === undefined || tierPair?.unit !== 'minute' || !ASKS_LATE.test(question)) return undefined;
  const text = readOnOneLine(index, from.sentence);
  const [start, another] = findClockTimes(text).filter(({ at }) => LATE.test(text.slice(0, at)));
  const { hour, minute } = BARE_CLOCK.exec(question)?.groups ?? {};
  const statedMinutes = findClockTimes(question)[0]?.minutes ?? (hour === undefined ? undefined : MINUTES * Number(hour) + Number(minute));
  if (!start || another || statedMinutes === undefined) return undefined;
  const minutes =
    statedMinutes < start.minutes && statedMinutes + HALF_DAY > start.minutes && statedMinutes < HALF_DAY ? statedMinutes + HALF_DAY : statedMinutes;
  return minutes > start.minutes ? minutes - start.minutes : undefined;
}

function composeTiers(index: OpenIndex, { first, further }: TierPair, count: number): BuiltInAnswer {
  const [within, beyond] = [Math.min(count, first.count), Math.max(0, count - first.count)];
  const start = first.isPerUnit ? within * first.value : first.value;
  const steps: Step[] = [{ text: first.isPerUnit ? `${within.toLocaleString('en-GB')} × ${first.text}` : first.text, from: first.from }];
  if (beyond > 0) steps.push({ text: `${beyond.toLocaleString('en-GB')} × ${further.quantity.text}`, from: further });
  const isFree = start + beyond * further.quantity.value === 0;
  const value = isFree ? first.text : writeLikeMostPrecise(index, start + beyond * further.quantity.value, listQuantities(first.from, further));
  return composeSteps(index, steps, { code: 'computed', value });
}

function listQuantities(from: TierPair['first']['from'], further: Operand) {
  return 'quantity' in from ? [from.quantity, further.quantity] : [further.quantity];
}

/** Returns how many of what the prices are of a number of the question counts: by its unit or by another word next to it. */
function countFor(index: OpenIndex, { first, further, unit }: TierPair, { count, units, words }: QuestionCount): number | undefined {
  if (unit !== undefined && units.includes(unit)) return count;
  const [questionUnit] = units;
  if (unit !== undefined && questionUnit !== undefined && (isTime(unit) || isTime(questionUnit)))
    return isTime(unit) && isTime(questionUnit) ? countUnits({ count, unit: questionUnit }, unit) : undefined;
  const label = `${further.label} ${'label' in first.from ? first.from.label : ''}`;
  return words !== '' && matchText(index, listContentTerms(index, words), label).likeness.some((each) => each >= MATCHED) ? count : undefined;
}

/** Finds each price of a further one with the price of the first few next to it. */
function findTierPairs(index: OpenIndex): TierPair[] {
  const operands = collectOperands(index).filter(({ quantity }) => /^[A-Z]{3}$/.test(quantity.unit));
  return operands
    .filter(({ tier }) => tier?.kind === 'further')
    .flatMap((further): TierPair[] => {
      const adjacent = operands.filter((each) => each.tier?.kind === 'first' && isAdjacent(index, each, further));
      const [first, another] = adjacent;
      if (another) return [];
      if (!first) return findFree(index, further);
      const [unit] = [...first.per, ...further.per];
      const isPerUnit = first.per.length > 0;
      const { value, text } = first.quantity;
      return first.quantity.unit === further.quantity.unit
        ? [{ first: { value, count: first.tier?.count ?? 1, text, from: first, isPerUnit }, further, unit: nameCounted(first, further) ?? unit }]
        : [];
    });
}

/** Returns the unit after "further", which is the one that is counted: "each further hour". */
function nameCounted(first: Operand, further: Operand): string | undefined {
  return further.per.find((unit) => isTime(unit)) ?? first.per[0];
}

function isAdjacent(index: OpenIndex, first: Operand, further: Operand): boolean {
  if (first.cell && further.cell && first.cell.row === further.cell.row) return true;
  if (first.cell && further.cell)
    return first.cell.table === further.cell.table && first.cell.column === further.cell.column && sharesWord(first.name, further.name);
  if (first.sentence === undefined || further.sentence === undefined) return false;
  const isInOneParagraph = index.sentences[first.sentence]?.paragraph === index.sentences[further.sentence]?.paragraph;
  const far = further.sentence - first.sentence;
  return isInOneParagraph && far >= 0 && far <= MAX_SENTENCE_DISTANCE && isBefore(index, first, further);
}

/** Returns whether no other price is between the price of the first and that of a further one. */
function isBefore(index: OpenIndex, first: Operand, further: Operand): boolean {
  const all = collectOperands(index).filter(({ sentence }) => sentence !== undefined);
  return all.indexOf(further) - all.indexOf(first) === 1;
}

function sharesWord(one: string, other: string): boolean {
  const list = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:es|en|s|n|e)$/u, ''));
  const words = new Set(list(one));
  return list(other).some((word) => words.has(word));
}

const FREE_COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?<count>\\d{1,3}(?:[.,]\\d{3})+|${SEVERAL}) (?:free |kostenlose |freie )?(?<noun>\\p{L}{2,})`,
  'giu',
);
/** "The first walk of the day is free." */
const FIRST_ONE = /(?<!\p{L})(?:the first|el primer|la primera|d(?:er|ie|as) erste) \p{L}{3,}/iu;

/** Finds how many are free before each further one is charged: "Each day contains 150 miles; every mile beyond that costs 18p". */
function findFree(index: OpenIndex, further: Operand): TierPair[] {
  const [unit] = further.per;
  const { sentence } = further;
  if (unit === undefined || sentence === undefined) return [];
  for (const each of [sentence, sentence - 1]) {
    if (index.sentences[each]?.paragraph !== index.sentences[sentence]?.paragraph) continue;
    const text = readOnOneLine(index, each);
    const before = each === sentence ? text.slice(0, further.at) : text;
    const isFirstFree = FREE.test(before) && FIRST_ONE.test(before);
    const [found, another] = [...before.matchAll(FREE_COUNT)].filter(({ groups }) => unit === 'piece' || normalizeUnit(groups?.noun ?? '') === unit);
    const count = isFirstFree && !found ? 1 : readSmallNumber((found?.groups?.count ?? '').replace(/[.,](?=\d{3})/g, ''));
    if (another || count === undefined || !FREE.test(before)) continue;
    const { start, end } = index.sentences[each] ?? { start: 0, end: 0 };
    return [
      {
        first: { value: 0, count, text: found?.[0] ?? '1', from: { span: { start, end }, name: '', sentence: each }, isPerUnit: false },
        further,
        unit,
      },
    ];
  }
  return [];
}
