import type { CvProfile } from '../cv/cvProfile.ts';

/** In months since year 0. */
interface Period {
  from: number;
  to: number;
  /** Its dates name years alone, so it may be a year longer or shorter. */
  isRough: boolean;
}

const MONTHS_PER_YEAR = 12;
const presentWords = /present|current|now|today|ongoing|to date|actual|presente|heute|aujourd/i;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Moment {
  months: number;
  isRough: boolean;
}

export function parseMoment(date: string | undefined, today: Date): Moment | undefined {
  if (date === undefined) return undefined;
  const year = /(?:19|20)\d\d/.exec(date)?.[0];
  if (year === undefined)
    return presentWords.test(date) ? { months: today.getFullYear() * MONTHS_PER_YEAR + today.getMonth(), isRough: false } : undefined;
  const name = monthNames.findIndex((month) => new RegExp(`\\b${month}`, 'i').test(date));
  const figure = Number(/\b(0?[1-9]|1[0-2])[/.-](?=\d{4})/.exec(date)?.[1] ?? /\d{4}[/.-](0?[1-9]|1[0-2])\b/.exec(date)?.[1] ?? Number.NaN);
  const month = name >= 0 ? name : Number.isNaN(figure) ? undefined : figure - 1;
  return { months: Number(year) * MONTHS_PER_YEAR + (month ?? 0), isRough: month === undefined };
}

export function parsePeriod({ start, end }: CvProfile['experience'][number], today: Date): Period | undefined {
  const [first, last] = [parseMoment(start, today), parseMoment(end, today)];
  if (!first || !last || last.months < first.months) return undefined;
  return { from: first.months, to: last.months, isRough: first.isRough || last.isRough };
}

/** Returns how many years all of them last together, those that run side by side counted once. */
export function sumYears(periods: Period[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered / MONTHS_PER_YEAR;
}
