import { comparesAges } from '../ages.ts';
import { comparesDaysOfCourse } from '../dayOfCourse.ts';
import { comparesMonths } from '../months.ts';
import type { Verdict } from '../verdict.ts';
import { comparesWeekdays } from '../weekdays.ts';
import { splitClauses } from './clauses.ts';
import { comparesClock } from './clockTimes.ts';
import { comparesSituation } from './decideSituation.ts';
import { findQuantities, type Quantity, readWordFigure, toDays, toNumber, writeDigits } from './readQuantities.ts';
import { isDenied } from './ruleWords.ts';
import { findStem } from './stems.ts';

/** Units of measures. Sums of money and times are compared only by the sentence that is found anyway. */
const MEASURES = new Set([
  'm²',
  'bar',
  'psi',
  'v',
  'kw',
  'mph',
  'm',
  'ghz',
  'kg',
  'cm',
  'mm',
  'km',
  'l',
  'w',
  'db',
  '°c',
  'night',
  'pupil',
  'person',
  'floor',
]);

type Bound = 'most' | 'least' | 'above' | 'below';
/** Words before or after a figure that is a bound, the most certain first. */
const BOUNDS: readonly [Bound, RegExp, RegExp?][] = [
  [
    'least',
    /\b(?:at least|minimum(?: of| is)?|from|not? (?:be )?(?:smaller|less|fewer|lower) than)\s$|(?<!\p{L})(?:al menos|mínimo(?: de)?|como mínimo|a partir de|mindestens|ab|nicht weniger als)\s$/iu,
    /^[^,.;]{0,12}\b(?:or (?:more|over|above)|upwards|minimum)\b|^\s(?:o más|oder mehr|und mehr)/iu,
  ],
  [
    'most',
    /\b(?:within(?: the first)?|up to|at most|not? (?:\p{L}+ ){0,4}(?:more|older|\p{L}{2,}er) than|maximum(?: of| is)?|not (?:to )?exceed|max\.?|limited to|no .{0,30}more than)\s$|(?<!\p{L})(?:como máximo|máximo(?: de)?|hasta|dentro de(?: los)?|en un plazo de|höchstens|bis zu[mr]?|maximal|innerhalb von|innerhalb der ersten|bis|nicht (?:mehr|\p{L}{2,}er) als|no más de|no más \p{L}+ de|no (?:pasen?|superen?|excedan?)(?: de)?)\s$/iu,
    /^[^,.;]{0,12}\b(?:or (?:less|under|below)|maximum|at (?:the )?most)\b/iu,
  ],
  [
    'above',
    /\b(?:over|above|more than|exceed\p{L}*|longer than|beyond|greater than|bigger than|larger than|heavier than)\s$|(?<!\p{L})(?:más de|superior(?:es)? a|über|mehr als|länger als)\s$/iu,
  ],
  [
    'below',
    /\b(?:under|below|less than|fewer than|smaller than|lower than|before \p{L}+|short of)\s$|(?<!\p{L})(?:menos de|inferior(?:es)? a|antes de(?:l)? \p{L}+|unter|weniger als|vor \p{L}+)\s$/iu,
  ],
];
/** Between a bound and its figure, what says that it is a sum: "up to a total of eight". */
const IN_ALL =
  /\s(?:(?:an? |the )?(?:overall |combined )?(?:total|sum)(?: (?:weight|length|value))? of|in total|(?:un )?total de|en total|(?:ein(?:e[rnm]?)? )?(?:Summe|Gesamtzahl) von|insgesamt)\s$/iu;
/** Words after a bound of time that make it the latest moment: "up to seven days before the exam" permits ten days before. */
const AHEAD =
  /^\s?(?:days?|weeks?|months?|hours?|minutes?|working days?|business days?|días?|semanas?|mes(?:es)?|horas?|tage?n?|wochen?|monate?n?|stunden?)\s(?:before|prior|ahead|in advance|antes|de antelación|vor|vorher|im voraus)(?!\p{L})/iu;
const FOR_A_TIME =
  /\b(?:allowed|permitted|may|can|free|kept|keep|left|lent|stay|park|borrow\p{L}*)\b[^.;]{0,25}\bfor (?:the first )?$|(?<!\p{L})(?:puede\p{L}*|permitid[oa])[^.;]{0,25}durante $|(?<!\p{L})(?:darf|dürfen|erlaubt)[^.;]{0,25}für $/iu;
const UNIT_OF_TIME =
  /^\s?(?:minutes?|hours?|days?|nights?|weeks?|months?|minutos|horas|días|noches|semanas|meses|minuten|stunden?|tage?|nächte|wochen|monate)(?!\p{L})/iu;
/** A time of day is no number of anything. */
const CLOCK_TIME =
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock|at night|in the (?:morning|evening|afternoon)|uhr|de la (?:mañana|tarde|noche))(?!\p{L})/giu;
const UNTIL = /\b(?:until|till)\s?$/iu;
const RANGE = /(?<!\d)(\d[\d.,]*)\s?(?:to|and|-|–|bis|und|a|y|hasta)\s?(?:\d)/giu;

