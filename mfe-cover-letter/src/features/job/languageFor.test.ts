import { chooseLetterLanguage, formatLanguage, isAnother, listOfferedLanguages } from './languageFor';

const around = { ofJob: 'und', cvLanguage: 'en', writesAnyLanguage: true, locale: 'es' };
const unchosen = { language: null };

test('a letter is in the language of the job, else of the CV, else of the page, unless another is chosen', () => {
  expect(chooseLetterLanguage(unchosen, { ...around, ofJob: 'de' })).toBe('de');
  expect(chooseLetterLanguage(unchosen, { ...around, cvLanguage: 'fr' })).toBe('fr');
  expect(chooseLetterLanguage(unchosen, { ...around, cvLanguage: 'und' })).toBe('es');
  expect(chooseLetterLanguage({ language: 'it' }, { ...around, ofJob: 'de' })).toBe('it');
});

test('a language that no letter can be asked for in is passed over', () => {
  expect(chooseLetterLanguage(unchosen, { ...around, ofJob: 'ja', cvLanguage: 'ja' })).toBe('es');
});

test('without an AI service a CV in Spanish gives a letter in Spanish, for a job in Spanish or an unknown language', () => {
  const spanish = { ...around, cvLanguage: 'es', writesAnyLanguage: false };
  expect(chooseLetterLanguage(unchosen, spanish)).toBe('es');
  expect(chooseLetterLanguage(unchosen, { ...spanish, ofJob: 'es' })).toBe('es');
  expect(chooseLetterLanguage(unchosen, { ...spanish, ofJob: 'en' })).toBe('en');
  expect(chooseLetterLanguage({ language: 'en' }, spanish)).toBe('en');
  expect(listOfferedLanguages('en', false)).toEqual(['en']);
});

test('without an AI service every other letter is in English', () => {
  expect(chooseLetterLanguage({ language: 'it' }, { ...around, ofJob: 'de', writesAnyLanguage: false })).toBe('en');
});

test('only what is known can be in another language', () => {
  expect([isAnother('de', 'en'), isAnother('en', 'en'), isAnother('und', 'en')]).toEqual([true, false, false]);
  expect(formatLanguage('de', 'es')).toBe('alemán');
});
