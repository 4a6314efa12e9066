import { readGermanGroup, readSmallNumber } from '../smallNumbers.ts';

/** A figure with its unit. */
export interface Quantity {
  value: number;
  /** In one form for all three languages, or empty. */
  unit: string;
  /** Where it begins, and what follows the number, such as "hens". */
  at: number;
  noun: string;
}

/** Words of each unit, in English, Spanish and German. The first is the name of the unit. */
const UNIT_WORDS: readonly string[][] = [
  ['%', 'percent', 'per cent', 'prozent', 'por ciento'],
  ['€', 'euros?', 'eur'],
  ['£', 'pounds?', 'gbp'],
  ['m²', 'm2', 'square met\\p{L}+', 'metros cuadrados', 'quadratmeter'],
  ['m', 'met(?:re|er)s?', 'metros?', 'meters?'],
  ['ghz'],
  ['kg', 'kilos?'],
  ['cm', 'zentimeter', 'centímetros?'],
  ['mm'],
  ['km', 'kilomet\\p{L}+', 'kilómetros?'],
  ['mile', 'miles?'],
  ['l', 'lit(?:re|er)s?', 'litros?'],
  ['w', 'watts?'],
  ['kw'],
  ['db'],
  ['°c', 'degrees', 'grad', 'grados'],
  ['bar'],
  ['psi'],
  ['v', 'volts?'],
  ['mph'],
  ['gb'],
  ['minute', 'minutes?', 'mins?', 'minutos?', 'minuten?'],
  ['hour', 'hours?', 'hrs?', 'stunden?', 'horas?'],
  ['night', 'nights?', 'nacht', 'nächten?', 'noches?'],
  ['day', 'days?', 'tage?n?', 'días?'],
  ['week', 'weeks?', 'wochen?', 'semanas?'],
  ['month', 'months?', 'monate?n?', 'mes(?:es)?'],
  ['year', 'years?', 'jahre?n?', 'años?'],
  ['pupil', 'pupils?'],
  ['floor', 'floors?', 'storeys?', 'pisos?', 'plantas?', 'stock', 'etagen?'],
  ['person', 'persons?', 'people', 'guests?', 'personas?', 'personen', 'leuten?', 'gente'],
];
const UNIT = UNIT_WORDS.map((words) => words.join('|')).join('|');
/** One word may describe the unit: "two consecutive days". */
const QUANTITY = new RegExp(
  `([£€$])?\\s?(\\d[\\d.,]*)(?:\\s(?:consecutive|working|calendar|whole|full|more|other|seguid[oa]s|laborables|ganze|volle))?\\s?(${UNIT})?(?![\\p{L}\\d])(?:\\s(\\p{L}{3,}))?`,
  'giu',
);
const NAMED = UNIT_WORDS.map(([name = '', ...words]): [RegExp, string] => [new RegExp(`^(?:${[name, ...words].join('|')})$`, 'iu'), name]);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Finds the figures of a text with their units. Small numbers in words count too. */
export function findQuantities(text: string): Quantity[] {
  return [...writeDigits(text).matchAll(QUANTITY)].map(({ index, 1: sign, 2: digits = '', 3: unit, 4: noun = '' }) => ({
    value: toNumber(digits),
    unit: nameUnit(sign ?? unit ?? ''),
    at: index,
    noun: noun.toLowerCase(),
  }));
}

/** Writes small numbers in figures: "three nights" is "3 nights", "zu siebt" is "7 personen". */
export function writeDigits(text: string): string {
  return text
    .replace(/\bzu (\p{L}+t)(?!\p{L})/giu, (group, number: string) => {
      const size = readGermanGroup(number);
      return size === undefined ? group : `${size} personen`;
    })
    .replace(/\b(?:an?|one|whole|una?|eine|ganze) (?:whole |ganze |entera )?(?=(?:week|semana|woche)\b)/giu, '1 ')
    .replace(/(?<=\bfor )(?:an?|one|the) (?:whole |entire )?(?=(?:day|month|year)\b)/giu, '1 ')
    .replace(
      /\b(?:(\d{1,2})(?:st|nd|rd|th)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)) (?=(?:floor|storey)\b)/giu,
      (_, digits?: string, word = '') => `${digits ?? ORDINALS.indexOf(word.toLowerCase()) + 1} `,
    )
    .replace(/(?<!\p{L})(?:\p{L}{5,7}-\p{L}{3,5}|\p{L}{2,15})(?!\p{L})/gu, (word) => {
      const figure = readWordFigure(word);
      return Array.isArray(figure) ? word : `${figure}`;
    });
}

/** Returns a length of time in days, or undefined for another unit. */
export function toDays({ value, unit }: Quantity): number | undefined {
  const days = DAYS[unit];
  return days === undefined ? undefined : value * days;
}

/** Reads a number in words. "Ein", "una" and "one" are mostly articles or pronouns. */
export function readWordFigure(word: string): number | [] {
  const figure = readSmallNumber(word);
  return figure === undefined || figure === 1 ? [] : figure;
}

/** Reads digits as a number, whatever separates thousands and decimals. */
export function toNumber(digits: string): number {
  const bare = digits.replace(/[.,]$/, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(bare.replace(',', '.'));
}

function nameUnit(written: string): string {
  return NAMED.find(([pattern]) => pattern.test(written))?.[1] ?? written.toLowerCase().replace(/s$/, '');
}
