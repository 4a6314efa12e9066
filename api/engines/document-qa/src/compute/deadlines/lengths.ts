import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';

/** A number of days, weeks, months or years that a text names. */
export interface Length {
  count: number;
  unit: 'day' | 'week' | 'month' | 'year';
  text: string;
  at: number;
}

const UNITS: readonly [Length['unit'], string][] = [
  ['day', 'days?|nights?|días?|dias?|Tage?n?'],
  ['week', 'weeks?|semanas?|Wochen?'],
  ['month', 'months?|mes(?:es)?|Monate?n?'],
  ['year', 'years?|años?|Jahre?n?'],
];
/** "A fortnight" has its number in itself. Working days are no days of the calendar. */
const LENGTH = new RegExp(
  `(?<![\\p{L}\\d.,-])(?<count>${SEVERAL}|one|an?|una?|eine[nrm]?)[ -](?:full |calendar |whole |ganze[nr]? )?(?<unit>${UNITS.map(([, pattern]) => pattern).join('|')})(?!\\p{L})(?! (?:old|of age|alt)(?!\\p{L}))`,
  'giu',
);
const ONE = /^(?:one|an?|una?|eine[nrm]?)$/iu;

/** Finds the lengths of time of a text in days, weeks, months and years. */
export function findLengths(text: string): Length[] {
  return [...text.matchAll(LENGTH)].flatMap((found): Length[] => {
    const { count: countText = '', unit: named = '' } = found.groups ?? {};
    const count = ONE.test(countText) ? 1 : readSmallNumber(countText);
    const unit = UNITS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(named))?.[0];
    return count === undefined || unit === undefined ? [] : [{ count, unit, text: found[0], at: found.index }];
  });
}

const DAYS: Readonly<Record<Length['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Returns about how many days a length has, to compare it with others. */
export function countDays({ count, unit }: Pick<Length, 'count' | 'unit'>): number {
  return count * DAYS[unit];
}
