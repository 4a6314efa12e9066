import { readSmallNumber } from '../answer/smallNumbers.ts';
import { toNumber } from './cellNumber.ts';

/** The values that a row or a column is for: "under 1 year", "1 to 3 years", "65+". */
interface Range {
  from: number;
  to: number;
  /** Whether the greatest value is of the next row: "under 5". */
  isBelow: boolean;
  /** Whether it is one figure with its unit, which is a range only among ranges. */
  isExact: boolean;
  text: string;
}

type Unit =
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'night'
  | 'hour'
  | 'minute'
  | 'kg'
  | 'g'
  | 'km'
  | 'mile'
  | 'person'
  | 'page'
  | 'word'
  | 'piece'
  | 'money';

const UNITS: Record<Unit, RegExp> = {
  year: /\b(?:years?|yrs?)\b|\bages?\b|\bservice\b|(?<!\p{L})(?:años?|edad|Jahre?n?|Alter)(?!\p{L})/iu,
  month: /\b(?:months?|mths?)\b|(?<!\p{L})(?:mes(?:es)?|Monate?n?)(?!\p{L})/iu,
  week: /\bweeks?\b|(?<!\p{L})(?:semanas?|Wochen?)(?!\p{L})/iu,
  day: /\bdays?\b|(?<!\p{L})(?:días?|Tage?n?)(?!\p{L})/iu,
  night: /\bnights?\b|(?<!\p{L})(?:noches?|Nächten?|Nacht)(?!\p{L})/iu,
  hour: /\bhours?\b|\bhrs?\b|(?<!\p{L})(?:horas?|Stunden?)(?!\p{L})/iu,
  minute: /\b(?:minutes?|mins?)\b|(?<!\p{L})(?:minutos?|Minuten?)(?!\p{L})/iu,
  kg: /(?<!\p{L})(?:kg|kilos?|kilograms?|Kilogramm|kilogramos?)(?!\p{L})/iu,
  g: /(?<!\p{L})(?:g|grams?|gramos?|Gramm)(?!\p{L})/iu,
  km: /(?<!\p{L})(?:km|kilomet(?:re|er)s?|kilómetros?)(?!\p{L})/iu,
  mile: /\bmiles?\b/i,
  person: /\b(?:persons?|people|guests?|participants?|employees|users|members|players)\b|(?<!\p{L})(?:personas?|Personen|Gäste[n]?)(?!\p{L})/iu,
  page: /\bpages?\b|(?<!\p{L})(?:páginas?|Seiten?)(?!\p{L})/iu,
  word: /\bwords?\b|(?<!\p{L})(?:palabras?|Wörtern?)(?!\p{L})/iu,
  piece: /\b(?:items?|pieces?|copies|units?|bottles|boxes|tickets)\b|(?<!\p{L})(?:unidades|piezas|Stück)(?!\p{L})/iu,
  money: /[€£$]|\b(?:euros?|pounds?|dollars?|EUR|GBP|USD)\b/i,
};
/** Units of time, by the months that they have. Only years and months are looked up in the labels of another unit. */
const MONTHS_OF: Partial<Record<Unit, number>> = {
  year: 12,
  month: 1,
  week: 12 / 52,
  day: 12 / 365,
  hour: 12 / 365 / 24,
  minute: 12 / 365 / 1440,
};
const NUMBER = '(\\d[\\d.,]*|\\p{L}{3,9}(?:-\\p{L}{3})?)';
const BETWEEN = /(\d[\d.,]*)\D{0,12}?(?:\s?[-–—]\s?|\s(?:to|and|a|y|bis|und)\s)\D{0,8}?(\d[\d.,]*)/i;
const BELOW =
  /\b(?:under|below|less than|fewer than|younger than)\b|<(?!=)|(?<!\p{L})(?:menos de|menores? de|unter|weniger als|jünger als)(?!\p{L})/iu;
const UP_TO = /\b(?:up to|at most|no more than|until)\b|≤|<=|(?<!\p{L})(?:hasta|bis(?: zu)?)(?!\p{L})/iu;
const ABOVE =
  /\b(?:over|above|more than|older than|from|at least|or more|and (?:over|above|more|older))\b|[>≥]|\d\s?\+|(?<!\p{L})(?:más de|mayores? de|desde|a partir de|o más|y más|über|mehr als|ab|oder mehr)(?!\p{L})/iu;
