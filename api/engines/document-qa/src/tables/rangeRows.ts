import { readSmallNumber } from '../answer/smallNumbers.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import { toNumber } from './cellNumber.ts';

/** The values that a row is for: "under 1 year", "1 to 3 years", "65+". */
interface Range {
  from: number;
  to: number;
  /** Whether the greatest value is of the next row: "under 5". */
  isBelow: boolean;
  text: string;
}

type Unit = 'year' | 'month' | 'week' | 'day' | 'night' | 'hour' | 'kg' | 'g' | 'km' | 'mile' | 'person' | 'page' | 'word' | 'piece' | 'money';

const UNITS: Record<Unit, RegExp> = {
  year: /\byears?\b|\bages?\b|\bservice\b|(?<!\p{L})(?:años?|edad|Jahren?|Alter)(?!\p{L})/iu,
  month: /\bmonths?\b|(?<!\p{L})(?:mes(?:es)?|Monaten?)(?!\p{L})/iu,
  week: /\bweeks?\b|(?<!\p{L})(?:semanas?|Wochen?)(?!\p{L})/iu,
  day: /\bdays?\b|(?<!\p{L})(?:días?|Tagen?)(?!\p{L})/iu,
  night: /\bnights?\b|(?<!\p{L})(?:noches?|Nächten?|Nacht)(?!\p{L})/iu,
  hour: /\bhours?\b|\bhrs?\b|(?<!\p{L})(?:horas?|Stunden?)(?!\p{L})/iu,
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
const NUMBER = '(\\d[\\d.,]*|\\p{L}{3,9}(?:-\\p{L}{3})?)';
const BETWEEN = /(\d[\d.,]*)\D{0,12}?(?:\s?[-–—]\s?|\s(?:to|and|a|y|bis|und)\s)\D{0,8}?(\d[\d.,]*)/i;
const BELOW =
  /\b(?:under|below|less than|fewer than|younger than)\b|<(?!=)|(?<!\p{L})(?:menos de|menores? de|unter|weniger als|jünger als)(?!\p{L})/iu;
const UP_TO = /\b(?:up to|at most|no more than|until)\b|≤|<=|(?<!\p{L})(?:hasta|bis(?: zu)?)(?!\p{L})/iu;
const ABOVE =
  /\b(?:over|above|more than|older than|from|at least|or more|and (?:over|above|more|older))\b|[>≥]|\d\s?\+|(?<!\p{L})(?:más de|mayores? de|desde|a partir de|o más|y más|über|mehr als|ab|oder mehr)(?!\p{L})/iu;
const FEWEST_RANGES = 2;

/** Finds the row whose range a figure of the question lies in, such as "1 to 3 years" for "after two years". Returns undefined where it is none or not one. */
export function findRangeRow({ rows, header }: Table, question: string): Row | undefined {
  const ranges = rows.map(({ cells }) => readRange(cells[0]?.text ?? ''));
  if (ranges.filter(Boolean).length < FEWEST_RANGES) return undefined;
  const named = `${header[0]?.text ?? ''} ${ranges.map((range) => range?.text ?? '').join(' ')}`;
  for (const [unit, pattern] of Object.entries(UNITS)) {
    const value = pattern.test(named) ? readAsked(question, pattern, unit === 'money') : undefined;
    const found = value === undefined ? [] : rows.filter((_, place) => holds(ranges[place], value));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

function readRange(text: string): Range | undefined {
  const between = BETWEEN.exec(text);
  if (between) return { from: toNumber(between[1] ?? ''), to: toNumber(between[2] ?? ''), isBelow: false, text };
  const [digits] = /\d[\d.,]*/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if (BELOW.test(text)) return { from: 0, to: toNumber(digits), isBelow: true, text };
  if (ABOVE.test(text)) return { from: toNumber(digits), to: Number.POSITIVE_INFINITY, isBelow: false, text };
  return UP_TO.test(text) ? { from: 0, to: toNumber(digits), isBelow: false, text } : undefined;
}

function holds(range: Range | undefined, value: number): boolean {
  return range !== undefined && value >= range.from && (range.isBelow ? value < range.to : value <= range.to);
}

const MONTHS_OF_YEAR = 12;

/** Reads an age in months, which tables give in years: "my 18 month old". */
function readMonthsOfAge(question: string): number | undefined {
  const [, count] = /\b(\d{1,2})[- ]months?[- ]old\b|(?<!\p{L})(\d{1,2}) (?:meses|Monate alt)(?!\p{L})/iu.exec(question) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** Reads the figure with the unit in a question: "after two years", "a 3 kg parcel", "£250". */
function readAsked(question: string, unit: RegExp, isMoney: boolean): number | undefined {
  if (isMoney) {
    const [, before, behind] = /[€£$]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|euros?|pounds?|dollars?)/i.exec(question) ?? [];
    return before || behind ? toNumber(before ?? behind ?? '') : undefined;
  }
  const months = unit === UNITS.year ? readMonthsOfAge(question) : undefined;
  if (months !== undefined) return months / MONTHS_OF_YEAR;
  const asked = new RegExp(`(?<![\\p{L}\\d])${NUMBER}[\\s-]?(?:${unit.source})`, 'iu').exec(question)?.[1];
  if (asked === undefined) return undefined;
  return /^\d/.test(asked) ? toNumber(asked) : readSmallNumber(asked);
}
