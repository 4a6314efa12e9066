import { isAnother, languageFor, languageName, offeredLanguages } from './languageFor';

const around = { ofJob: 'und', cvLanguage: 'en', writesAnyLanguage: true, locale: 'es' };
const unchosen = { language: null };

test('a letter is in the language of the job, else of the CV, else of the page, unless another is chosen', () => {
  expect(languageFor(unchosen, { ...around, ofJob: 'de' })).toBe('de');
  expect(languageFor(unchosen, { ...around, cvLanguage: 'fr' })).toBe('fr');
  expect(languageFor(unchosen, { ...around, cvLanguage: 'und' })).toBe('es');
  expect(languageFor({ language: 'it' }, { ...around, ofJob: 'de' })).toBe('it');
});

test('a language that no letter can be asked for in is passed over', () => {
  expect(languageFor(unchosen, { ...around, ofJob: 'ja', cvLanguage: 'ja' })).toBe('es');
});

test('without an AI service a CV in Spanish gives a letter in Spanish, for a job in Spanish or an unknown language', () => {
  const spanish = { ...around, cvLanguage: 'es', writesAnyLanguage: false };
  expect(languageFor(unchosen, spanish)).toBe('es');
  expect(languageFor(unchosen, { ...spanish, ofJob: 'es' })).toBe('es');
  expect(languageFor(unchosen, { ...spanish, ofJob: 'en' })).toBe('en');
  expect(languageFor({ language: 'en' }, spanish)).toBe('en');
  expect(offeredLanguages('en', false)).toEqual(['en']);
});

test('without an AI service every other letter is in English', () => {
  expect(languageFor({ language: 'it' }, { ...around, ofJob: 'de', writesAnyLanguage: false })).toBe('en');
});

test('only what is known can be in another language', () => {
  expect([isAnother('de', 'en'), isAnother('en', 'en'), isAnother('und', 'en')]).toEqual([true, false, false]);
  expect(languageName('de', 'es')).toBe('alemán');
});