/** A label that is one figure with its unit: "2 years". */
const EXACT = /^(\d{1,3})\s\p{L}{3,8}$/u;
const MIN_RANGES = 2;
const AFTER = /\bafter\b|(?<!\p{L})(?:después de|tras|nach)(?!\p{L})/iu;
/** A child whose age follows without a unit: "a baby of one", "my son is 4". */
const AGE_OF_PERSON = new RegExp(
  `(?<!\\p{L})(?:baby|toddler|child|kid|son|daughter|boy|girl|pupil|mother|father|mum|dad|grandma|grandpa|gran|granny|grandmother|grandfather|wife|husband|niñ[oa]|bebé|hij[oa]|abuel[oa]|madre|padre|mujer|marido|kind|sohn|tochter|mutter|vater|oma|opa|großmutter|großvater)(?: who)?(?: of|,? aged?| is| turns| de| tiene| von| ist|,) ${NUMBER}(?=\\s*(?:[?.,!]|$|(?:and|with|in|on|y|con|und|mit)(?!\\p{L})))`,
  'iu',
);

/** "I'm 67", "my mother is 71", "aged 14". */
const AGE_OF_READER = new RegExp(
  `(?:(?<!\\p{L})(?:i['’]?m|i am|he['’]?s|he is|she['’]?s|she is|we are|aged|age|ich bin|er ist|sie ist|tengo|tiene)|\\() ${NUMBER}(?=\\s*(?:[?.,!;)]|$|(?:and|so|how|what|do|can|is|und|was|y|cuánto|años|jahre)(?!\\p{L})))`,
  'iu',
);
const ASKS_BY_AGE = new RegExp(`${AGE_OF_READER.source}|${AGE_OF_PERSON.source}|\\byears?[- ]olds?\\b|\\byo\\b`, 'iu');
const MAX_AGE = 110;

/**
 * Finds the label of a row or a column for each figure of a question that lies in its range, such as "1 to 3 years" for "after two years".
 * Returns undefined where the labels are no ranges or the question has no figure of their kind, and no places where it lies in none of them.
 */
export function findRangeLabels(labels: readonly string[], naming: string, question: string): number[] | undefined {
  const ranges = labels.map(readRange);
  const named = `${naming} ${ranges.map((range) => range?.text ?? '').join(' ')}`;
  if (ranges.filter(Boolean).length < MIN_RANGES) return undefined;
  // "After two years" is none of the figures "1 year", "2 years".
  if (ranges.every((range) => !range || range.isExact) && AFTER.test(question)) return undefined;
  for (const unit of Object.keys(UNITS) as Unit[]) {
    const isNamed =
      UNITS[unit].test(named) ||
      (unit === 'year' && areBareAges(ranges) && ASKS_BY_AGE.test(question)) ||
      ((unit === 'year' || unit === 'month') && namesTime(named)) ||
      ((unit === 'hour' || unit === 'minute') && namesHours(named));
    const values = isNamed ? readQuestionFigures(question, unit) : [];
    if (values.length === 0) continue;
    const places = values.map((value) =>
      chooseNearest(
        ranges,
        ranges.flatMap((range, index) => (range && holds(range, convertTime(value, unit, range, named)) ? [index] : [])),
      ),
    );
    return [...new Set(places.flatMap((found) => (found.length === 1 ? found : [])))];
  }
  return undefined;
}

/** Returns whether labels such as "Under 16" and "Over 60" have no unit and figures that ages may be. */
function areBareAges(ranges: readonly (Range | undefined)[]): boolean {
  const known = ranges.flatMap((range) => range ?? []);
  const isAge = ({ from, to, text }: Range) =>
    Math.max(from, Number.isFinite(to) ? to : 0) <= MAX_AGE && Object.values(UNITS).every((unit) => !unit.test(text));
  return known.every(isAge);
}