/** Returns whether a question and a sentence have an age, a day, a month or a measure to compare. */
export function comparesValues(question: string, sentence: string): boolean {
  return [
    comparesAges,
    comparesWeekdays,
    comparesMonths,
    comparesDaysOfCourse,
    comparesMeasures,
    comparesAskedBound,
    comparesSituation,
    comparesClock,
  ].some((compares) => compares(question, sentence));
}

/** Returns whether a question and a sentence have a measure of the same unit, such as "50 square metres" and "42 m²". */
function comparesMeasures(question: string, sentence: string): boolean {
  const stated = new Set(findQuantities(sentence).map(({ unit }) => unit));
  return findQuantities(question).some(({ unit }) => MEASURES.has(unit) && stated.has(unit));
}

/** Returns whether a sentence sets a bound for a figure of the question: "25 hours" and "above 20 hours". */
export function comparesBounds(question: string, sentence: string): boolean {
  const written = writeDigits(sentence);
  return decideNumbers(question, sentence) !== undefined && findQuantities(sentence).some((each) => readBound(each, written) !== undefined);
}

/** Returns whether a question names a figure and a sentence has only others: "a 5 A fuse" and "a 10 A fuse". */
export function namesOtherFigure(question: string, sentence: string): boolean {
  const questionFigures = findFigures(question);
  const sentenceFigures = findFigures(sentence);
  return questionFigures.length > 0 && sentenceFigures.length > 0 && !questionFigures.some((figure) => sentenceFigures.includes(figure));
}

function findFigures(text: string): number[] {
  return (text.match(/\p{L}+|\d[\d.,]*\d|\d/gu) ?? []).flatMap((word) => (/^\d/.test(word) ? toNumber(word) : readWordFigure(word)));
}

/** Compares a figure of the question with the figure of the same unit, or with the bound of the same things, in the sentence. */
export function decideNumbers(question: string, sentence: string): Verdict | undefined {
  const written = writeDigits(sentence);
  const stated = findQuantities(sentence);
  const verdicts = findQuantities(question.replace(CLOCK_TIME, ' ')).flatMap((questionQuantity) => {
    const same = stated.filter(
      ({ unit, value }) => unit === questionQuantity.unit && (unit !== '' || (isYear(questionQuantity.value) && isYear(value))),
    );
    const verdict =
      compareQuestionBound(questionQuantity, same, question) ??
      (same.length > 0 ? compareSame(questionQuantity, same, written) : compareBounds(questionQuantity, stated, written));
    return verdict !== undefined || same.length > 0 ? [verdict] : [];
  });
  // Of several figures, such as a weight and a time, each has to fit.
  return verdicts.includes('no') ? 'no' : verdicts[0];
}

const ASKS_MORE =
  /\b(?:more|longer|larger|bigger|heavier|higher|wider|taller|older|faster|better|greater|dearer) than\s?$|\b(?:over|above|beyond)\s?$|(?<!\p{L})(?:más de|mehr als|länger als|größer als|schwerer als|über)\s?$/iu;
const ASKS_LESS =
  /\b(?:less|fewer|shorter|smaller|lighter|lower|narrower|younger|slower|cheaper) than\s?$|\b(?:under|below)\s?$|(?<!\p{L})(?:menos de|weniger als|kürzer als|kleiner als|leichter als|unter)\s?$/iu;
const ASKS_IF_IT_IS = /^\W*(?:is|are|was|were|does|do|did|has|have|es|son|ist|sind|hat|dauert|wiegt)\s/iu;

/** Returns whether a question sets a bound for the one figure of a sentence with its unit. */
function comparesAskedBound(question: string, sentence: string): boolean {
  const stated = findQuantities(sentence);
  return findQuantities(question).some((questionQuantity) => {
    const same = stated.filter(({ unit }) => unit !== '' && unit === questionQuantity.unit);
    return compareQuestionBound(questionQuantity, same, question) !== undefined;
  });
}

/** Compares the one figure of a sentence with a bound that the question itself sets: "Is the guarantee longer than 2 years?" */
function compareQuestionBound(questionQuantity: Quantity, same: readonly Quantity[], question: string): Verdict | undefined {
  const [stated, another] = same;
  const before = writeDigits(question)
    .slice(0, Math.max(0, questionQuantity.at + 1))
    .replace(/[£€$]\s?$/, '');
  const isMore = ASKS_MORE.test(before);
  if (!stated || another || !ASKS_IF_IT_IS.test(question) || (!isMore && !ASKS_LESS.test(before))) return undefined;
  return (isMore ? stated.value > questionQuantity.value : stated.value < questionQuantity.value) ? 'yes' : 'no';
}

