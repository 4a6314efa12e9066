import type { Verdict } from './verdict.ts';

/** Days of the week from Monday, as English, Spanish and German write them. */
const NAMES = [
  'mondays?|lunes|montags?',
  'tuesdays?|martes|dienstags?',
  'wednesdays?|miércoles|mittwochs?',
  'thursdays?|jueves|donnerstags?',
  'fridays?|viernes|freitags?',
  'saturdays?|sábados?|samstags?|sonnabends?',
  'sundays?|domingos?|sonntags?',
];
/** Their short forms, many of which are words too ("so", "do", "sun"): they count only in a range. */
const SHORT = ['mon|mo', 'tues?|di', 'wed|mi', 'thurs?|do', 'fri|fr', 'sat|sa', 'sun|so'];
const IN_RANGE = NAMES.map((names, day) => `${names}|${SHORT[day]}`);
const DAY = `(?<!\\p{L})(?:${IN_RANGE.join('|')})(?!\\p{L})`;
const RANGE = new RegExp(`(${DAY})\\.?\\s*(?:to|until|till|through|thru|bis|a|al|-|–|—)\\s*(${DAY})`, 'giu');
const ASKS_PRESENCE =
  /\bis (?:there )?(?:anyone|anybody|someone|somebody)\b|\bare you (?:there|in|about|around)\b|\b(?:anyone|anybody) (?:there|in|answering)\b/iu;
const ASKS_OPENING =
  /\b(?:open|available|get in|get into|come in|enter|access|serve[ds]?|run|call|ring|phone|reach|visit|deliver\w*|collect\w*)\b|(?<!\p{L})(?:abre\p{L}*|abiert\p{L}+|offen|geöffnet)(?!\p{L})/iu;
const EVERY_DAY =
  /\b(?:every day|each day|daily|all days|(?:seven|7) days a week|all week(?: long)?|365 days)\b|(?<!\p{L})(?:täglich|jeden tag|alle tage|an allen tagen|todos los días|cada día|a diario)(?!\p{L})/iu;
const CLOSED =
  /\b(?:closed|shut|except|not|no)\b|(?<!\p{L})(?:cerrad\p{L}+|cierra\p{L}*|excepto|salvo|geschlossen|außer|nicht|kein\p{L}*)(?!\p{L})/iu;

/** Returns whether a question asks for a day of the week and a sentence names a range of them. */
export function comparesWeekdays(question: string, sentence: string): boolean {
  return decideWeekday(question, sentence) !== undefined;
}

/** Returns whether a sentence names the day of the week that a question asks for. */
export function namesAskedDay(question: string, sentence: string): boolean {
  const stated = findDays(sentence, NAMES);
  return findDays(question, NAMES).some((day) => stated.includes(day));
}

/** Decides whether something is open on a day of the week from the days that a sentence names: "Tuesday to Sunday" leaves out Monday. */
export function decideWeekday(question: string, sentence: string): Verdict | undefined {
  const [askedDay, ...others] = findDays(question, NAMES);
  if (askedDay === undefined || others.length > 0 || ![ASKS_OPENING, ASKS_PRESENCE].some((asks) => asks.test(question)) || CLOSED.test(sentence))
    return undefined;
  if (EVERY_DAY.test(sentence)) return 'yes';
  const ranges = [...sentence.matchAll(RANGE)].map(
    ([, from = '', to = '']) => [findDays(from, IN_RANGE)[0] ?? 0, findDays(to, IN_RANGE)[0] ?? 6] as const,
  );
  if (ranges.length === 0) return undefined;
  const isWithin = ranges.some(([from, to]) => (from <= to ? askedDay >= from && askedDay <= to : askedDay >= from || askedDay <= to));
  return isWithin || findDays(sentence, NAMES).includes(askedDay) ? 'yes' : 'no';
}

function findDays(text: string, days: readonly string[]): number[] {
  return days.flatMap((names, day) => (new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text) ? [day] : []));
}
