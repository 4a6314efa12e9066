import { readConfig } from '../config.ts';

test.each([
  ['', ['en', 'es']],
  ['en', ['en']],
  [' es, en', ['en', 'es']],
])('pages are offered in these languages: LANGUAGES=%s', (setting, languages) => {
  expect(readConfig({ LANGUAGES: setting }).languages).toEqual(languages);
});

test.each([
  ['fr', 'LANGUAGES must name languages of en, es, not "fr".'],
  ['en;es', 'LANGUAGES must name languages of en, es, not "en;es".'],
  ['es', 'LANGUAGES must have en in it, since its pages are at the addresses without a language.'],
])('a wrong value stops the start with one sentence: LANGUAGES=%s', (setting, sentence) => {
  expect(() => readConfig({ LANGUAGES: setting })).toThrow(sentence);
});
