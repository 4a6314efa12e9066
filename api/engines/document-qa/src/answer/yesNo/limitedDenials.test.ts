import { expect, test } from '@jest/globals';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['can I wash the cover?', 'Do not wash the cover too hot.'],
  ['may I varnish the shelf?', 'The shelf must not be varnished more than once.'],
  ['¿se puede recalentar el arroz?', 'No recaliente el arroz dos veces.'],
  ['Kann ich die Sohle kleben?', 'Die Sohle darf nicht zweimal geklebt werden.'],
])('a denied manner does not deny the thing itself: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBeUndefined();
});

test.each([
  ['can I wash the cover twice?', 'Do not wash the cover twice.'],
  ['can I wash the cover?', 'Do not wash the cover.'],
])('a denial holds where the question names the manner, or none is denied: %s', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).toBe('no');
});

test('what is done "without" something in passing denies nothing', () => {
  expect(decideYesOrNo('Can I sell the cream afterwards?', 'One group gets a cream without active substance.')).toBeUndefined();
});
