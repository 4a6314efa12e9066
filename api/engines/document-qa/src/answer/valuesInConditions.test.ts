import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => {
  const { status, lead } = answerQuestion(openDocument([lines]), { question, history: [] });
  return { status, code: lead?.code, value: lead?.value };
};
const ILL = ['# Illness', 'Should the Contractor be unable to work for more than two weeks, the delivery date moves.', 'The originals are kept.'];

test.each([
  [ILL, 'How long does the work take?'],
  [['# Late', 'If a train is more than 60 minutes late, we refund half of the ticket.', 'Seats are numbered.'], 'How long does the train take?'],
  [['# Retraso', 'Si el pago se retrasa más de diez días, se avisa al inquilino.', 'Las llaves se entregan.'], '¿Cuánto tarda el pago?'],
])('a value of a condition is not stated: %#', (lines, question) => expect(ask(lines, question).code).not.toBe('value'));

test('it is where the question asks for the case', () => {
  expect(ask(ILL, 'What if the Contractor cannot work for more than two weeks?').status).not.toBe('not_found');
});

test('words in a condition permit nothing', () => {
  const lines = ['# Miles', 'If more is driven and we have not been told, an excess of £100 applies.', 'Keep the papers in the car.'];
  expect(ask(lines, 'Can my wife drive it?').code).not.toMatch(/yes/i);
});

test.each([
  [
    'The annual premium is £612 when paid at once.',
    'Alternatively it may be paid in twelve instalments of £54.50 each.',
    'What do I pay per month?',
    '£54.50',
  ],
  ['The annual fee is £240.', 'It may be paid in 12 monthly payments of £21.', 'How much is the fee per month?', '£21'],
])('instalments that a document states are not divided: %#', (once, parts, question, value) => {
  expect(ask(['# Premium', once, parts, 'Keep this letter.'], question).value).toBe(value);
});
