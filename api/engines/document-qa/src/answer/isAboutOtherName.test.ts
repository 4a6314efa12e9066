import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const tour = openDocument([
  [
    '# Walking tour',
    'Everything that you need to know before you set off.',
    '# First leg',
    'The bus takes you to Ghent.',
    'Inn: the Blue Door, two nights, dinner included.',
    '# Second leg',
    'A boat carries you on to Bruges.',
    'Inn: the Old Mill, one night, no dinner.',
    'The pool is open to guests until nine.',
    '# Money',
    'Pay in the currency of the country.',
    '# Luggage',
    'A van carries your bags.',
  ],
]);
const ask = (question: string) => answerQuestion(tour, { question, history: [] });

test('a rule of one town does not apply to another', () => {
  expect(`${ask('is dinner included in bruges?').lead?.code}`).not.toMatch(/yes/i);
  expect(`${ask('is there a pool in ghent?').lead?.code}`).not.toMatch(/yes/i);
});

test('the line in the section with the name goes first', () => {
  expect(ask('is dinner included in bruges?').sentences[0]?.text).toContain('no dinner');
});

test('a name that no section has decides nothing', () => {
  expect(ask('is the pool open to guests?').lead?.code).toMatch(/yes/i);
});
