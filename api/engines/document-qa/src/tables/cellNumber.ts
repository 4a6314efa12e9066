import { MONTH_NAMES } from '../answer/monthNames.ts';

/** The number of a cell, with the text before and after it. */
export interface CellNumber {
  value: number;
  decimals: number;
  before: string;
  after: string;
  /** Whether a comma separates its decimals, and points its thousands. */
  hasDecimalComma?: boolean;
}

const SIGN = /^([+–−-]?)\s?(.*)$/u;
const RANGE = /^(\d[\d.,]*)\s?[-–]\s?(\d[\d.,]*)/;

/** "2 h 55 min", "3 hrs 28 mins", "45 min", "1 Std. 20 Min." */
const DURATION =
  /^(?:(?<hours>\d+)\s?(?:h|hrs?|hours?|horas?|Std\.?|Stunden?)\.?)?\s?(?:(?<minutes>\d+)\s?(?:m|mins?|minutes?|minutos?|Minuten?)\.?)?$/iu;
const MINUTES_OF_HOUR = 60;

/** Returns whether a cell has a time in hours and minutes, so that the minutes of the cells around it are to be read in hours too. */
export function isInHours(text: string): boolean {
  const { hours, minutes } = DURATION.exec(text.trim())?.groups ?? {};
  return hours !== undefined && minutes !== undefined;
}

/** Reads a number such as "€24.90", "6-38 W" (its middle), "2:40 h" or "2 h 40 min" (in hours). Returns undefined for text. */
export function readCellNumber(text: string, areMinutesInHours = isInHours(text)): CellNumber | undefined {
  const { hours, minutes } = DURATION.exec(text.trim())?.groups ?? {};
  if (minutes !== undefined && areMinutesInHours)
    return { value: Number(hours ?? 0) + Number(minutes) / MINUTES_OF_HOUR, decimals: 2, before: '', after: ' h' };
  const [, before = '', digits = '', after = ''] = /^\s*([^\d]{0,6}?)(\d[\d.,:–-]*(?:\s?[-–]\s?\d[\d.,]*)?)(.{0,12})$/.exec(text.trim()) ?? [];
  if (digits === '' || /\p{L}{4}/u.test(before)) return undefined;
  const time = /^(\d+):(\d\d)$/.exec(digits);
  if (time) return { value: Number(time[1]) + Number(time[2]) / MINUTES_OF_HOUR, decimals: 2, before: before.trim(), after };
  const range = RANGE.exec(digits);
  const value = range ? (toNumber(range[1] ?? '') + toNumber(range[2] ?? '')) / 2 : toNumber(digits);
  const [, minus = '', unit = ''] = SIGN.exec(before.trim()) ?? [];
  const signed = /[-–−]/.test(minus) ? -value : value;
  return Number.isFinite(value)
    ? { value: signed, decimals: countDecimals(digits), before: unit, after, hasDecimalComma: /,\d{1,2}$|\.\d{3},/.test(digits) }
    : undefined;
}

/** A date, a time of day, or two figures with a word between them: "22 de enero", "1 to 3", "9.30 am". */
const NO_QUANTITY = new RegExp(
  `\\d\\.?\\s?(?:de )?(?:${MONTH_NAMES.flat().join('|')})(?!\\p{L})|\\d\\s+(?:to|a|bis|of|de|von|and|y|und)\\s+\\d|\\d\\s?(?:am|pm)\\b|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}`,
  'iu',
);

/** Returns whether a cell is one quantity, and no date, time of day or range in words. */
export function isQuantity(text: string): boolean {
  return !NO_QUANTITY.test(text);
}

/** Formats a number with the decimals, currency and unit of another cell. */
export function writeCellNumber(value: number, like: CellNumber, isPlain = false): string {
  const digits = value.toLocaleString(like.hasDecimalComma === true ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: like.decimals,
    maximumFractionDigits: isPlain ? 2 : Math.max(like.decimals, 0),
  });
  return `${like.before}${digits}${like.after}`.trim();
}

/** Returns the value of digits with points or commas: "1,000" and "1.000" are a thousand, "2,5" is two and a half, "1.250,50" has both. */
export function toNumber(digits: string): number {
  const bare = digits.replace(/[.,]$/, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare);
  return Number(isThousands ? bare.replace(/[.,]/g, '') : bare.replace(/,(?=\d{3})/g, '').replace(',', '.'));
}

function countDecimals(digits: string): number {
  return /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
}
