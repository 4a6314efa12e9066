import { findDates, type NamedDate } from '../../answer/dates.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { findQuestionMonths, readNamedMonths } from '../../tables/calendarLabels.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';

/** What is added at some times of the year, to all prices. */
const SURCHARGE =
  /\b(?:surcharge|supplement|extra charge|seasonal (?:fee|charge))\b|(?<!\p{L})(?:suplemento|recargo|zuschlag|aufschlag|saison\p{L}*zuschlag)(?!\p{L})/iu;
const LAST_DAY = 31;
const DAYS_OF_MONTH = 32;

/** Returns the surcharges of the time of year that a question names. Returns undefined where only a part of that time has one. */
export function findSurcharges(index: OpenIndex, question: string, prices: readonly Operand[]): Operand[] | undefined {
  const askedSeason = readQuestionSeason(question);
  if (!askedSeason) return [];
  const all = collectOperands(index).filter(
    ({ label, quantity, section, sentence }) =>
      SURCHARGE.test(label) && /^[A-Z]{3}$/.test(quantity.unit) && sentence !== undefined && prices.some((each) => each.section === section),
  );
  const found: Operand[] = [];
  for (const each of all) {
    const range = readRange(readOnOneLine(index, each.sentence ?? 0));
    if (!range) continue;
    const isWithin = range.from <= askedSeason.from && askedSeason.to <= range.to;
    const isOutside = askedSeason.to < range.from || range.to < askedSeason.from;
    if (!isWithin && !isOutside) return undefined;
    if (isWithin) found.push(each);
  }
  return found;
}

interface Season {
  from: number;
  to: number;
}

function readQuestionSeason(question: string): Season | undefined {
  const [date, end] = findDates(question);
  if (date) return { from: countDay(date), to: countDay(end ?? date) };
  const [month, another] = findQuestionMonths(question);
  return month === undefined || another !== undefined ? undefined : { from: DAYS_OF_MONTH * month + 1, to: DAYS_OF_MONTH * month + LAST_DAY };
}

function readRange(text: string): Season | undefined {
  const [first, last, another] = findDates(text);
  if (first && last && !another) return countDay(first) <= countDay(last) ? { from: countDay(first), to: countDay(last) } : undefined;
  if (first) return undefined;
  const months = [...readNamedMonths(text)].sort((one, other) => one - other);
  const isRow = months.length > 0 && months.every((month, at) => at === 0 || month === (months[at - 1] ?? 0) + 1);
  return isRow ? { from: DAYS_OF_MONTH * (months[0] ?? 0) + 1, to: DAYS_OF_MONTH * (months.at(-1) ?? 0) + LAST_DAY } : undefined;
}

function countDay({ month, day }: NamedDate): number {
  return DAYS_OF_MONTH * month + day;
}
