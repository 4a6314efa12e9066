import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { decideWeekday } from './weekdays.ts';

test.each([
  ['Is the restaurant open on Monday?', 'Lunch from noon to three, Tuesday to Sunday', 'no'],
  ['Are you open on Wednesdays?', 'Opening hours: Mon – Fri, 9:00 to 17:00', 'yes'],
  ['Is the desk open on Saturday?', 'Desk: Monday to Thursday 8 to 16, Saturday 9 to 12', 'yes'],
  ['Hat das Bad am Montag geöffnet?', 'Dienstag bis Sonntag 10 bis 20 Uhr', 'no'],
  ['¿Abre el museo los lunes?', 'De martes a domingo, de 10 a 19 h', 'no'],
  ['Do you open so late on Monday?', 'Hours: Mo–Fr 9 to 18', 'yes'],
  ['Does the bus run on Sunday?', 'Buses run Friday to Monday in summer.', 'yes'],
])('%s follows from "%s"', (question, sentence, verdict) => {
  expect(decideWeekday(question, sentence)).toBe(verdict);
});

test.each([
  ['Is the shop open on Monday?', 'The shop is closed on Mondays.'],
  ['Can I pay by card?', 'Open Monday to Friday'],
  ['Do they run so fast?', 'Trains run Monday to Friday'],
  ['Must I pay on Monday?', 'The office is open Tuesday to Friday'],
  ['Is the shop open on Monday?', 'Deliveries arrive in the morning.'],
])('%s does not follow from the days of "%s"', (question, sentence) => {
  expect(decideWeekday(question, sentence)).toBeUndefined();
});

test('a visitor who asks for a day gets the line with the opening days, and no', () => {
  const menu = openDocument([
    [
      '# The Copper Ladle',
      'Lunch from noon to three, Tuesday to Sunday',
      'Lamb shoulder, cooked for seven hours with rosemary',
      'Treacle tart with cream',
    ],
  ]);
  const { lead, citations } = answerQuestion(menu, { question: 'Is the restaurant open on Monday?', history: [] });
  expect(lead?.code).toMatch(/no$/i);
  expect(citations[0]?.quote).toContain('Tuesday to Sunday');
});

test('a line that excepts the day goes before any other range of days', () => {
  const notice = openDocument([
    ['# Boathouse', 'The boathouse is open daily except Mondays, 10 am to 4 pm.', 'Questions: 01632 555 010, Monday to Saturday.'],
  ]);
  expect(answerQuestion(notice, { question: 'is the boathouse open on mondays?', history: [] }).lead?.code).toMatch(/no$/i);
});
