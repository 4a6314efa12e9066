import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import { findCellBelow, findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { findAmounts } from '../quantities/amounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { type Quantity, readQuantity } from '../quantities/quantity.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';

/** People of some age, and what each of them pays. Free is undefined. */
interface Fare {
  from: number;
  to: number;
  price: Quantity | undefined;
  text: string;
}

interface FareList {
  fares: readonly Fare[];
  span: Step['from']['span'];
  sentence: number | undefined;
}

const ADULT_AGE = 18;
const ANY_AGE = 120;
const ASKS_PRICE = /\b(?:how much|what|cost|pay|price|total|together)\b|(?<!\p{L})(?:cu[aá]nto|qué|wie ?viel|was|kostet|zahlen)(?!\p{L})/iu;
const ADULTS = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${SEVERAL}|one|an?|una?|eine?n?) (?:adults?|grown-?ups?|Erwachsene[nr]?|adultos?)(?!\\p{L})`,
  'iu',
);
const CHILDREN =
  /(?<!\p{L})(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|Kinder[n]?|Kind|niñ[oa]s?|hij[oa]s?)(?: (?:of|aged?|who are|im Alter von|von|mit|de))?,? \(?(?<ages>\d{1,2}(?:(?:, ?|,? (?:and|und|y|&) )\d{1,2})*)(?!\d|[.,]\d)/giu;
const YEARS_OLD = /(?<!\d)(?<age>\d{1,2})[- ]?(?:years?[- ]olds?|yr[- ]olds?|jährige[nrs]?|años)(?!\p{L})/giu;

/** Adds up what adults and children of the ages in a question pay by a list of fares. Returns undefined unless each has just one. */
export function sumFares(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question)) return undefined;
  const ages = readAges(question);
  if (ages.length < 2) return undefined;
  const [list, another] = listFares(index);
  if (!list || another) return undefined;
  const paid = ages.map((age) => chooseFare(list.fares, age));
  const fares = [...new Set(paid)];
  const prices = fares.flatMap((fare) => (fare?.price ? [fare.price] : []));
  if (paid.some((fare) => fare === undefined) || prices.length === 0) return undefined;
  const total = paid.reduce((sum, fare) => sum + (fare?.price?.value ?? 0), 0);
  const text = fares.map((fare) => `${paid.filter((each) => each === fare).length} × ${fare?.price?.text ?? fare?.text ?? ''}`).join(' + ');
  const from = { span: list.span, name: '', sentence: list.sentence };
  return composeSteps(index, [{ text, from }], { code: 'computed', value: writeLikeMostPrecise(index, total, prices) });
}

/** Reads the age of each child, and one for each adult. Without an age of a child, a question says too little. */
function readAges(question: string): number[] {
  const countText = ADULTS.exec(question)?.groups?.count ?? '';
  const adults = countText === '' ? 0 : (readSmallNumber(countText) ?? 1);
  const listed = [...question.matchAll(CHILDREN)].flatMap(({ groups }) => groups?.ages?.match(/\d+/gu) ?? []);
  const children = [...listed, ...(listed.length > 0 ? [] : [...question.matchAll(YEARS_OLD)].map(({ groups }) => groups?.age ?? ''))].map(Number);
  return children.length === 0 ? [] : [...Array.from({ length: adults }, () => ADULT_AGE + 12), ...children];
}

/** Lists the sentences and tables with fares for two groups of an age or more. */
function listFares(index: OpenIndex): FareList[] {
  const sentenceFares = index.sentences.flatMap(({ start, end, paragraph }, sentence): FareList[] => {
    if (index.paragraphs[paragraph]?.kind === 'tableRow') return [];
    const fares = readOnOneLine(index, sentence)
      .split(/[,;]\s|\s(?:and|und|y)\s(?=\D)/u)
      .flatMap((part) => readFare(part, part));
    return isList(fares) ? [{ fares, span: { start, end }, sentence }] : [];
  });
  const tableFares = findTables(index).flatMap((table): FareList[] => {
    const columns = table.header.flatMap((_, column) => {
      const fares = table.rows.flatMap((row) =>
        readFare(row.cells[0]?.text.replace(/\s+/g, ' ') ?? '', findCellBelow(table, row, column)?.text ?? ''),
      );
      return column > 0 && isList(fares) ? [fares] : [];
    });
    const [fares, another] = columns;
    const [first, last] = [table.rows[0], table.rows.at(-1)];
    return fares && !another && first && last ? [{ fares, span: { start: first.start, end: last.end }, sentence: undefined }] : [];
  });
  return [...sentenceFares, ...tableFares];
}

function isList(fares: readonly Fare[]): boolean {
  return fares.length >= 2 && fares.filter(({ price }) => price).length >= 1 && fares.some(({ to }) => to < ANY_AGE);
}

const FREE = /(?<!\p{L})(?:free|nothing|gratis|kostenlos|frei|gratuit[oa]s?)(?!\p{L})/iu;

function readFare(text: string, priced: string): Fare[] {
  const [amount, another] = findAmounts(priced);
  const price = amount && !another ? readQuantity(amount.text) : undefined;
  const range = readAgeRange(amount && priced === text ? text.replace(amount.text, ' ') : text);
  const isFree = price === undefined && FREE.test(priced);
  return range && (price || isFree) ? [{ ...range, price, text: FREE.exec(priced)?.[0] ?? '' }] : [];
}

const NUMBER = '(?:\\d{1,2}|\\p{L}{3,8})';
const RANGES: readonly [RegExp, (one: number, other: number) => Pick<Fare, 'from' | 'to'>][] = [
  [new RegExp(`(?<![\\p{L}\\d])(?<one>${NUMBER}) ?(?:to|-|–|bis|a) ?(?<other>${NUMBER})(?![\\p{L}\\d])`, 'iu'), (from, to) => ({ from, to })],
  [new RegExp(`(?<!\\p{L})(?:under|below|unter|menores de|younger than)[- ](?<one>${NUMBER})`, 'iu'), (one) => ({ from: 0, to: one - 1 })],
  [new RegExp(`(?<!\\p{L})(?:up to|bis|hasta)(?: age)? (?<one>${NUMBER})`, 'iu'), (one) => ({ from: 0, to: one })],
  [
    new RegExp(
      `(?<!\\p{L})(?:from|over|aged?|ab|über|desde|mayores de) (?<one>${NUMBER})|(?<![\\p{L}\\d])(?<more>\\d{1,2})(?:\\+| and (?:over|older)| or (?:over|older)| und älter)`,
      'iu',
    ),
    (from) => ({ from, to: ANY_AGE }),
  ],
];
const ADULT = /(?<!\p{L})(?:adults?|grown-?ups?|Erwachsene[nr]?|adultos?)(?!\p{L})/iu;
const CHILD = /(?<!\p{L})(?:child(?:ren)?|kids?|Kind(?:er)?|niñ[oa]s?)(?!\p{L})/iu;

/** Reads of which ages a fare is: "children from 5 to 15", "under fives", "adults". */
function readAgeRange(text: string): Pick<Fare, 'from' | 'to'> | undefined {
  for (const [pattern, toRange] of RANGES) {
    const groups = pattern.exec(text)?.groups;
    const read = (number = '') =>
      readSmallNumber(number.toLowerCase()) ??
      readSmallNumber(number.toLowerCase().replace(/e?s$/u, '')) ??
      readSmallNumber(number.toLowerCase().replace(/s$/u, ''));
    const [one, other] = [read(groups?.one ?? groups?.more), read(groups?.other)];
    if (one !== undefined && (groups?.other === undefined || other !== undefined)) return toRange(one, other ?? one);
  }
  if (ADULT.test(text)) return { from: ADULT_AGE, to: ANY_AGE };
  return CHILD.test(text) ? { from: 0, to: ADULT_AGE - 1 } : undefined;
}

/** Chooses the fare of the narrowest range with an age. */
function chooseFare(fares: readonly Fare[], age: number): Fare | undefined {
  const fitting = fares.filter(({ from, to }) => from <= age && age <= to).sort((one, other) => one.to - one.from - (other.to - other.from));
  const [best, next] = fitting;
  return next && best && next.to - next.from === best.to - best.from ? undefined : best;
}
