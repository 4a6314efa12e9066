import { readSmallNumber } from '../smallNumbers.ts';
import type { Verdict } from '../verdict.ts';
import { keepPartsOfDay, namesOtherDays } from './days.ts';
import { splitParts } from './parts.ts';
import { isDenied } from './ruleWords.ts';
import { findStems } from './stems.ts';

const MINUTES = 60;
const MIN_LETTERS = 4;
const NOON = 12 * MINUTES;
const DAY = 24 * MINUTES;
/** Bare hours from here to noon are in the morning, and those up to here in the afternoon. */
const LATE_MORNING = 10 * MINUTES;
const EARLY_EVENING = 5 * MINUTES;
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
const MORNING = /\bmorning\b|(?<!\p{L})(?:de la mañana|morgens|vormittags?|früh)(?!\p{L})/iu;
/** What people do late may be late. */
const LATE = /\b(?:drinks?|bar|disco)\b/iu;
const NOISE =
  /\b(?:music|part(?:y|ies)|noise|noisy|loud|disco|sing(?:ing)?|piano|guitar|drums?|violin|trumpet|band|drill(?:ing)?|hammer(?:ing)?|hoover(?:ing)?|vacuum(?:ing)?)\b|(?<!\p{L})(?:música|fiestas?|ruidos?|cantar|guitarra|batería|taladr\p{L}+|aspirador\p{L}*|musik\p{L}*|musizieren|feiern?|party|lärm|laut|klavier|gitarre|schlagzeug|bohren|staubsaug\p{L}*)(?!\p{L})/iu;
/** "Quiet between 11 pm and 7 am" forbids noise, and says nothing of anything else. */
const QUIET = /\b(?:quiet|silent|silence)\b|(?<!\p{L})(?:silencio|descanso|ruhe|ruhezeit|nachtruhe|mittagsruhe|leise)(?!\p{L})/iu;
const EVENING = /(?<!\p{L})(?:evening|tonight|night|tarde|noche|abends?|nachts?)(?!\p{L})/iu;
/** Parts of the day by the times within them that have to agree: "on a Tuesday morning". */
const DAY_PARTS: readonly [RegExp, number[]][] = [
  [
    /(?:\bin the|\p{L}day|\bevery|\ba) mornings?\b|\bmornings\b|(?<!\p{L})(?:por la mañana|morgens|vormittags|am (?:morgen|vormittag)|\p{L}+tag(?:vor)?mittag)(?!\p{L})/iu,
    spread(7, 11),
  ],
  [
    /(?:\bin the|\p{L}day|\bevery|\ban) afternoons?\b|\bafternoons\b|(?<!\p{L})(?:por la tarde|nachmittags|am nachmittag|\p{L}+tagnachmittag)(?!\p{L})/iu,
    spread(13, 17),
  ],
  [/(?:\bin the|\p{L}day|\bevery|\ban) evenings?\b|\bevenings\b|(?<!\p{L})(?:abends|am abend|\p{L}+tagabend)(?!\p{L})/iu, spread(19, 21)],
  [/\b(?:at|late at|every|during the) nights?\b|(?<!\p{L})(?:por la noche|nachts|in der nacht)(?!\p{L})/iu, spread(23, 24)],
];

/** "The 8.10 train", "a 7pm start": what is a time by itself. */
const WRITTEN_TIME =
  /(?<![\d.,:£€$])(?:(?<hour>[01]?\d|2[0-4])(?:[.:](?<minute>[0-5]\d))?\s?(?<half>a\.?m\b|p\.?m\b)|(?<hour24>[01]?\d|2[0-3])[.:](?<minute24>[0-5]\d)(?=\s(?:train|bus|flight|slot|class|session|uhr|zug|tren)))/iu;
const ALL_DAY =
  /\b(?:at any time|all day(?: long)?|at all times|24 hours|around the clock|any hour)\b|(?<!\p{L})(?:a cualquier hora|todo el día|24 horas|rund um die uhr|jederzeit|ganztägig|24 stunden)(?!\p{L})/iu;

