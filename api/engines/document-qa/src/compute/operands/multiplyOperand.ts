import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { changesLater } from '../quantities/laterRules.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { countUnits } from '../quantities/readUnits.ts';
import { chooseByWeekday } from './chooseByWeekday.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';
import { countPartsOfHour, isTime, normalizeUnit } from './priceUnits.ts';
import { dropCounts, type QuestionCount, readQuestionCounts } from './questionCounts.ts';
import { listSentencesBelow } from './sections.ts';

/** A count of one unit, and the sentence of the document that has it where the question does not. */
interface FoundCount {
  count: number;
  sentence?: number | undefined;
  counted?: QuestionCount | undefined;
}

/** What is due for the units that a question counts, or "unknown". */
export type Product = BuiltInAnswer | 'refused' | undefined;

const MIN_UNITS = 2;
const LIMIT =
  /\b(?:at (?:the )?most|maximum|max\.|no more than|up to|no longer than|capped|from the \p{L}+ (?:day|night|week) on)\b|(?<!\p{L})(?:como máximo|máximo|höchstens|maximal|ab dem)(?!\p{L})/iu;

/**
 * Multiplies a price with the number of each unit that it is of: "€4 for each adult and night" for two people who stay three nights.
 * A number that the question leaves out is taken from the section of the price. It refuses where one is missing.
 */
export function multiplyOperand(index: OpenIndex, question: string): Product {
  const counts = readQuestionCounts(question);
  if (counts.length === 0) return undefined;
  const priced = collectOperands(index).filter(({ quantity, per, tier }) => /^[A-Z]{3}$/.test(quantity.unit) && per.length > 0 && !tier);
  const terms = listContentTerms(index, dropCounts(question, counts));
  const matches = matchLabelled(index, priced, terms);
  const possible = matches.map(({ thing }) => thing);
  const leader = chooseLeader(matches) ?? chooseByUnits(possible, counts);
  if (!leader) return undefined;
  const operand = chooseByWeekday(question, priced, leader);
  if (operand === 'unclear') return 'refused';
  const found = operand.per.map((unit) => findCount(index, operand, unit, counts));
  const isWhole = found.every((each) => each !== undefined) && counts.every((each) => found.some((count) => count?.counted === each));
  const cap = findCap(index, operand);
  const isOther =
    (!cap && hasLimit(index, operand)) ||
    counts.some(({ count, units }) => operand.sentence !== undefined && changesLater(index, operand.sentence, count, units[0] ?? ''));
  if (!isWhole || isOther) return operand.per.length < MIN_UNITS ? undefined : 'refused';
  const all = found.flatMap((each) => each ?? []);
  // What is due once is for a sentence to say.
  if (all.every(({ count }) => count === 1)) return undefined;
  const product = all.reduce((times, { count }) => times * count, operand.quantity.value);
  const total = Math.min(product, cap?.quantity.value ?? product);
  const steps: Step[] = [
    { text: [...all.flatMap(({ count }) => (count === 1 ? [] : [`${count}`])), operand.quantity.text].join(' × '), from: operand },
    ...all.flatMap(({ count, sentence }) =>
      sentence === undefined ? [] : [{ text: `${count}`, from: { span: toSpan(index, sentence), name: '', sentence } }],
    ),
  ];
  return composeSteps(index, steps, { code: 'computed', value: writeLikeMostPrecise(index, total, [operand.quantity]) });
}

/** Chooses the only price of just the units that a question counts, two of them, whatever the document calls it. */
function chooseByUnits(possible: readonly Operand[], counts: readonly QuestionCount[]): Operand | undefined {
  if (counts.length < MIN_UNITS) return undefined;
  const fits = ({ per }: Operand) =>
    per.length === counts.length && per.every((unit) => counts.some((count) => findUnitCount(count, unit) !== undefined));
  const [only, another] = possible.filter(fits);
  return another ? undefined : only;
}

function findCount(index: OpenIndex, operand: Operand, unit: string, counts: readonly QuestionCount[]): FoundCount | undefined {
  for (const counted of counts) {
    const count = findUnitCount(counted, unit);
    if (count !== undefined) return { count, counted };
  }
  if (unit === 'night') return findCountInSection(index, operand);
  // "Per room and night" is for one room where no more are spoken of.
  return isTime(unit) || unit === 'person' || unit === 'child' ? undefined : { count: 1 };
}

/** Returns how many of a unit are counted, of weeks as nights too. */
function findUnitCount({ count, units }: QuestionCount, unit: string): number | undefined {
  for (const ownUnit of units) {
    if (ownUnit === unit) return count;
    const parts = countPartsOfHour(count, ownUnit, unit);
    if (parts !== undefined) return parts;
    const times = isTime(ownUnit) && isTime(unit) ? countUnits({ count, unit: ownUnit }, unit) : undefined;
    if (times !== undefined && Number.isInteger(times)) return times;
  }
  return undefined;
}

const NIGHTS = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${SEVERAL}|one|una|eine) (?:nights?|noches?|Nächten?|Nacht|Übernachtung(?:en)?)(?!\\p{L})`,
  'giu',
);

/** Finds the one number of nights that the section of a price has. */
function findCountInSection(index: OpenIndex, { section }: Operand): FoundCount | undefined {
  const found = listSentencesBelow(index, section).flatMap((sentence) =>
    [...readOnOneLine(index, sentence).matchAll(NIGHTS)].flatMap(({ groups }) => {
      const countText = groups?.count ?? '';
      const count = /^(?:one|una|eine)$/iu.test(countText) ? 1 : readSmallNumber(countText);
      return count === undefined ? [] : [{ count, sentence }];
    }),
  );
  return new Set(found.map(({ count }) => count)).size === 1 ? found[0] : undefined;
}

/** Finds the most that a price may come to, in its own sentence: "£9 for each hour and £30 at the most". */
function findCap(index: OpenIndex, { sentence, at = 0, quantity }: Operand): Operand | undefined {
  const sameSentence = sentence === undefined ? [] : collectOperands(index).filter((each) => each.sentence === sentence && (each.at ?? 0) > at);
  const [cap, another] = sameSentence;
  const isCap = cap && !another && cap.quantity.unit === quantity.unit && cap.per.length === 0 && LIMIT.test(cap.label);
  return isCap ? cap : undefined;
}

/** Returns whether the sentence of a price limits it, or the number of its units. A limit of other things is none: "£15 a night, one dog at most". */
function hasLimit(index: OpenIndex, { sentence, per }: Operand): boolean {
  const text = sentence === undefined ? '' : readOnOneLine(index, sentence);
  return [...text.matchAll(new RegExp(LIMIT.source, 'giu'))].some(({ index: at, 0: match }) => {
    const after = text.slice(at + match.length, at + match.length + MAX_LIMIT_DISTANCE);
    const words = after.match(/\p{L}+/gu) ?? [];
    const isOfOther = OTHER_LIMIT.test(after) && words.slice(0, 2).every((word) => !per.includes(normalizeUnit(word)));
    return !isOfOther;
  });
}

/** One thing, or a measure, that is limited and no price. */
const OTHER_LIMIT =
  /^\s(?:de )?(?:one|uno|una|ein(?:e|en|er)?|\d+(?:[.,]\d+)?\s?(?:kg|kilos?|cm|m|l|g|km|°C|dogs?|cats?|perros?|hunde?|bags?|pieces))(?!\p{L})/iu;
const MAX_LIMIT_DISTANCE = 24;

function toSpan(index: OpenIndex, sentence: number): { start: number; end: number } {
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  return { start, end };
}
