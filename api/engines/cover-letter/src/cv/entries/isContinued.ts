import type { Time } from '../lines/rows.ts';

const MONTHS_PER_YEAR = 12;
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns whether one job ended in the month in which another began, or right before it, as a promotion does. Years alone show nothing. */
export function isContinued(time: Time | undefined, next: Time | undefined): boolean {
  const [end, start] = [countMonths(time?.end?.text), countMonths(next?.start.text)];
  return end !== undefined && start !== undefined && start - end >= 0 && start - end <= 1;
}

function countMonths(text = ''): number | undefined {
  const year = /(?:19|20)\d\d/.exec(text)?.[0];
  const name = MONTH_NAMES.findIndex((month) => new RegExp(`\\b${month}`, 'i').test(text));
  const figure = /\b(0?[1-9]|1[0-2])\s?[/.-]\s?(?=\d{4})/.exec(text)?.[1] ?? /\d{4}[/.-](0?[1-9]|1[0-2])\b/.exec(text)?.[1];
  const month = name >= 0 ? name : figure === undefined ? undefined : Number(figure) - 1;
  return year === undefined || month === undefined ? undefined : Number(year) * MONTHS_PER_YEAR + month;
}