const HAS_TIME = /\d[.:]\d{2}|[ap]\.?m\b|uhr|horas?|o['’]clock|noon|midnight|midday|mediodía|medianoche|mittag|mitternacht/iu;

function spread(from: number, to: number): number[] {
  return [from * MINUTES, to * MINUTES];
}

type Groups = Record<string, string | undefined>;

/** "Half 8" is half past eight, and "halb 8" half past seven. */
const SPOKEN_HOURS: readonly [RegExp, number, number][] = [
  [/\bhalf (?:past )?(?<hour>\d{1,2}|\p{L}{3,6})(?!\p{L})/giu, 0, 30],
  [/\bquarter past (?<hour>\d{1,2}|\p{L}{3,6})(?!\p{L})/giu, 0, 15],
  [/\bquarter to (?<hour>\d{1,2}|\p{L}{3,6})(?!\p{L})/giu, -1, 45],
  [/(?<!\p{L})halb (?<hour>\d{1,2}|\p{L}{4,6})(?!\p{L})/giu, -1, 30],
  [/(?<!\p{L})viertel nach (?<hour>\d{1,2}|\p{L}{4,6})(?!\p{L})/giu, 0, 15],
  [/(?<!\p{L})viertel vor (?<hour>\d{1,2}|\p{L}{4,6})(?!\p{L})/giu, -1, 45],
  [/(?<=(?<!\p{L})las? )(?<hour>\d{1,2}|\p{L}{3,6}) y media(?!\p{L})/giu, 0, 30],
  [/(?<=(?<!\p{L})las? )(?<hour>\d{1,2}|\p{L}{3,6}) y cuarto(?!\p{L})/giu, 0, 15],
  [/(?<=(?<!\p{L})las? )(?<hour>\d{1,2}|\p{L}{3,6}) menos cuarto(?!\p{L})/giu, -1, 45],
];

function writeHours(question: string): string {
  return SPOKEN_HOURS.reduce(
    (text, [pattern, shift, minutes]) =>
      text.replace(pattern, (match: string, word: string) => {
        const hour = /^\d/u.test(word) ? Number(word) : readSmallNumber(word);
        return hour === undefined || hour < 1 || hour > 24 ? match : `${hour + shift}:${minutes}`;
      }),
    question,
  );
}

const ANY = /\b(?:any|every|all|always)\b|(?<!\p{L})(?:cualquier\p{L}*|siempre|todos?|jede\p{L}*|alle\p{L}*|immer)(?!\p{L})/iu;

/** Finds the one part without times of its own that is for what the question names and no other part has: "folding ones may go on any train". */
function findOwnPart(question: string, parts: readonly string[]): string | undefined {
  const questionStems = findStems(question.replace(/\bones?\b/giu, ' '));
  const has = (part: string, stem: string) => findStems(part).some((each) => isLike(each, stem));
  const matching = parts.filter((part) => {
    const isMatching = questionStems.some((stem) => has(part, stem) && !parts.some((other) => other !== part && has(other, stem)));
    return isMatching && ANY.test(part) && isWithin(0, part) === undefined;
  });
  return parts.length > 1 && matching.length === 1 ? matching[0] : undefined;
}

/** Returns whether two words are forms of one: "folds" and "folding". */
function isLike(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one)));
}

/** Decides by a time of day: "open until 14.30" denies "is it still open at 15.00?", and "no music between 11 pm and 7 am" denies midnight. */
export function decideClock(question: string, sentence: string): Verdict | undefined {
  const askedTimes = readQuestionTimes(question);
  if (askedTimes.length === 0) return undefined;
  const parts = keepPartsOfDay(question, splitParts(sentence)).filter((part) => !QUIET.test(part) || NOISE.test(question));
  const ownPart = findOwnPart(question, parts);
  if (ownPart !== undefined) return isDenied(ownPart) ? 'no' : 'yes';
  const verdicts = parts.flatMap((part) => askedTimes.map((time) => decidePart(question, time, part)));
  const decided = new Set(verdicts.filter((verdict) => verdict !== undefined));
  if (decided.size === 0) return decideOtherDay(question, sentence);
  // A verdict that several parts, or both halves of the day, agree on is certain.
  return decided.size === 1 ? [...decided][0] : undefined;
}

