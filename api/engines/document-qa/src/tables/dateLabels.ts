import { findDates, type NamedDate } from '../answer/dates.ts';
import { MONTH_NAMES } from '../answer/monthNames.ts';

/** The days of a year that a label is for, as numbers in their order. */
interface Days {
  from: number;
  to: number;
}

const MONTH = MONTH_NAMES.flat().join('|');
/** "1 to 15 June": the first day has the month of the second. */
const DAYS_OF_MONTH = new RegExp(
  `(?<first>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s*(?:to|and|until|till|a|al|y|bis|und|[-–—])\\s*(?:the |el )?(?<second>\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de |of )?(?:${MONTH}))`,
  'giu',
);
const BEFORE = /\b(?:before|prior to)\b|(?<!\p{L})(?:antes del?|vor(?: dem)?)(?!\p{L})/iu;
const UNTIL = /\b(?:until|till|by|up to|no later than)\b|(?<!\p{L})(?:hasta(?: el)?|bis(?: zum)?|spätestens)(?!\p{L})/iu;
const AFTER = /\b(?:after|later than)\b|(?<!\p{L})(?:después del?|a partir del?|nach(?: dem)?)(?!\p{L})/iu;
const FROM = /\b(?:from|since|as of)\b|(?<!\p{L})(?:desde(?: el)?|ab(?: dem)?)(?!\p{L})/iu;
const DAYS_OF_LONGEST_MONTH = 31;
const MIN_LABELS = 2;

/**
 * Finds the label whose days hold the day that a question names: "1 to 15 June" for the 10th of June.
 * Returns undefined unless two labels or more are of days and the question names one day.
 */
export function findDateLabels(labels: readonly string[], question: string): number[] | undefined {
  const [askedDate, another] = findDates(question);
  const days = labels.map(readDays);
  if (!askedDate || another || days.filter(Boolean).length < MIN_LABELS) return undefined;
  const day = countDay(askedDate);
  const places = days.flatMap((each, index) => (each && day >= each.from && day <= each.to ? [index] : []));
  return places.length === 1 ? places : [];
}

function readDays(label: string): Days | undefined {
  const text = label
    .replace(/\s+/g, ' ')
    .replace(DAYS_OF_MONTH, (_, first: string, second: string) => `${first} ${/\p{L}+$/u.exec(second)?.[0]} – ${second}`);
  const [first, second] = findDates(text).map(countDay);
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: first, to: second };
  if (BEFORE.test(text)) return { from: 0, to: first - 1 };
  if (UNTIL.test(text)) return { from: 0, to: first };
  if (AFTER.test(text)) return { from: first + 1, to: Number.POSITIVE_INFINITY };
  return FROM.test(text) ? { from: first, to: Number.POSITIVE_INFINITY } : undefined;
}

/** Returns a number that orders the days of a year. */
function countDay({ month, day }: NamedDate): number {
  return month * DAYS_OF_LONGEST_MONTH + day;
}
