import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';

/** A number of units that a question names, and what it says besides: 14 pages, or 1 year. */
export interface QuestionUnits {
  count: number;
  unit: string;
  rest: string;
}

/** Units of time in days; a month and a year only in each other, and a year in weeks. */
const TIMES: readonly [name: string, pattern: RegExp][] = [
  ['hour', /^(?:an? )?(?:hours?|hourly|horas?|stunden?|stündlich)$/iu],
  ['night', /^(?:nights?|nightly|noches?|nacht|nächten?)$/iu],
  ['day', /^(?:days?|daily|días?|diari[oa]s?|tage?n?|täglich)$/iu],
  ['week', /^(?:weeks?|weekly|semanas?|semanal\p{L}*|wochen?|wöchentlich)$/iu],
  ['month', /^(?:months?|monthly|mes(?:es)?|mensual\p{L}*|monate?n?|monatlich)$/iu],
  ['year', /^(?:years?|yearly|annual(?:ly)?|años?|anual\p{L}*|jahre?n?|jährlich)$/iu],
];
/** How many of the second unit the first one has. */
const RATIOS: Readonly<Record<string, number>> = { 'week day': 7, 'week night': 7, 'year month': 12, 'year week': 52, 'month year': 1 / 12 };
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,£€$#-])(?<count>${SEVERAL})[- ](?<unit>\\p{L}{3,})(?!\\p{L})(?![- ](?:old|alt)(?!\\p{L}))`, 'giu');
/** A whole of one period: "for a whole year", "per month", "a week in the caravan". */
const PERIOD = [
  /(?<!\p{L})(?:(?:for|over|in|during) )?(?:an?|one|the|per|each|every) (?:whole |full |entire |complete )?(?<unit>hour|day|night|week|month|year)(?!\p{L})/iu,
  /(?<!\p{L})(?<unit>weekly|monthly|yearly|annually|daily|nightly)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:por|al?|en|durante) )?(?:una?|la|el|cada|al|por) (?<unit>hora|día|noche|semana|mes|año)(?: enter[oa]| complet[oa])?(?!\p{L})/iu,
  /(?<!\p{L})(?:pro|im|je|eine?n?|für eine?n?) (?:ganze[ns]? )?(?<unit>stunde|tag|nacht|woche|monat|jahr)(?!\p{L})/iu,
];
const NO_UNIT = /^(?:of|or|and|per|percent|th|am|pm|uhr|euros?|pounds?|dollars?|times|years? old|people|persons|adults?|children|kids)$/iu;

/** Reads each number of units that a question may want to be charged for. */
export function readQuestionUnits(question: string): QuestionUnits[] {
  const counted = [...question.matchAll(COUNTED)].flatMap((found): QuestionUnits[] => {
    const { count = '', unit = '' } = found.groups ?? {};
    const value = readSmallNumber(count);
    if (value === undefined || value < 2 || NO_UNIT.test(unit)) return [];
    return [{ count: value, unit, rest: cut(question, found.index, found[0]) }];
  });
  const period = PERIOD.map((pattern) => pattern.exec(question)).find(Boolean);
  return period?.groups?.unit ? [...counted, { count: 1, unit: period.groups.unit, rest: cut(question, period.index, period[0]) }] : counted;
}

function cut(text: string, at: number, found: string): string {
  return `${text.slice(0, at)} ${text.slice(at + found.length)}`;
}

/** Returns how often a price of one unit is due for a number of others: 7 nights for a week, a twelfth of a year for a month. Returns undefined for units that do not fit. */
export function countUnits({ count, unit }: { count: number; unit: string }, priced: string): number | undefined {
  const [countedUnit, pricedUnit] = [nameUnit(unit), nameUnit(priced)];
  if (countedUnit === pricedUnit) return count;
  // A night away is a day away for what is paid per day.
  if (['night', 'day'].includes(countedUnit) && ['night', 'day'].includes(pricedUnit)) return count;
  const ratio = RATIOS[`${countedUnit} ${pricedUnit}`];
  const times = ratio === undefined ? 0 : count * ratio;
  return Number.isInteger(times) || Number.isInteger(1 / times) ? times || undefined : undefined;
}

/** Returns the one name of a unit of time, or a noun without its plural. */
export function nameUnit(name: string): string {
  return TIMES.find(([, pattern]) => pattern.test(name))?.[0] ?? name.toLowerCase().replace(/(?:(?<=s|x|ch)es|(?<=\p{L}{3})(?:en|s|n))$/u, '');
}

const PER =
  /(?<!\p{L})(?:per|each|every|an?|for (?:each|every)|pro|je|por|cada|al?|im|am|para cada|por cada) (?:single |calendar |further |additional )?(?<unit>\p{L}{3,})|(?<!\p{L})(?<adverb>hourly|daily|nightly|weekly|monthly|yearly|annual(?:ly)?|mensual|semanal|anual|monatlich|jährlich|täglich|wöchentlich)(?!\p{L})/giu;

/** Reads of which units a price is by the words next to it: "a page", "per person and night", "monthly". */
export function readPriceUnits(text: string): string[] {
  return [...text.matchAll(PER)].map(({ groups }) => groups?.unit ?? groups?.adverb ?? '');
}
