import { MONTH_NAMES } from '../../answer/monthNames.ts';
import { toNumber } from '../../tables/cellNumber.ts';
import { findDurations, writeMinutes } from './readClock.ts';

/** A figure with its unit, as a cell of a table has it. */
export interface Quantity {
  value: number;
  decimals: number;
  /** The same for all spellings of a unit: "EUR" for "€" and "euros". Empty for a bare number. */
  unit: string;
  before: string;
  after: string;
  text: string;
}

/** The unit of a length of time in hours and minutes. Its value is in minutes. */
const TIME = 'time';
const QUANTITY =
  /^(?<before>[£€$]\s?|(?:EUR|GBP|USD|CHF)\s)?(?<digits>\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?<after>\s?(?:%|€|£|\$|°C|\p{L}{1,12}[²³]?(?:\/(?:s|h|min|km|l|kg|m[²³]?))?))?(?<rest>.*)$/u;
/** What may follow a quantity in its cell: how often it is due. */
const DUE =
  /^,?\s+(?:(?:a|an|per|each|every|al?|por|cada|pro|je|im|am)\s+(?:calendar )?\p{L}+|monthly|weekly|daily|yearly|annually|mensual\p{L}*|monatlich|jährlich|wöchentlich)(?:[,;].*)?$/iu;
const EACH = /^(?:each|per|cada|je|pro|a|an|al|por|im)$/iu;
const YEAR = /^(?:19|20)\d\d$/;
const MONTHS = new Set(MONTH_NAMES.flat().map((name) => name.toLowerCase()));
const CURRENCIES: readonly [string, RegExp][] = [
  ['EUR', /^(?:€|eur|euros?)$/i],
  ['GBP', /^(?:£|gbp|pounds?)$/i],
  ['USD', /^(?:\$|usd|dollars?)$/i],
  ['CHF', /^chf$/i],
];

/** Reads a cell that is one quantity and no more than how often it is due. Returns undefined for text, ranges, years and days. */
export function readQuantity(cell: string): Quantity | undefined {
  const text = cell.replace(/\s+/g, ' ').trim();
  const [time, another] = findDurations(text);
  if (time && !another && time.text === text) return { value: time.minutes, decimals: 0, unit: TIME, before: '', after: '', text };
  const { before = '', digits = '', after = '', rest = '' } = QUANTITY.exec(text)?.groups ?? {};
  if (digits === '') return undefined;
  const unitText = (before || after).trim();
  if (MONTHS.has(unitText.toLowerCase()) || (unitText === '' && YEAR.test(digits))) return undefined;
  const isDue = EACH.test(unitText) ? DUE.test(` ${unitText}${rest}`) || /^each$/i.test(unitText) : rest === '' || DUE.test(rest);
  if (!isDue) return undefined;
  const unit = EACH.test(unitText) ? '' : unitText;
  return {
    value: toNumber(digits),
    decimals: /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0,
    unit: CURRENCIES.find(([, pattern]) => pattern.test(unit))?.[0] ?? unit.replace(/(?<=\p{L}{3})s$/u, ''),
    before,
    after: EACH.test(unitText) ? '' : after,
    text: `${before}${digits}${EACH.test(unitText) ? '' : after}`.trim(),
  };
}

/** Writes a value like another quantity of the same table. */
export function writeQuantity(value: number, like: Quantity, language: string): string {
  // Minutes alone stay minutes: "208 min" less "28 min".
  if (like.unit === TIME && /^\d+\s?m/iu.test(like.text)) return like.text.replace(/^\d+/u, `${Math.round(value)}`);
  if (like.unit === TIME) return writeMinutes(Math.round(value), language);
  const rounded = Math.round(100 * value) / 100;
  const isWhole = Number.isInteger(rounded) && like.decimals === 0;
  const isCurrency = /^[A-Z]{3}$/.test(like.unit);
  const digits = rounded.toLocaleString(language === 'de' || language === 'es' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: isWhole ? 0 : isCurrency ? 2 : like.decimals,
    maximumFractionDigits: 2,
  });
  return `${like.before}${digits}${like.after}`.trim();
}
