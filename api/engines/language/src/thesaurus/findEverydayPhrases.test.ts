import { expect, test } from '@jest/globals';
import { readThesaurusFile } from '../node/readThesaurusFile.ts';
import { findEverydayPhrases } from './findEverydayPhrases.ts';
import { parseThesaurus, thesaurusLanguages } from './format.ts';

const wordsFor = (question: string, language: 'en' | 'es' | 'de') =>
  findEverydayPhrases(question, language).flatMap(({ words }) => words.map(({ word }) => word));

test.each([
  ['en', 'what happens when i hand in my notice', 'resignation'],
  ['en', 'the dryer stinks', 'odour'],
  ['en', 'how long am I tied in for', 'minimum'],
  ['es', '¿me pueden despedir?', 'extincion'],
  ['es', 'he perdido la tarjeta', 'duplicado'],
  ['es', 'quiero darme de baja', 'preaviso'],
  ['de', 'Darf ich einen Hund haben?', 'tierhaltung'],
  ['de', 'Wie kann ich aus dem Vertrag aussteigen?', 'kundigung'],
  ['de', 'Was passiert, wenn ich krank werde?', 'krankmeldung'],
] as const)('a visitor who asks in %s "%s" is understood as "%s"', (language, question, word) => {
  expect(wordsFor(question, language)).toContain(word);
});

test.each(['Can I hand my written notice in?', 'I want my notice to be handed in'])('the words of a phrase may be in any order: %s', (question) => {
  expect(wordsFor(question, 'en')).toContain('resignation');
});

test('words far from each other are no phrase', () => {
  expect(wordsFor('Who will hand me the keys, and where on the board by the stairs is the notice?', 'en')).not.toContain('resignation');
});

test('of a phrase within another, the longer one counts', () => {
  const spans = findEverydayPhrases('how much is the rent', 'en').map(({ start, end }) => 'how much is the rent'.slice(start, end));
  expect(spans.some((span) => spans.some((other) => other !== span && other.includes(span)))).toBe(false);
});

test('a misspelt word is found by what it may be', () => {
  const respell = (word: string) => (word === 'resighn' ? ['resign'] : []);
  expect(findEverydayPhrases('i want to resighn', 'en', respell).length).toBeGreaterThan(0);
});

test.each(thesaurusLanguages)('each line of the thesaurus in %s has phrases and words', (language) => {
  const lines = parseThesaurus(readThesaurusFile(language));
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter(({ phrases, documentTerms }) => phrases.length === 0 || documentTerms.length === 0)).toEqual([]);
  expect(
    readThesaurusFile(language)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#') && line.split('>').length !== 2),
  ).toEqual([]);
});
