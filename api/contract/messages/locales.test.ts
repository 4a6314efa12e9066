import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { everyLocale, localeOf, pathInLocale, pathWithoutLocale } from './locales.ts';

describe('an address', () => {
  test('is English unless its first part names another language', () => {
    expect(['/', '/merge', '/en/merge', '/essay', '/es/merge', '/es', '/es/'].map(localeOf)).toEqual(['en', 'en', 'en', 'en', 'es', 'es', 'es']);
  });

  test.each(everyLocale)('in %s leads back to the path it was made from', (locale) => {
    for (const path of ['/', '/merge', '/grammar-check/resume']) {
      expect(localeOf(pathInLocale(path, locale))).toBe(locale);
      expect(pathWithoutLocale(pathInLocale(path, locale))).toBe(path);
    }
  });
});

test.each(everyLocale)('%s has every file of words that English has', (locale) => {
  const filesOf = (language: string) => readdirSync(new URL(`./${language}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).sort();
  expect(filesOf(locale)).toEqual(filesOf('en'));
});
