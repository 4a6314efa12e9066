import type { Verdict } from './verdict.ts';

/** Days of the week from Monday, each as English, Spanish and German write it, whole or shortened. */
const DAYS = [
  'mondays?|mon|lunes|montags?|mo',
  'tuesdays?|tues?|martes|dienstags?|di',
  'wednesdays?|wed|miércoles|mittwochs?|mi',
  'thursdays?|thurs?|jueves|donnerstags?|do',
  'fridays?|fri|viernes|freitags?|fr',
  'saturdays?|sat|sábados?|samstags?|sonnabends?|sa',
  'sundays?|sun|domingos?|sonntags?|so',
];
const DAY = `(?<!\\p{L})(?:${DAYS.join('|')})(?!\\p{L})`;
const RANGE = new RegExp(`(${DAY})\\.?\\s*(?:to|until|till|through|thru|bis|a|al|-|–|—)\\s*(${DAY})`, 'giu');
const ASKED = /\b(?:open|on|available|there|serve[ds]?|run|work)\b|(?<!\p{L})(?:abre\p{L}*|abiert\p{L}+|offen|geöffnet|auf|am)(?!\p{L})/iu;
const CLOSED =
  /\b(?:closed|shut|except|not|no)\b|(?<!\p{L})(?:cerrad\p{L}+|cierra\p{L}*|excepto|salvo|geschlossen|zu|außer|nicht|kein\p{L}*)(?!\p{L})/iu;

/** Returns whether a question names a day of the week and a sentence a range of them. */
export function comparesWeekdays(question: string, sentence: string): boolean {
  return decideWeekday(question, sentence) !== undefined;
}

/** Decides whether something is so on a day of the week from the days that a sentence names: "Tuesday to Sunday" leaves out Monday. */
export function decideWeekday(question: string, sentence: string): Verdict | undefined {
  const [asked, ...others] = findDays(question);
  if (asked === undefined || others.length > 0 || !ASKED.test(question) || CLOSED.test(sentence)) return undefined;
  const ranges = [...sentence.matchAll(RANGE)].map(([, from = '', to = '']) => [findDays(from)[0] ?? 0, findDays(to)[0] ?? 6] as const);
  if (ranges.length === 0) return undefined;
  const isNamed = findDays(sentence).includes(asked);
  const isWithin = ranges.some(([from, to]) => (from <= to ? asked >= from && asked <= to : asked >= from || asked <= to));
  return isNamed || isWithin ? 'yes' : 'no';
}

function findDays(text: string): number[] {
  return DAYS.flatMap((names, day) => (new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text) ? [day] : []));
}
