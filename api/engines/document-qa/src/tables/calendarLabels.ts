import { DAY_NAMES } from '../answer/dayNames.ts';
import { MONTH_NAMES } from '../answer/monthNames.ts';

/** Short forms of days count only in labels that have nothing else and in ranges, as many of them are words too. */
const SHORT_DAYS = ['mon|mo', 'tues?|di', 'wed|mi', 'thurs?|thu|do', 'fri|fr', 'sat|sa', 'sun|so'];
const WEEKEND = 'weekends?|wochenenden?|fin(?:es)? de semana';
const WORKING_DAYS = 'weekdays?|werktags?|wochentags?|unter der woche|entre semana|laborables?';
const SATURDAY = 5;
/** English months that are words too: they are months after such words, and with a capital. */
const MAY_OR_MARCH = /(?<=\b(?:in|of|during|from|until|till|to|early|mid|late|next|this|last|for|by|since)[ -])(?:may|march)\b/giu;
const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sept?', 'oct|okt', 'nov', 'dec|dez'];
const JOINED = '\\s*(?:to|until|till|through|bis|a|al|hasta|-|–|—)\\s*';

interface Calendar {
  names: readonly string[];
  /** The names and their short forms. */
  forms: readonly string[];
}
const DAYS: Calendar = { names: DAY_NAMES, forms: DAY_NAMES.map((names, day) => `${names}|${SHORT_DAYS[day]}`) };
const MONTHS: Calendar = {
  names: MONTH_NAMES.map((names) => names.join('|')),
  forms: MONTH_NAMES.map((names, month) => `${names.join('|')}|${SHORT_MONTHS[month]}`),
};

/**
 * Finds the label of a row or a column for each month or day of the week that a question names: "July to September" for August.
 * Returns undefined where the labels have no months or days or the question names none.
 */
export function findCalendarLabels(labels: readonly string[], question: string): number[] | undefined {
  const days = findPlaces(labels.map(readDays), [...readQuestionDays(question)]);
  return days ?? findPlaces(labels.map(readMonths), findNamed(dropVerbs(question), MONTHS.names));
}

/** Finds the months that a question names, from 0 for January. */
export function findQuestionMonths(question: string): number[] {
  return findNamed(dropVerbs(question), MONTHS.names);
}

/** Reads the months that a text names, and those between the ends of its ranges. */
export function readNamedMonths(text: string): Set<number> {
  return readMonths(
    text.replace(/(?<=(?:to|until|till|bis|a|al|hasta|-|–|—) ?)\d{1,2}(?:st|nd|rd|th|\.)? (?=\p{L})|\d{1,2}(?:st|nd|rd|th|\.)? (?=\p{Lu})/gu, ''),
  );
}

function findPlaces(labelValues: readonly ReadonlySet<number>[], askedValues: readonly number[]): number[] | undefined {
  if (askedValues.length === 0 || labelValues.filter(({ size }) => size > 0).length < 2) return undefined;
  const places = askedValues.map((each) => labelValues.flatMap((values, index) => (values.has(each) ? [index] : [])));
  return [...new Set(places.flatMap((found) => (found.length === 1 ? found : [])))];
}

function readQuestionDays(question: string): Set<number> {
  const named = findNamed(question, DAYS.names);
  if (named.length > 0) return new Set(named);
  return new Set(includesWord(question, WEEKEND) ? [SATURDAY, SATURDAY + 1] : []);
}

function readDays(label: string): Set<number> {
  const days = readValues(label, DAYS);
  if (includesWord(label, WEEKEND)) for (const day of [SATURDAY, SATURDAY + 1]) days.add(day);
  if (includesWord(label, WORKING_DAYS)) for (let day = 0; day < SATURDAY; day += 1) days.add(day);
  return days;
}

function readMonths(label: string): Set<number> {
  return readValues(label, MONTHS);
}

/** Returns the values that a label names, and those between the ends of its ranges. */
function readValues(label: string, { names, forms }: Calendar): Set<number> {
  const any = `(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})\\.?`;
  const hasNothingElse = new RegExp(`^(?:${any}[\\s,/&+]*)+$`, 'iu').test(label.trim());
  const values = new Set(findNamed(label, hasNothingElse ? forms : names));
  for (const [, first = '', last = ''] of label.matchAll(new RegExp(`(${any})${JOINED}(${any})`, 'giu'))) {
    const [from, to] = [findNamed(first, forms)[0], findNamed(last, forms)[0]];
    if (from === undefined || to === undefined) continue;
    for (let value = from; value !== to; value = (value + 1) % names.length) values.add(value);
    values.add(to);
  }
  return values;
}

function findNamed(text: string, names: readonly string[]): number[] {
  return names.flatMap((each, index) => (includesWord(text, each) ? [index] : []));
}

function includesWord(text: string, names: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text);
}

/** Drops "may" and "march" where they are no months. */
function dropVerbs(question: string): string {
  const months = new Set([...question.matchAll(MAY_OR_MARCH)].map(({ index }) => index));
  return question.replace(/\b(?:may|march)\b/giu, (word, at: number) => (months.has(at) || (at > 0 && /^\p{Lu}/u.test(word)) ? word : ''));
}
