import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { everyLocale, localizePath, parseLocale, stripLocale } from './locales.ts';

describe('an address', () => {
  test('is English unless its first part names another language', () => {
    expect(['/', '/merge', '/en/merge', '/essay', '/es/merge', '/es', '/es/'].map(parseLocale)).toEqual(['en', 'en', 'en', 'en', 'es', 'es', 'es']);
  });

  test.each(everyLocale)('in %s leads back to the path it was made from', (locale) => {
    for (const path of ['/', '/merge', '/grammar-check/resume']) {
      expect(parseLocale(localizePath(path, locale))).toBe(locale);
      expect(stripLocale(localizePath(path, locale))).toBe(path);
    }
  });
});

test.each(everyLocale)('%s has every file of words that English has', (locale) => {
  const listMessageFiles = (language: string) =>
    readdirSync(new URL(`../${language}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).sort();
  expect(listMessageFiles(locale)).toEqual(listMessageFiles('en'));
});
