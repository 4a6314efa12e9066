import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { applyToSentence } from './editableSentence.ts';
import { compareTenses, findDeterminer, findGovernor, findHeadNoun, findSubject, readContext } from './sentenceContext.ts';

const read = (text: string) => applyToSentence(tokenize(text), []);
const placeAt = (text: string, word: string) => tokenize(text).findIndex(({ lower }) => lower === word);

test.each([
  ['The price of those shoes keeps going up.', 'keeps', 2, 1],
  ['The results of the first survey are clear.', 'are', 1, 2],
  ['The quality of the old roads varies.', 'varies', 2, 1],
])('the subject is found over the phrase that hangs on it: %s', (text, verb, nearest, head) => {
  expect(findSubject(read(text), placeAt(text, verb))).toEqual({ nearest, head, isJoined: false });
});

test('two joined nouns are seen as such', () => {
  const text = 'My mother and my uncle swear by that doctor.';
  expect(findSubject(read(text), placeAt(text, 'swear')).isJoined).toBe(true);
});

test.each([
  ['We met him yesterday.', 'We meet him every day.'],
  ['They moved here in 1998.', 'They move here soon.'],
  ['She left last week.', 'She leaves next week.'],
])('the times that a sentence names differ: %s', (past, other) => {
  expect(readContext(read(past)).times).not.toBe(readContext(read(other)).times);
});

test('a verb is compared with the others of its sentence', () => {
  const sentence = read('He was tired because he walked home and it is late.');
  expect(compareTenses(readContext(sentence), sentence[placeAt('He was tired because he walked home and it is late.', 'is')])).toBe(1);
});

test('the words that govern a place are found', () => {
  const text = 'She depends heavily on the three old friends.';
  const sentence = read(text);
  expect(sentence[findGovernor(sentence, placeAt(text, 'on'))]?.lower).toBe('depends');
  expect(sentence[findHeadNoun(sentence, placeAt(text, 'the'))]?.lower).toBe('friends');
  expect(sentence[findDeterminer(sentence, placeAt(text, 'friends'))]?.lower).toBe('three');
});
