import { expect, test } from '@jest/globals';
import { expandContractions } from './expandContractions.ts';

test.each([
  ["what's the rent?", 'what is the rent?'],
  ['whats my locker number', 'what is my locker number'],
  ['Wheres the boiler', 'Where is the boiler'],
  ['who’s the chair', 'who is the chair'],
  ['whose turn is it', 'whose turn is it'],
])('a visitor who types %s asks %s', (typed, read) => {
  expect(expandContractions(typed)).toBe(read);
});
