import { readSmallNumber } from './smallNumbers.ts';

/** A length of time in days, from and to. */
interface DayRange {
  from: number;
  to: number;
}

const DAYS: readonly [RegExp, number][] = [
  [/^(?:hours?|stunden?|horas?)$/i, 1 / 24],
  [/^(?:days?|nights?|tage?n?|días?)$/i, 1],
  [/^(?:weeks?|wochen?|semanas?)$/i, 7],
  [/^(?:months?|monate?n?|mes|meses)$/i, 30.4],
  [/^(?:years?|jahre?n?|años?)$/i, 365],
];
const COUNT = '(\\d{1,3}|\\p{L}{1,8})';
const UNIT = '(hours?|days?|nights?|weeks?|months?|years?|stunden?|tagen?|tage|wochen?|monate?n?|jahre?n?|horas?|días?|semanas?|mes|meses|años?)';
/** "Four months before", "after a month", "two weeks later", "within ten days" of a question. */
const ASKED = new RegExp(
  `(?<!\\p{L})${COUNT}\\s+${UNIT}(?:['’])?\\s+(?:before|after|later|ahead|earlier|prior|in advance|antes|después|vorher|vor|nach)(?!\\p{L})|(?<!\\p{L})(?:after|within|nach|después de|tras|in)\\s+${COUNT}\\s+${UNIT}(?!\\p{L})`,
  'iu',
);
const BETWEEN = new RegExp(
  `(?<!\\p{L})(?:between|from|entre|zwischen)\\s+${COUNT}(?:\\s+${UNIT})?\\s+(?:and|to|y|und|bis)\\s+${COUNT}\\s+${UNIT}`,
  'giu',
);
const MORE = new RegExp(`(?<!\\p{L})(?:more than|at least|over|earlier than|más de|al menos|mehr als|mindestens)\\s+${COUNT}\\s+${UNIT}`, 'giu');
const LESS = new RegExp(
  `(?<!\\p{L})(?:less than|fewer than|within|under|later than|up to|in the (?:first|last)|menos de|dentro de|weniger als|innerhalb (?:von )?|binnen)\\s+${COUNT}\\s+${UNIT}`,
  'giu',
);
const AFTER = new RegExp(`(?<!\\p{L})(?:after|nach|después de)\\s+${COUNT}\\s+${UNIT}`, 'giu');
const BEYOND =
  /^\W*(?:after (?:that|this|then)|afterwards|thereafter|later(?: than that)?|otherwise|después|pasado ese plazo|danach|später)(?!\p{L})/iu;

/** Reads the length of time that a question names for the stages of a rule: "if we cancel four months before". */
export function readQuestionDays(question: string): number | undefined {
  const found = ASKED.exec(question);
  return found ? toDays(found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? '') : undefined;
}

/**
 * Returns which of several sentences, in their order, is the stage of a rule that a number of days falls in:
 * "within 14 days …", "after that …". Undefined where fewer than two have bounds, or none fits.
 */
export function findStage(days: number, sentences: readonly string[]): number | undefined {
  const stages: (DayRange[] | undefined)[] = [];
  for (const sentence of sentences) {
    const before = stages.at(-1);
    stages.push(BEYOND.test(sentence) && before ? before.map((bounds) => findNextStage(bounds, stages)) : readBounds(sentence));
  }
  if (stages.filter((each) => each !== undefined).length < 2) return undefined;
  const fitting = stages.flatMap((bounds, index) => (bounds?.some(({ from, to }) => days > from && days <= to) ? [index] : []));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Returns the stage after this one: more than 14 days after "within 14 days", less than 12 months after "more than". */
function findNextStage({ from, to }: DayRange, stages: readonly (readonly DayRange[] | undefined)[]): DayRange {
  const isFalling = stages.some((each) => each?.some((bounds) => bounds.from >= to));
  if (isFalling) return { from: 0, to: from };
  return to === Number.POSITIVE_INFINITY ? { from: 0, to: from } : { from: to, to: Number.POSITIVE_INFINITY };
}

function readBounds(sentence: string): DayRange[] | undefined {
  const between = [...sentence.matchAll(BETWEEN)].flatMap(([, one = '', unit, other = '', lastUnit = '']) => {
    const ends = [toDays(one, unit ?? lastUnit), toDays(other, lastUnit)].filter((each) => each !== undefined);
    return ends.length === 2 ? [{ from: Math.min(...ends), to: Math.max(...ends) }] : [];
  });
  if (between.length > 0) return between;
  const limits = [MORE, AFTER, LESS].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ index, 1: count = '', 2: unit = '' }) => ({
      index,
      days: toDays(count, unit),
      isLower: pattern !== LESS,
    })),
  );
  // The first limit says when the sentence holds: "After 28 days we write; if that is not answered within 28 days …".
  const [first] = limits.toSorted((one, other) => one.index - other.index);
  if (first?.days === undefined) return undefined;
  return [first.isLower ? { from: first.days, to: Number.POSITIVE_INFINITY } : { from: 0, to: first.days }];
}

function toDays(count: string, unit: string): number | undefined {
  const number = /^(?:an?|one|un[oa]?|eine?[mnr]?)$/i.test(count) ? 1 : readSmallNumber(count);
  const days = DAYS.find(([pattern]) => pattern.test(unit))?.[1];
  return number === undefined || days === undefined ? undefined : number * days;
}
