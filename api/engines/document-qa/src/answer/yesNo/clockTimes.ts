import type { Verdict } from '../verdict.ts';
import { splitClauses } from './clauses.ts';
import { isDenied } from './ruleWords.ts';

const MINUTES = 60;
const NOON = 12 * MINUTES;
const DAY = 24 * MINUTES;
const TIME =
  '(?<![\\d.,:£€$])(?:(?<hour>[01]?\\d|2[0-4])(?:[.:](?<minute>[0-5]\\d))?(?![\\d%€£]|[.,:]\\d)\\s?(?<half>a\\.?m\\b\\.?|p\\.?m\\b\\.?)?|(?<noon>noon|midday|mediodía|mittags?)|(?<midnight>midnight|medianoche|mitternacht))';
const HOUR_WORD =
  "(?:\\s?(?:uhr|h|hrs?|o['’]clock|horas?|de la (?:mañana|tarde|noche)|in the (?:morning|afternoon|evening)|at night|abends|morgens|nachts)(?!\\p{L}))?";
/** "At 10 pm", "um 15 Uhr", "a las 22". */
const ASKED = new RegExp(
  `(?<!\\p{L})(?:at|till|until|by|after|past|um|bis|nach|a las?|hasta las?|después de las?)\\s${TIME}(?<word>${HOUR_WORD})(?!\\s?(?:percent|per cent|euros?|pounds?|years?|days?|weeks?|months?|minutes?|people|°|km|m\\b|kg|Jahren?|Tagen?|Euro))`,
  'iu',
);
const SPAN = new RegExp(
  `(?:(?<!\\p{L})(?:from|between|von|zwischen|de|desde las?|entre las?)\\s)?${TIME}${HOUR_WORD}\\s?(?:to|till|until|and|bis|und|a|y|hasta las?|-|–)\\s?(?:las? )?${TIME.replace(/<(\w+)>/g, '<$1End>')}${HOUR_WORD}`,
  'giu',
);
const UNTIL = new RegExp(`(?<!\\p{L})(?:until|till|bis|hasta las?|no later than|not after|before)\\s${TIME}${HOUR_WORD}`, 'giu');
const FROM = new RegExp(`(?<!\\p{L})(?:after|from|not before|ab|nach|desde las?|a partir de las?)\\s${TIME}${HOUR_WORD}`, 'giu');
const EVENING = /(?<!\p{L})(?:evening|tonight|night|tarde|noche|abends?|nachts?)(?!\p{L})/iu;
/** A sentence of several days has a time for each. */
const PART_END =
  /;\s|,\s|\s(?=(?:and|und|y) (?:on |am )?(?:mon|tues|wednes|thurs|fri|satur|sun|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|dienst|donners|frei|sams|sonn|mittw)\p{L}*)/iu;
const DAYS =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})|(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})/giu;

const SAYS_TIME = /\d[.:]\d{2}|[ap]\.?m\b|uhr|horas?|o['’]clock|noon|midnight|midday|mediodía|medianoche|mittag|mitternacht/iu;

type Groups = Record<string, string | undefined>;

/** Decides by a time of day: "open until 14.30" denies "is it still open at 15.00?", and "no music between 11 pm and 7 am" denies midnight. */
export function decideClock(question: string, sentence: string): Verdict | undefined {
  const asked = readAskedTime(question);
  const part = asked === undefined ? undefined : choosePart(question, sentence);
  if (asked === undefined || part === undefined) return undefined;
  const isInside = isWithin(asked, part);
  if (isInside === undefined) return undefined;
  return isInside === isDenied(part) ? 'no' : 'yes';
}

/** Returns the part of a sentence for the day of the question, or the sentence where it has times for one day only. */
function choosePart(question: string, sentence: string): string | undefined {
  const parts = sentence.split(PART_END).filter((part) => new RegExp(TIME, 'iu').test(part));
  const days = listDays(question);
  if (days.length === 0) return parts.length === 1 ? splitClauses(sentence).find((clause) => new RegExp(TIME, 'iu').test(clause)) : undefined;
  const named = parts.filter((part) => listDays(part).some((day) => days.includes(day)));
  return named.length === 1 ? named[0] : undefined;
}

function listDays(text: string): string[] {
  return (text.match(DAYS) ?? []).map((day) => day.toLowerCase().replace(/s$/u, ''));
}

function readAskedTime(question: string): number | undefined {
  const groups = ASKED.exec(question)?.groups;
  if (!groups) return undefined;
  const isBare =
    groups.half === undefined && groups.minute === undefined && groups.word === '' && groups.noon === undefined && groups.midnight === undefined;
  const minutes = readMinutes(groups, '');
  if (minutes === undefined || (isBare && !EVENING.test(question) && minutes < 13 * MINUTES)) return undefined;
  return groups.half === undefined && minutes < NOON && minutes >= 5 * MINUTES && EVENING.test(question) ? minutes + NOON : minutes;
}

/** Returns whether a time lies within what a text names, or undefined where it names no times, or several spans that differ. */
function isWithin(asked: number, text: string): boolean | undefined {
  const spans = [...text.matchAll(SPAN)].flatMap(({ 0: said, groups = {} }) => readSpan(said, groups));
  if (spans.length > 0) return spans.some(([from, to]) => (from <= to ? asked >= from && asked < to : asked >= from || asked < to));
  if (!SAYS_TIME.test(text)) return undefined;
  const [until, anotherUntil] = readEach(text, UNTIL);
  const [from, anotherFrom] = readEach(text, FROM);
  if (anotherUntil !== undefined || anotherFrom !== undefined || (until === undefined) === (from === undefined)) return undefined;
  return until === undefined ? asked >= (from ?? 0) : asked < until || asked > DAY;
}

function readSpan(said: string, groups: Groups): [number, number][] {
  const [from, to] = [readMinutes(groups, ''), readMinutes(groups, 'End')];
  // "Between 9 and 10" may be anything but a time.
  if (from === undefined || to === undefined || !SAYS_TIME.test(said)) return [];
  // "9 to 11 pm" gives the half of the day once.
  const isEvening = groups.half === undefined && groups.halfEnd?.toLowerCase().startsWith('p') === true && from + NOON < to;
  return [[isEvening ? from + NOON : from, to]];
}

function readEach(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) => readMinutes(groups, '') ?? []);
}

function readMinutes(groups: Groups, end: string): number | undefined {
  if (groups[`noon${end}`]) return NOON;
  if (groups[`midnight${end}`]) return DAY;
  const hour = Number(groups[`hour${end}`]);
  if (Number.isNaN(hour)) return undefined;
  const half = groups[`half${end}`]?.toLowerCase();
  const shift = half?.startsWith('p') === true && hour < 12 ? NOON : half?.startsWith('a') === true && hour === 12 ? -NOON : 0;
  return hour * MINUTES + Number(groups[`minute${end}`] ?? 0) + shift;
}
