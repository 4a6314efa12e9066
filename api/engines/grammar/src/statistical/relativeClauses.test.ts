import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { applyToSentence } from './editableSentence.ts';
import { measureRelativeAgreement } from './relativeClauses.ts';

const measure = (text: string, first: number, word: string) =>
  measureRelativeAgreement(applyToSentence(tokenize(text), []), { kind: 'agreement', first, end: first + 1, words: [word] });

test.each([
  ['People who smokes cough.', 2, 'smoke'],
  ['The nurses who works at night sleep by day.', 3, 'work'],
  ['We thank the drivers who waits outside.', 5, 'wait'],
])('the verb behind "who" agrees with several people: %s', (text, first, word) => {
  expect(measure(text, first, word)).toBeGreaterThan(0);
});

test('one of several, and one alone, is left to the other signs', () => {
  expect(measure('She is one of the nurses who works at night.', 7, 'work')).toBe(0);
  expect(measure('The nurse who works at night sleeps by day.', 3, 'work')).toBe(0);
});