function compareSame({ value }: Quantity, same: readonly Quantity[], written: string): Verdict | undefined {
  const [first] = same;
  if (!first) return undefined;
  // "Between 1.0 and 1.5 bar" has the unit once, after the second figure.
  const low = [...written.matchAll(RANGE)].find(({ index, 0: range }) => Math.abs(index + range.length - 1 - first.at) <= 1)?.[1];
  if (low !== undefined) return value >= toNumber(low) && value <= first.value ? 'yes' : 'no';
  const bounded = same.map((each) => ({ each, bound: readBound(each, written) })).find(({ bound }) => bound !== undefined);
  if (bounded?.bound) return compareBound(value, bounded.bound, bounded.each, written);
  // The same figure in a denial confirms nothing: "closed on 24 December 2027".
  if (same.some((each) => each.value === value)) return isDenied(written) ? undefined : 'yes';
  return 'no';
}

/** Compares lengths of time in other units ("a week" and "two days") and counts of one thing ("10 chickens", "up to eight hens"). */
function compareBounds(questionQuantity: Quantity, stated: readonly Quantity[], written: string): Verdict | undefined {
  const bounds = stated.flatMap((each) => {
    const bound = readBound(each, written);
    return bound ? [{ each, bound }] : [];
  });
  const [only, ...others] = bounds;
  if (!only || others.length > 0) return undefined;
  const [askedDays, statedDays] = [toDays(questionQuantity), toDays(only.each)];
  if (askedDays !== undefined && statedDays !== undefined) return compareBound(askedDays, only.bound, { ...only.each, value: statedDays }, written);
  const isCount = questionQuantity.unit === '' && only.each.unit === '' && !isYear(questionQuantity.value);
  return isCount && isSameThing(questionQuantity, only.each, written)
    ? compareBound(questionQuantity.value, only.bound, only.each, written)
    : undefined;
}

/** Returns whether two counts are of one thing: both have no noun, or the same word is next to them: "20 moves" and "before move 30". */
function isSameThing(questionQuantity: Quantity, stated: Quantity, written: string): boolean {
  if (questionQuantity.noun === '') return stated.noun === '' || questionQuantity.value >= 100;
  const before = /(\p{L}+)\s$/u.exec(written.slice(0, stated.at + 1))?.[1]?.toLowerCase() ?? '';
  const stem = findStem(questionQuantity.noun);
  return (
    [stated.noun, before].some((word) => word !== '' && findStem(word) === stem) ||
    (stated.noun !== '' && /^\d+$/.test(`${questionQuantity.value}`) && questionQuantity.value < 100)
  );
}

/** Compares a value with a bound: "up to 4" and "more than 4 are refused" both permit 3. */
function compareBound(value: number, bound: Bound, { value: limit, at }: Quantity, written: string): Verdict {
  const clause = findClauseAt(written, at);
  if (bound === 'most' || bound === 'least') {
    const fits = bound === 'most' ? value <= limit : value >= limit;
    return fits === NEEDS_NOT.test(clause) ? 'no' : 'yes';
  }
  const applies = bound === 'above' ? value > limit : value < limit;
  return applies === isDenied(clause) ? 'no' : 'yes';
}

const NEEDS_NOT =
  /\b(?:not (?:needed|required|necessary)|need not|no (?:\p{L}+ ){1,3}(?:is|are) (?:needed|required|necessary))\b|(?<!\p{L})(?:no (?:es|son|se) (?:necesari\p{L}+|necesita\p{L}*|exige\p{L}*)|no hace falta|nicht (?:nötig|erforderlich|notwendig)|kein\p{L}* \p{L}+ (?:nötig|erforderlich|notwendig))(?!\p{L})/iu;

/** Returns the clause of a sentence that has a place in it. */
function findClauseAt(sentence: string, at: number): string {
  let end = 0;
  for (const clause of splitClauses(sentence)) {
    end = sentence.indexOf(clause, end) + clause.length;
    if (at < end) return clause;
  }
  return sentence;
}

function readBound({ at }: Quantity, written: string): Bound | undefined {
  const start = /^\s/.test(written.slice(at)) ? at + 1 : at;
  const before = written
    .slice(Math.max(0, start - 45), start)
    .replace(/[£€$]\s?$/, '')
    .replace(IN_ALL, ' ');
  const after = written.slice(start).replace(/^[£€$]?\s?\d[\d.,]*/, '');
  const bound = BOUNDS.find(([, leads, follows]) => leads.test(before.endsWith(' ') ? before : `${before} `) || follows?.test(after) === true)?.[0];
  const isLatest = bound === 'most' || UNTIL.test(before);
  if (isLatest && AHEAD.test(after)) return 'least';
  // What is permitted for a time is permitted for less.
  return bound ?? (FOR_A_TIME.test(before) && UNIT_OF_TIME.test(after) ? 'most' : undefined);
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1500 && value <= 2100;