/** Of steps that each hold all before them, returns the nearest: three hours are "up to 4 hours", and not "up to 8". */
function chooseNearest(ranges: readonly (Range | undefined)[], found: readonly number[]): readonly number[] {
  const held = found.flatMap((place) => ranges[place] ?? []);
  const first = held[0];
  if (!first || held.length < 2 || held.some(({ isExact }) => isExact)) return found;
  const inMonths = ({ text }: Range, end: number) => end * (findLabelScale(text) ?? 1);
  const ends = held.map((range) => inMonths(range, range.to));
  if (held.every(({ from }) => from === 0) && new Set(ends).size === ends.length) return [found[ends.indexOf(Math.min(...ends))] ?? -1];
  const starts = held.map((range) => inMonths(range, range.from));
  const areOpen = held.every(({ to }) => to === Number.POSITIVE_INFINITY);
  return areOpen && new Set(starts).size === starts.length ? [found[starts.indexOf(Math.max(...starts))] ?? -1] : found;
}

/** Returns how many months the unit of time in a label has. */
function findLabelScale(text: string): number | undefined {
  return Object.entries(MONTHS_OF).find(([unit]) => UNITS[unit as Unit].test(text))?.[1];
}

function namesHours(text: string): boolean {
  return UNITS.hour.test(text) || UNITS.minute.test(text);
}

function namesTime(text: string): boolean {
  return UNITS.year.test(text) || UNITS.month.test(text);
}

/** Returns a time in the unit of a label, or else of all labels: a baby of one year has 12 months. */
function convertTime(value: number, unit: Unit, { text }: Range, named: string): number {
  const months = MONTHS_OF[unit];
  if (months === undefined) return value;
  const units = Object.entries(MONTHS_OF);
  const labelUnit = units.find(([each]) => UNITS[each as Unit].test(text)) ?? units.find(([each]) => UNITS[each as Unit].test(named));
  return labelUnit === undefined ? value : (value * months) / labelUnit[1];
}

function readRange(label: string): Range | undefined {
  const text = writeDigits(label.replace(/\s+/g, ' ').trim());
  const between = BETWEEN.exec(text);
  const isOne = { isBelow: false, isExact: false, text };
  // "30 to 8 days before" counts down.
  const ends = between
    ?.slice(1)
    .map(toNumber)
    .sort((one, other) => one - other);
  if (ends) return { ...isOne, from: ends[0] ?? 0, to: ends[1] ?? 0 };
  const [digits] = /\d[\d.,]*/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = toNumber(digits);
  if (BELOW.test(text)) return { ...isOne, from: 0, to: value, isBelow: true };
  if (ABOVE.test(text)) return { ...isOne, from: value, to: Number.POSITIVE_INFINITY };
  if (UP_TO.test(text)) return { ...isOne, from: 0, to: value };
  return EXACT.test(text) ? { ...isOne, from: value, to: value + 1, isBelow: true, isExact: true } : undefined;
}

/** Writes small numbers in figures: "two to five years" is "2 to 5 years". */
function writeDigits(label: string): string {
  return label.replace(/(?<!\p{L})\p{L}{2,9}(?!\p{L})/gu, (word) => `${readSmallNumber(word) ?? word}`);
}

function holds(range: Range, value: number): boolean {
  return value >= range.from && (range.isBelow ? value < range.to : value <= range.to);
}

/** Reads the figures with a unit in a question: "after two years", "a 3 kg parcel", "£250". */
function readQuestionFigures(question: string, unit: Unit): number[] {
  if (unit === 'money') {
    const amounts = question.matchAll(/[€£$]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|euros?|pounds?|dollars?)/gi);
    return [...amounts].map(([, before, after]) => toNumber(before ?? after ?? ''));
  }
  const found = [
    ...question.matchAll(
      new RegExp(`(?<![\\p{L}\\d])${NUMBER}[\\s-]?(?:(?:working|business|calendar|full|whole|more) )?(?:${UNITS[unit].source})`, 'giu'),
    ),
  ].map(([, writtenFigure]) => writtenFigure);
  const written = found.length === 0 && unit === 'year' ? [(AGE_OF_PERSON.exec(question) ?? AGE_OF_READER.exec(question))?.[1]] : found;
  return written.flatMap((figure = '') => (/^\d/.test(figure) ? [toNumber(figure)] : (readSmallNumber(figure) ?? [])));
}
