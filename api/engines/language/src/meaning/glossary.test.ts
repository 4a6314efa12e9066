import { expect, test } from '@jest/globals';
import { normalizeTerm } from '../terms/searchTerms.ts';
import { glossaryLanguages, readGlossary } from './glossary.ts';
import { findGlossaryLines } from './stemMeanings.ts';

test('each line of the glossary has words in English, Spanish and German', () => {
  const lines = readGlossary();
  expect(lines.length).toBeGreaterThan(2000);
  expect(
    lines.filter((line) => glossaryLanguages.some((language) => line[language].some((word) => word === '') || line[language].length === 0)),
  ).toEqual([]);
});

test.each([
  ['lend', 'en', 'prestar', 'es'],
  ['warranty', 'en', 'garantie', 'de'],
  ['vacaciones', 'es', 'urlaub', 'de'],
])('%s (%s) leads to %s (%s)', (word, language, other, otherLanguage) => {
  const lines = findGlossaryLines(normalizeTerm(word, language), language) ?? new Set();
  const others = findGlossaryLines(normalizeTerm(other, otherLanguage), otherLanguage) ?? new Set();
  expect([...lines].some((line) => others.has(line))).toBe(true);
});
