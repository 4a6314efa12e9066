import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { detectAnswerType } from './answerType.ts';

const ask = (lines: string[], question: string) => {
  const { status, lead, sentences } = answerQuestion(openDocument([lines]), { question, history: [] });
  return { status, code: lead?.code, value: lead?.value, text: sentences[0]?.text };
};

test.each([
  ['What are the opening hours?', 'en'],
  ['¿Cuál es el horario de visita?', 'es'],
  ['Wie sind die Öffnungszeiten?', 'de'],
] as const)('"%s" asks for times of day', (question, language) => expect(detectAnswerType(question, language)).toBe('hour'));

test('hours that somebody worked are no opening hours', () => {
  const lines = ['# People', 'We are helped by 126 volunteers, who gave 11,300 hours.', 'The lighthouse was shut in January.'];
  expect(ask(lines, 'What are the opening hours?').status).not.toBe('grounded');
});

test('times of day are, though another sentence has the word', () => {
  const lines = ['# Service', 'If it is down for 48 hours, we credit £5.', 'Our team is there from Monday to Friday, 9:00 to 20:00.'];
  expect(ask(lines, 'What are your opening hours?').text).toContain('9:00 to 20:00');
});

test.each([
  ['When does the work start?', 'The work is due to begin in September 2027.', 'September 2027'],
  ['When does the contract end?', 'The contract ends in March 2031.', 'March 2031'],
  ['When was the hall built?', 'The hall was built in October 1998.', 'October 1998'],
])('a month is shown with its whole year: %s', (question, sentence, value) => {
  expect(ask(['# Dates', sentence, 'Tea is served at noon.'], question)).toMatchObject({ code: 'value', value });
});

test.each([
  ['how much do i pay a month', 'Whoever goes sooner pays 60 percent of the outstanding monthly prices.', 'You pay £29.90 per month.'],
  ['how much is the rent per week', 'Whoever goes sooner is charged 60 percent of the weekly rent.', 'The weekly rent is £85.'],
  ['how much do I pay a year', 'Whoever leaves pays 20 percent of the annual prices.', 'You pay £120 a year.'],
])('a share of monthly prices is no price of a month: %s', (question, share, price) => {
  expect(ask(['# Paying', share, 'We collect it by direct debit.', price], question).text).toBe(price);
});

test.each([
  ['When do I need to send the slip back?', '# Reply slip (return to the office by Friday 20 March)'],
  ['When is the order form due?', '# Order form (due on 4 May)'],
])('a heading that has the date itself answers: %s', (question, heading) => {
  const lines = [
    '# Trip',
    'We expect to be back at 15:30.',
    'The coach leaves early.',
    heading,
    'Please write clearly on the slip or form.',
    'One line for each child.',
  ];
  expect(ask(lines, question).text).toBe(heading.slice(2));
});

test('the person of a question is not its answer', () => {
  const lines = ['# Rules', 'The money is kept unless another child takes the place.', 'Ring the school mobile in an emergency.'];
  expect(ask(lines, 'Can my daughter take her mobile?').code).not.toMatch(/yes|no$/i);
});
