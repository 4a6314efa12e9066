import type { NamedDate } from '../../answer/dates.ts';
import { MONTH_NAMES } from '../../answer/monthNames.ts';
import type { QuestionLanguage } from '../../retrieve/questionLanguage.ts';
import type { Length } from './lengths.ts';

/** The year of dates that name none. It is not a leap year. */
const SOME_YEAR = 2001;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

export type Day = Pick<NamedDate, 'day' | 'month' | 'year'>;

/** Returns the day that is some time after a date, or before it where the sign is -1. A month later is the same day, or the last one of a shorter month. */
export function shiftDate({ day, month, year }: Day, { count, unit }: Pick<Length, 'count' | 'unit'>, sign: 1 | -1): Day {
  const from = year ?? SOME_YEAR;
  const isDays = unit === 'day' || unit === 'week';
  const days = isDays ? sign * count * (unit === 'week' ? DAYS_OF_WEEK : 1) : 0;
  const months = isDays ? 0 : sign * count * (unit === 'year' ? MONTHS_OF_YEAR : 1);
  const lastDay = new Date(Date.UTC(from, month + months + 1, 0)).getUTCDate();
  const shifted = new Date(Date.UTC(from, month + months, Math.min(day, isDays ? day : lastDay) + days));
  return { day: shifted.getUTCDate(), month: shifted.getUTCMonth(), year: year === undefined ? undefined : shifted.getUTCFullYear() };
}

const LANGUAGES: readonly QuestionLanguage[] = ['en', 'es', 'de'];

/** Writes a day in a language: "18 March 2033", "18 de marzo de 2033", "18. März 2033". */
export function writeDay({ day, month, year }: Day, language: QuestionLanguage): string {
  const name = MONTH_NAMES[month]?.[LANGUAGES.indexOf(language)] ?? MONTH_NAMES[month]?.[1] ?? '';
  if (language === 'es') return `${day} de ${MONTH_NAMES[month]?.[1] ?? ''}${year === undefined ? '' : ` de ${year}`}`;
  if (language === 'de') return `${day}. ${nameGermanMonth(month)}${year === undefined ? '' : ` ${year}`}`;
  return `${day} ${name}${year === undefined ? '' : ` ${year}`}`;
}

/** Returns the German name of a month. Months with the same spelling in English are listed once. */
function nameGermanMonth(month: number): string {
  const names = MONTH_NAMES[month] ?? [];
  return names[2] ?? names[0] ?? '';
}
