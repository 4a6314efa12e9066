import { expect, test } from '@jest/globals';
import { orderWordsLogically, reverseNeutralWord, toLogicalOrder } from './bidi.ts';

/** Returns the logical order of signs that are drawn from left to right; each argument is a number, a Latin word or other signs. */
function read(...drawn: string[]): string {
  return toLogicalOrder(drawn.flatMap((part) => [...part]));
}

test.each([
  ['a time behind a Hebrew prefix', ['19:30', '־ל'], 'ל־19:30'],
  ['a share', ['50%', '-ב'], 'ב-50%'],
  ['an amount of thousands', ['1,250.50', '־כ'], 'כ־1,250.50'],
  ['a full stop behind a word', ['.', 'םולש'], 'שלום.'],
  ['a sign between two words', ['ןיד', '/', 'ךרוע'], 'עורך/דין'],
])('%s is read as it was written', (_, drawn, expected) => {
  expect(read(...drawn)).toBe(expected);
});

test.each([
  ['۱۳۹۸', 'Persian digits run from left to right'],
  ['٣٫٢', 'Arabic ones too'],
])('%s: %s', (number) => {
  expect(read(number)).toBe(number);
});

test('the number of an item has its full stop behind it', () => {
  expect(reverseNeutralWord('.1')).toBe('1.');
  expect(reverseNeutralWord('(2)')).toBe('(2)');
  expect(reverseNeutralWord('Web.')).toBe('Web.');
});

test('a number has the comma of its script behind it', () => {
  expect(reverseNeutralWord(read('،14'), true)).toBe('14،');
  expect(reverseNeutralWord(read('؟14'), true)).toBe('14؟');
});

test('a share is at the left of its number behind Arabic letters, and is read behind it', () => {
  expect(reverseNeutralWord('%7.5', true)).toBe('7.5%');
  expect(reverseNeutralWord('٪٤٥', true)).toBe('٤٥٪');
  expect(reverseNeutralWord('%7.5')).toBe('%7.5');
});

test('numbers beside each other are read from the right, and Latin words with their numbers from the left', () => {
  const texts = (...words: string[]) => orderWordsLogically(words.map((text) => ({ text }))).map(({ text }) => text);
  expect(texts('20', '10', 'ןיב', 'ספרים')).toEqual(['ספרים', 'ןיב', '10', '20']);
  expect(texts('ספרים', 'Windows', '11', 'עם')).toEqual(['עם', 'Windows', '11', 'ספרים']);
});

test.each(['03-5550142', '2026-01-12', '7+3'])('a number with a hyphen or a plus within stays as it is behind Hebrew letters: %s', (number) => {
  expect(reverseNeutralWord(number)).toBe(number);
  expect(reverseNeutralWord(`.${number}`)).toBe(`${number}.`);
});

test('behind Arabic letters a hyphen separates two numbers that run from the right', () => {
  expect(reverseNeutralWord('5550142-03', true)).toBe('03-5550142');
});