/** Returns whether a question names a time of day and a sentence the times of its day. */
export function comparesClock(question: string, sentence: string): boolean {
  return decideClock(question, sentence) !== undefined;
}

/** Decides by the times of other days: what is forbidden or possible on those is not on the day of the question. */
function decideOtherDay(question: string, sentence: string): Verdict | undefined {
  const [part, another] = splitParts(sentence).filter((each) => new RegExp(SPAN.source, 'iu').test(each) && namesOtherDays(question, each));
  return part === undefined || another !== undefined ? undefined : isDenied(part) ? 'yes' : 'no';
}

function isForbidden(question: string, part: string): boolean {
  return isDenied(part) !== (QUIET.test(part) && NOISE.test(question));
}

function decidePart(question: string, askedTime: number, part: string): Verdict | undefined {
  const isInside = isWithin(askedTime, part) ?? (ALL_DAY.test(part) ? true : undefined);
  return isInside === undefined ? undefined : isInside === isForbidden(question, part) ? 'no' : 'yes';
}

/** Returns the times that a question may mean: a bare hour is in the morning, in the afternoon or in either. */
function readQuestionTimes(text: string): number[] {
  const question = writeHours(text);
  const groups = ASKED.exec(question)?.groups ?? WRITTEN_TIME.exec(question)?.groups;
  if (!groups) return DAY_PARTS.find(([name]) => name.test(question))?.[1] ?? [];
  const isBare =
    groups.half === undefined &&
    groups.minute === undefined &&
    groups.hour24 === undefined &&
    !groups.word &&
    groups.noon === undefined &&
    groups.midnight === undefined;
  const minutes = readMinutes({ ...groups, hour: groups.hour ?? groups.hour24, minute: groups.minute ?? groups.minute24 }, '');
  if (minutes === undefined) return [];
  // "Half 8" may be either, unless the question says which.
  if (question !== text && minutes < NOON && ![MORNING, EVENING].some((half) => half.test(question))) return [minutes, minutes + NOON];
  const isInEvening = EVENING.test(question) && groups.half === undefined && minutes < NOON;
  if (isInEvening && minutes >= 60) return [minutes + NOON];
  if (!isBare || minutes >= NOON) return [minutes];
  if (MORNING.test(question) || (minutes >= LATE_MORNING && ![LATE, NOISE].some((each) => each.test(question)))) return [minutes];
  return minutes <= EARLY_EVENING ? [minutes + NOON] : [minutes, minutes + NOON];
}

/** Returns whether a time lies within what a text names, or undefined where it names no times, or several spans that differ. */
function isWithin(askedTime: number, text: string): boolean | undefined {
  const spans = [...text.matchAll(SPAN)].flatMap(({ 0: match, groups = {} }) => readSpan(match, groups));
  if (spans.length > 0) return spans.some(([from, to]) => (from <= to ? askedTime >= from && askedTime < to : askedTime >= from || askedTime < to));
  if (!HAS_TIME.test(text)) return undefined;
  const [until, anotherUntil] = readEach(text, UNTIL);
  const [from, anotherFrom] = readEach(text, FROM);
  if (anotherUntil !== undefined || anotherFrom !== undefined || (until === undefined) === (from === undefined)) return undefined;
  return until === undefined ? askedTime >= (from ?? 0) : askedTime < until || askedTime > DAY;
}

function readSpan(match: string, groups: Groups): [number, number][] {
  const [from, to] = [readMinutes(groups, ''), readMinutes(groups, 'End')];
  // "Between 9 and 10" may be anything but a time.
  if (from === undefined || to === undefined || !HAS_TIME.test(match)) return [];
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
