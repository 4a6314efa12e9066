import { DAY_NAMES } from '../dayNames.ts';
import type { Verdict } from '../verdict.ts';
import { isDenied } from './ruleWords.ts';

const SHORT = ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'];
const DAYS = DAY_NAMES.map((names, day) => new RegExp(`(?<!\\p{L})(?:${names}|${SHORT[day]})(?!\\p{L})`, 'iu'));
const ANY_DAY = DAY_NAMES.map((names, day) => `${names}|${SHORT[day]}`).join('|');
const RANGE = new RegExp(`(?<!\\p{L})(${ANY_DAY})(?!\\p{L})\\.?\\s*(?:to|until|till|through|bis|a|al|-|–|—)\\s*(${ANY_DAY})(?!\\p{L})`, 'giu');
const WEEKEND = /\bweekends?\b|(?<!\p{L})(?:fin(?:es)? de semana|wochenenden?|findes?)(?!\p{L})/iu;
const WEEKDAYS =
  /\b(?:weekdays|week days|weekday|during the week)\b|(?<!\p{L})(?:entre semana|(?:días )?laborables|werktags?|unter der woche|wochentags?)(?!\p{L})/iu;
const EVERY_DAY =
  /\b(?:every day|each day|daily|all days|seven days a week)\b|(?<!\p{L})(?:täglich|jeden tag|todos los días|cada día|a diario)(?!\p{L})/iu;
const OTHER_DAYS =
  /\b(?:(?:any|all|every) other (?:days?|times?)|other days|otherwise|the rest of the week)\b|(?<!\p{L})(?:(?:los )?demás días|resto de (?:los )?días|otros días|an(?: allen)? (?:anderen|übrigen) tagen|sonst)(?!\p{L})/iu;
const WEEK = 7;
const SATURDAY = 5;
const ALL = [0, 1, 2, 3, 4, 5, 6];

/** Lists the days of the week that a text names, also in a range or as the weekend. */
function listDays(text: string): number[] {
  if (EVERY_DAY.test(text)) return ALL;
  const ranges = [...text.matchAll(RANGE)].flatMap(([, from = '', to = '']) => spanDays(findDay(from), findDay(to)));
  const classes = ALL.filter((day) => (WEEKEND.test(text) && day >= SATURDAY) || (WEEKDAYS.test(text) && day < SATURDAY));
  const named = ALL.filter((day) => DAYS[day]?.test(text));
  return [...new Set([...ranges, ...classes, ...named])];
}

/** Returns whether a text names days of the week, but not all of them. */
export function namesSomeDays(text: string): boolean {
  const days = listDays(text);
  return days.length > 0 && days.length < WEEK;
}

/** Returns whether a text names some days of the week, and those of a question among them. */
export function isOnSomeDays(question: string, text: string): boolean {
  const named = listDays(text);
  const asked = listDays(question);
  return namesSomeDays(text) && asked.length > 0 && asked.every((day) => named.includes(day));
}

function findDay(name: string): number {
  return DAYS.findIndex((pattern) => pattern.test(name));
}

function spanDays(from: number, to: number): number[] {
  return ALL.filter((day) => (day - from + WEEK) % WEEK <= (to - from + WEEK) % WEEK);
}

/**
 * Returns those parts of a rule that are for the days of a question: the ones that name them, else the one for all other days.
 * Parts that name no day are for any. None is left where a rule only names other days.
 */
export function keepPartsOfDay(question: string, parts: readonly string[]): string[] {
  const askedDays = listDays(question);
  if (askedDays.length === 0) return [...parts];
  const named = parts.map((part) => listDays(part));
  const matching = parts.filter((_, position) => named[position]?.some((day) => askedDays.includes(day)));
  if (matching.length > 0) return matching;
  const others = parts.filter((part) => OTHER_DAYS.test(part));
  return others.length > 0 ? others : parts.filter((_, position) => named[position]?.length === 0);
}

const ASKS_HOW = /\b(?:at|until|till|by|after|before) \d|\bevery\b|(?<!\p{L})(?:um|bis|a las|hasta las) \d/iu;
const ON_DAYS =
  /\b(?:welcome|open|opens|available|possible|accepted|collected|delivered|served|runs?|held|only|may|can|allowed|permitted)\b|(?<!\p{L})(?:abr\p{L}+|abiert\p{L}+|solo|sólo|se (?:recoge|admite|atiende|puede)\p{L}*|puede\p{L}*|geöffnet|offen|nur|erlaubt|möglich|dürfen|darf|können|kann)(?!\p{L})/iu;

/** Denies what a rule has only for other days of the week than the one of a question: "welcome on Fridays" for a Tuesday. */
export function decideDay(question: string, parts: readonly string[]): Verdict | undefined {
  if (!ASKS_HOW.test(question) && isDeniedOnDay(question, parts)) return 'no';
  if (ASKS_HOW.test(question) || keepPartsOfDay(question, parts).some((part) => listDays(part).length > 0 || OTHER_DAYS.test(part))) return undefined;
  const [part, another] = parts.filter((each) => namesOtherDays(question, each));
  if (part === undefined || another !== undefined || !ON_DAYS.test(part)) return undefined;
  return isDenied(part) ? undefined : 'no';
}

/** Returns whether a part denies just the day of a question, and another permits other days: "on weekdays but not at weekends". */
function isDeniedOnDay(question: string, parts: readonly string[]): boolean {
  const askedDays = listDays(question);
  const onDay = parts.filter((part) => listDays(part).some((day) => askedDays.includes(day)));
  const others = parts.filter((part) => !onDay.includes(part) && listDays(part).length > 0);
  return onDay.length > 0 && others.length > 0 && onDay.every(isDenied) && others.every((part) => !isDenied(part) && ON_DAYS.test(part));
}

/** Returns whether a question names a day of the week, and a text only others. */
export function namesOtherDays(question: string, text: string): boolean {
  const [askedDays, named] = [listDays(question), listDays(text)];
  return askedDays.length > 0 && named.length > 0 && !OTHER_DAYS.test(text) && askedDays.every((day) => !named.includes(day));
}
