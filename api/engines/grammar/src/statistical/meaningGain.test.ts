import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { applyToSentence } from './editableSentence.ts';
import { createMeaningReader, measureMeaningGain } from './meaningGain.ts';

test.each([
  ['The plague was carried by rats and flees.', 'flees', 'fleas'],
  ['The waiter brought the desert with cream and sugar.', 'desert', 'dessert'],
  ['The climbers reached the peek of the mountain.', 'peek', 'peak'],
])('the word that fits the rest of the sentence gains: %s', (text, written, meant) => {
  const sentence = applyToSentence(tokenize(text), []);
  const first = sentence.findIndex(({ lower }) => lower === written);
  const measure = (word: string) =>
    measureMeaningGain(sentence, createMeaningReader(sentence), { kind: 'confused-words', first, end: first + 1, words: [word] });
  expect(measure(meant)).toBeGreaterThan(measure(written));
});
