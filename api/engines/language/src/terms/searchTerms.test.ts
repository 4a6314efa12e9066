import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findSearchWords } from '../tokens/searchWords.ts';
import { findAbbreviations } from './findAbbreviations.ts';
import { findIndexTerms, findTerms } from './searchTerms.ts';

const terms = (text: string, language = 'en') => findTerms(text, language).map(({ term }) => term);

describe('A visitor finds a word in another form of it', () => {
  test.each([
    ['boats', 'boat'],
    ['founded', 'founding'],
    ['built', 'build'],
    ['wrote', 'written'],
    ['children', 'child'],
    ['criteria', 'criterion'],
    ['analyses', 'analysis'],
    ['chose', 'choice'],
    ['colour', 'color'],
    ['organisation', 'organization'],
    ['travelled', 'traveled'],
    ['centre', 'center'],
    ['catalogue', 'catalog'],
    ['programme', 'program'],
    ['defence', 'defense'],
    ['haemoglobin', 'hemoglobin'],
    ['Zürich', 'zurich'],
    ["the company's", 'company'],
    ['the company’s', 'company'],
    ['1,250', '1250'],
    ["the 1950's", '1950s'],
    ['three', '3'],
    ['5 %', '5 percent'],
    ['ﬁsh', 'fish'],
  ])('%s is %s', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  test.each([
    ['French', 'fr', "l'école", 'école'],
    ['Spanish', 'es', 'los puertos', 'puerto'],
    ['German', 'de', 'der Häfen', 'hafen'],
  ])('in %s', (_, language, one, other) => {
    expect(terms(one, language)).toEqual(terms(other, language));
  });

  test.each([
    ['found', 'find'],
    ['37.5', '375'],
  ])('but %s is not %s', (one, other) => {
    expect(terms(one)).not.toEqual(terms(other));
  });
});

test('a visitor finds words with a hyphen in parts and joined', () => {
  expect(findIndexTerms('a well-known work-place', 'en')).toEqual(expect.arrayContaining([...terms('known wellknown work workplace')]));
});

test('a visitor finds Chinese by two signs in a row', () => {
  expect(findSearchWords('港口费').map(({ word }) => word)).toEqual(['港口', '口费']);
});

test('small words say nothing', () => {
  expect(terms('What is the of and to')).toEqual([]);
});

test('every word is found at its own place in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      let last = 0;
      for (const { start, end } of findTerms(text, 'en')) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = start;
      }
    }),
  );
});

describe('A visitor may ask with the short form or the long one', () => {
  test.each([
    ['World Health Organization (WHO)', 'who', 'world health organization'],
    ['the Department of Public Works (DPW; see below)', 'dpw', 'department public works'],
    ['reverse transcription (RT)', 'rt', 'reverse transcription'],
  ])('%s', (text, short, long) => {
    expect(findAbbreviations(`We thank ${text}.`, 'en')).toEqual([{ short, long: terms(long) }]);
  });

  test.each(['the harbour (Fig)', 'many old boats (WHO)', 'in the year (2020)', '(ABC)'])('what "%s" has in brackets is no short form', (text) => {
    expect(findAbbreviations(text, 'en')).toEqual([]);
  });
});
