import { expect, test } from '@jest/globals';
import { namesContrary } from './contrastingWords.ts';

test.each([
  ['what is the rent of a double pitch?', 'A full pitch costs £64, a half pitch £36.'],
  ['how much is the summer ticket?', 'The winter ticket costs £80.'],
  ['was kostet die jährliche Wartung?', 'Die monatliche Wartung kostet 20 €.'],
])('%s is not answered for another of the kind', (question, sentence) => {
  expect(namesContrary(question, sentence)).toBe(true);
});

test('the requested one may be next to another', () => {
  expect(namesContrary('what does a double room cost?', 'A single room costs £60, a double room £90.')).toBe(false);
  expect(namesContrary('what does a room cost?', 'A single room costs £60.')).toBe(false);
});
