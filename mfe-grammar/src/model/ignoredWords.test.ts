import { readIgnoredWords, saveIgnoredWords } from './ignoredWords';

afterEach(() => localStorage.clear());

test('words are kept and forgotten again', () => {
  saveIgnoredWords(['Ellery'], []);
  saveIgnoredWords(['Ellery', 'Salvesen'], ['Ellery']);
  expect(readIgnoredWords()).toEqual(['Ellery', 'Salvesen']);
  saveIgnoredWords(['Salvesen'], ['Ellery', 'Salvesen']);
  expect(readIgnoredWords()).toEqual(['Salvesen']);
  saveIgnoredWords([], ['Salvesen']);
  expect(localStorage).toHaveLength(0);
});

test('what another tab has added stays, and what it has forgotten does not come back', () => {
  saveIgnoredWords(['Ellery'], []);
  // Both tabs were opened now, and each knows of its own words alone.
  saveIgnoredWords(['Ellery', 'Salvesen'], ['Ellery']);
  saveIgnoredWords(['Ellery', 'Bergen'], ['Ellery']);
  expect(readIgnoredWords()).toEqual(['Ellery', 'Salvesen', 'Bergen']);
  saveIgnoredWords(['Salvesen'], ['Ellery', 'Salvesen']);
  saveIgnoredWords(['Ellery', 'Bergen', 'Oslo'], ['Ellery', 'Bergen']);
  expect(readIgnoredWords()).toEqual(['Salvesen', 'Bergen', 'Oslo']);
});

test('a word that both tabs ignore is kept once', () => {
  saveIgnoredWords(['Ellery'], []);
  saveIgnoredWords(['Ellery'], []);
  expect(readIgnoredWords()).toEqual(['Ellery']);
});
