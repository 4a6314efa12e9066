import { readOrdinal } from '../smallNumbers.ts';
import { writeDigits } from './readQuantities.ts';

/** What a measure is of. Two measures of one kind can be compared. */
export type Kind = 'length' | 'area' | 'weight' | 'volume' | 'temperature' | 'money' | 'share' | 'duration' | 'people' | 'age' | 'count' | 'other';

/** A figure of a text with its unit, turned into the smallest unit of its kind. */
export interface Measure {
  kind: Kind;
  value: number;
  /** The unit of a kind that has no others, such as "gb", or the currency. */
  unit: string;
  start: number;
  end: number;
  /** The word after it, such as "points". */
  noun: string;
}

const DAY = 1;
/** How many days a year has. */
export const YEAR = 365.25 * DAY;
/** How many days a month has on average. */
export const MONTH = YEAR / 12;
/** Units in English, Spanish and German, each with its kind and its size. */
const UNITS: readonly [Kind, number, string][] = [
  ['area', 1, 'm²|m2|sqm|square met\\p{L}+|metros cuadrados|quadratmetern?'],
  ['length', 1, 'cm|cms|centimet\\p{L}+|zentimetern?|centímetros?'],
  ['length', 0.1, 'mm|millimet\\p{L}+'],
  ['length', 100, 'm|met(?:re|er)s?|metern?|metros?'],
  ['length', 100_000, 'km|kilomet\\p{L}+|kilómetros?'],
  ['length', 160_934, 'miles?|meilen|millas?'],
  ['length', 30.48, 'feet|foot|ft'],
  ['weight', 1, 'kg|kgs|kilos?|kilogram\\p{L}*'],
  ['weight', 0.001, 'g|grams?|grammes?|gramm?|gramos?'],
  ['weight', 1000, 't|tonnes?|tons?|tonnen|toneladas?'],
  ['weight', 6.35, 'stones?'],
  ['volume', 1, 'l|lit(?:re|er)s?|litros?|litern?'],
  ['volume', 0.001, 'ml|millilit\\p{L}+|mililitros?'],
  ['temperature', 1, '°\\s?c|°|degrees(?: (?:celsius|centigrade))?|grad|grados'],
  ['share', 1, '%|percent|per cent|prozent|por ciento'],
  ['money', 1, '€|£|\\$|euros?|eur|pounds?|quid|gbp|dollars?'],
  ['money', 1000, 'grand|k'],
  ['duration', DAY / 1440, 'minutes?|mins?|minutos?|minuten?'],
  ['duration', DAY / 24, 'hours?|hrs?|stunden?|horas?'],
  ['duration', DAY, 'days?|nights?|tage?n?|nächten?|nacht|días?|noches?'],
  ['duration', 7 * DAY, 'weeks?|wochen?|semanas?'],
  ['duration', 14 * DAY, 'fortnights?'],
  ['duration', MONTH, 'months?|monate?n?|mes(?:es)?'],
  ['duration', YEAR, 'years?|jahre?n?|años?'],
  [
    'people',
    1,
    'people|persons?|guests?|adults?|grown[- ]?ups|visitors?|attendees|players?|participants?|passengers?|pupils?|personas?|personen|leuten?|gente|invitados|gäste?n?|teilnehmern?|erwachsenen?|inhabitants?|residents?|souls|habitantes|einwohner(?:innen|n)?|of us',
  ],
  ['volume', 0.001, 'cc|ccm|cm³|cm3'],
  ['other', 1, 'ghz|kwh|kw|w|watts?|db|bar|psi|volts?|v|mph|gb|mb|kmh|km/h|floors?|storeys?|pisos|plantas?|stock|etagen?'],
];
const UNIT = UNITS.map(([, , words]) => words).join('|');
const FIGURE = '\\d{1,3}(?:[., ]\\d{3})+(?![\\d.,]*\\d)|\\d+(?:[.,]\\d+)?';
/** One word may describe the unit: "two consecutive days", "two weeks' notice". */
const DESCRIBED = '(?:\\s(?:consecutive|working|calendar|school|clear|business|whole|full|more|other|seguid[oa]s|laborables|ganze[n]?|volle[n]?))?';
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,:])(?<sign>[£€$])?\\s?(?<figure>${FIGURE})${DESCRIBED}(?:[\\s-]?(?<unit>${UNIT})(?![\\p{L}\\d]))?(?:['’]s?)?(?:[\\s-](?<noun>\\p{L}{3,}))?`,
  'giu',
);
const NAMED = UNITS.map(([kind, size, words]) => ({ kind, size, pattern: new RegExp(`^(?:${words})$`, 'iu') }));
const NAMES_TEMPERATURE = /\b(?:temperature|fever|degrees)\b|(?<!\p{L})(?:fiebre|temperatura|fieber|temperatur)(?!\p{L})/iu;
/** "1m35", "1,35 m": heights as people write them. */
const SPLIT_LENGTH = /(?<!\d)(\d)\s?m\s?(\d{2})(?!\d)/giu;
const HEIGHT = /(?<!\p{L})(?:mide|mido|medimos|tall|height|groß|altura|estatura)(?!\p{L})/iu;
const HALF: readonly [RegExp, string][] = [
  [/\b(?:an?|one|1) (year|hour|month|week|day) and a half\b/giu, '1.5 $1s'],
  [/\b(\d+) (years|hours|months|weeks|days) and a half\b/giu, '$1.5 $2'],
  [/\b(\d+) and a half (years|hours|months|weeks|days)\b/giu, '$1.5 $2'],
  [/\bhalf (?:an? )(year|hour|day)\b/giu, '0.5 $1s'],
  [/(?<!\p{L})(?:un|una|1) (año|hora|mes|semana|día) y medi[oa](?!\p{L})/giu, '1.5 $1'],
  [/(?<!\p{L})medi[oa] (año|hora|día)(?!\p{L})/giu, '0.5 $1'],
  [/(?<!\p{L})(?:ein(?:e|em|er)?)?(?:einhalb|anderthalb) (jahren?|stunden?|monaten?|wochen?|tagen?)(?!\p{L})/giu, '1.5 $1'],
  [/(?<!\p{L})(?:ein(?:em)? )?halbe[sn]? (jahr)(?!\p{L})/giu, '0.5 $1'],
  [/\b(?:(?:only|just|for) )?(?:an?|one) (?=(?:single )?night\b)(?:single )?/giu, '1 '],
  [/(?<!\p{L})una (?:sola )?(?=noche(?!\p{L}))/giu, '1 '],
  [/(?<!\p{L})eine (?:einzige )?(?=nacht(?!\p{L}))/giu, '1 '],
  // "Three months a year" is a rate, and no length of a year.
  [
    /(?<!\b(?:minutes?|hours?|days?|nights?|weeks?|months?|times|once|twice) )\b(?:an?|one) (?=(?:fortnight|year|month|hour|day)\b(?! (?:after|of)\b))/giu,
    '1 ',
  ],
  [/\bone (?=(?:to|or) (?:\d|two|three|four|five|six)\b)/giu, '1 '],
  [/(?<!\p{L})(?<=(?:en|hace|por|durante|de|tras|dentro de) )un[ao]? (?=(?:mes|año|semana|hora|día)(?!\p{L}))/giu, '1 '],
  [/(?<!\p{L})(?<=(?:seit|vor|in|für|nach) )eine?[mnr]? (?=(?:monat|jahr|woche|stunde|tag)(?!\p{L}))/giu, '1 '],
  [/\ba couple of (?=\p{L}+s\b)/giu, '2 '],
  [/\ba dozen\b/giu, '12'],
];

/** Writes numbers in figures, and lengths of time and heights in one way: "a year and a half" is "1.5 years". */
export function writeMeasures(text: string): string {
  const halves = HALF.reduce((written, [pattern, figures]) => written.replace(pattern, figures), text);
  return writeDigits(writeOrdinals(halves))
    .replace(/(?<=\d) and a half (?=years|hours|months|weeks|days)/giu, '.5 ')
    .replace(SPLIT_LENGTH, '$1.$2 m');
}

const ORDINAL_DAY =
  /\b(?<lead>from|after|until|before)(?: the)? (?<ordinal>\p{L}{4,8}|\d{1,2}(?:st|nd|rd|th))(?<unit> (?:day|night|week|month|year))?(?!\p{L})/giu;
const NAMES_DAYS = /\bdays?\b/iu;

/** Writes "from the eighth day" as "from 8 days", also without the day where a text names days before. */
function writeOrdinals(text: string): string {
  return text.replace(ORDINAL_DAY, (match: string, lead: string, ordinal: string, unit: string | undefined) => {
    const number = readOrdinal(ordinal) ?? (/^\d/u.test(ordinal) ? Number.parseInt(ordinal, 10) : undefined);
    const isOfDay = unit !== undefined || NAMES_DAYS.test(text);
    return number === undefined || !isOfDay ? match : `${lead} ${number}${unit ?? ' day'}s`;
  });
}

/** Finds the measures of a text that `writeMeasures` has written. */
export function findMeasures(written: string): Measure[] {
  return [...written.matchAll(MEASURE)].map((found) => {
    const { sign, figure = '', unit, noun = '' } = found.groups ?? {};
    const name = sign && /^(?:grand|k)$/iu.test(unit ?? '') ? unit : (sign ?? unit);
    const named = name === undefined ? undefined : NAMED.find(({ pattern }) => pattern.test(name.trim()));
    const value = readFigure(figure);
    const end = found.index + found[0].length - (noun === '' ? 0 : noun.length + 1);
    const isHeat = named === undefined && NAMES_TEMPERATURE.test(written) && value >= 30 && value < 45;
    const isHeight = named === undefined && HEIGHT.test(written) && !Number.isInteger(value) && value < 3;
    const bare = isHeat ? 'temperature' : 'count';
    const kind = named?.kind ?? (isHeight ? 'length' : bare);
    const size = named?.size ?? (isHeight ? 100 : 1);
    return { kind, value: value * size, unit: findUnit(kind, name ?? ''), start: found.index, end, noun: noun.toLowerCase() };
  });
}

function findUnit(kind: Kind, name: string): string {
  if (kind === 'other') return name.toLowerCase().replace(/s$/u, '');
  if (kind !== 'money') return '';
  return /^(?:€|eur)/iu.test(name) ? '€' : /^(?:£|pound|gbp|quid)/iu.test(name) ? '£' : '';
}

/** Reads digits as a number, whatever separates thousands and decimals: "1,400", "1.400" and "1400". */
function readFigure(figure: string): number {
  const isGrouped = /^\d{1,3}(?:[., ]\d{3})+$/u.test(figure);
  return Number(isGrouped ? figure.replace(/[., ]/gu, '') : figure.replace(',', '.'));
}

/** Returns whether two measures can be compared. Sums in two currencies cannot. */
export function isComparable(one: Pick<Measure, 'kind' | 'unit'>, other: Pick<Measure, 'kind' | 'unit'>): boolean {
  return one.kind === other.kind && (one.unit === other.unit || (one.kind === 'money' && (one.unit === '' || other.unit === '')));
}
