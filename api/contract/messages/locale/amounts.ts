import type { Locale } from './locales.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;

/** How one language writes what a server sets: sizes, times, prices and the languages it can read. */
export interface Amounts {
  /** "100 MB", "1.5 GB". Limits are whole megabytes, so there is nothing smaller. */
  size(bytes: number): string;
  /** "1 hour", "90 minutes". */
  duration(seconds: number): string;
  /** "$2.99", "$9". */
  price(cents: number): string;
  /** "English" for "eng" or "en". */
  language(code: string): string;
}

/** Builds the formats of sizes, prices and other amounts in a language. */
export function createAmounts(locale: Locale): Amounts {
  const createUnitFormat = (unit: string, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1, useGrouping: false });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    size: (bytes) =>
      bytes >= GB ? createUnitFormat('gigabyte', 'short').format(bytes / GB) : createUnitFormat('megabyte', 'short').format(bytes / MB),
    duration: (seconds) =>
      seconds % SECONDS_AN_HOUR === 0
        ? createUnitFormat('hour', 'long').format(seconds / SECONDS_AN_HOUR)
        : createUnitFormat('minute', 'long').format(seconds / SECONDS_A_MINUTE),
    price: (cents) => money.format(cents / 100),
    language: (code) => languages.of(code.replaceAll('_', '-')) ?? code,
  };
}
