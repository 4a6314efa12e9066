import { keepIgnoredWords, readIgnoredWords } from './ignoredWords';

afterEach(() => localStorage.clear());

test('words are kept and forgotten again', () => {
  keepIgnoredWords(['Ellery'], []);
  keepIgnoredWords(['Ellery', 'Salvesen'], ['Ellery']);
  expect(readIgnoredWords()).toEqual(['Ellery', 'Salvesen']);
  keepIgnoredWords(['Salvesen'], ['Ellery', 'Salvesen']);
  expect(readIgnoredWords()).toEqual(['Salvesen']);
  keepIgnoredWords([], ['Salvesen']);
  expect(localStorage).toHaveLength(0);
});

test('what another tab has added stays, and what it has forgotten does not come back', () => {
  keepIgnoredWords(['Ellery'], []);
  // Both tabs were opened now, and each knows of its own words alone.
  keepIgnoredWords(['Ellery', 'Salvesen'], ['Ellery']);
  keepIgnoredWords(['Ellery', 'Bergen'], ['Ellery']);
  expect(readIgnoredWords()).toEqual(['Ellery', 'Salvesen', 'Bergen']);
  keepIgnoredWords(['Salvesen'], ['Ellery', 'Salvesen']);
  keepIgnoredWords(['Ellery', 'Bergen', 'Oslo'], ['Ellery', 'Bergen']);
  expect(readIgnoredWords()).toEqual(['Salvesen', 'Bergen', 'Oslo']);
});

test('a word that both tabs ignore is kept once', () => {
  keepIgnoredWords(['Ellery'], []);
  keepIgnoredWords(['Ellery'], []);
  expect(readIgnoredWords()).toEqual(['Ellery']);
});
