import { MONTH_NAMES } from './monthNames.ts';

/** A day that a text names. The year is missing if the text leaves it out. */
export interface NamedDate {
  day: number;
  /** From 0. */
  month: number;
  year: number | undefined;
  text: string;
}

const MONTHS = MONTH_NAMES.map((names) => names.map((name) => name.toLowerCase()));
const MONTH = MONTHS.flat().join('|');
const DATE = new RegExp(
  `(?<![\\d.,])(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:de |of )?(?<month>${MONTH})(?:,?\\s+(?:de )?(?<year>\\d{4}))?(?!\\p{L})|(?<!\\p{L})(?<monthFirst>${MONTH})\\s+(?<dayBehind>\\d{1,2})(?!\\d)(?:,\\s*(?<yearBehind>\\d{4}))?`,
  'giu',
);
const DAY_MS = 86_400_000;
/** The year of dates that name none. It is not a leap year. */
const SOME_YEAR = 2001;

/** Finds the days that a text names, in its order. */
export function findDates(text: string): NamedDate[] {
  return [...text.matchAll(DATE)].map(({ groups = {}, 0: match }) => {
    const name = (groups.month ?? groups.monthFirst ?? '').toLowerCase();
    const year = groups.year ?? groups.yearBehind;
    return {
      day: Number(groups.day ?? groups.dayBehind),
      month: MONTHS.findIndex((names) => names.includes(name)),
      year: year === undefined ? undefined : Number(year),
      text: match.trim(),
    };
  });
}

/** Counts the days from one date to a later one. Without years, the second is the next such day. */
export function countDays(from: NamedDate, to: NamedDate): number | undefined {
  if ((from.year === undefined) !== (to.year === undefined) && to.year === undefined) return undefined;
  const isNextYear = to.month < from.month || (to.month === from.month && to.day < from.day);
  const toYear = to.year ?? SOME_YEAR;
  const fromYear = from.year ?? (isNextYear ? toYear - 1 : toYear);
  const endYear = to.year ?? (isNextYear ? SOME_YEAR + 1 : SOME_YEAR);
  const startYear = to.year === undefined ? SOME_YEAR : fromYear;
  const days = Math.round((Date.UTC(endYear, to.month, to.day) - Date.UTC(startYear, from.month, from.day)) / DAY_MS);
  return days > 0 ? days : undefined;
}

/** Counts whole months from the first day to the end of the last one. Returns undefined if days are left over. */
export function countWholeMonths(from: NamedDate, to: NamedDate): number | undefined {
  if (from.year === undefined || to.year === undefined) return undefined;
  const next = new Date(Date.UTC(to.year, to.month, to.day + 1));
  if (next.getUTCDate() !== from.day) return undefined;
  const months = 12 * (next.getUTCFullYear() - from.year) + next.getUTCMonth() - from.month;
  return months > 0 ? months : undefined;
}
