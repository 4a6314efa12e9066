import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead;
const job = ['# Pay', 'You are paid £14.50 an hour. The post is for 20 hours a week.', 'Holidays are agreed with the manager.'];
const empleo = ['# Condiciones', 'Se pagan 11 € por hora. La jornada es de 30 horas a la semana.', 'Las vacaciones se acuerdan.'];
const stelle = ['# Vergütung', 'Gezahlt werden 16 € pro Stunde. Die Arbeitszeit beträgt 25 Stunden in der Woche.', 'Urlaub wird abgesprochen.'];

test.each([
  [job, 'How much will I earn in a normal week?', /290/],
  [empleo, '¿Cuánto gano por semana?', /330/],
  [stelle, 'Wie viel verdiene ich in der Woche?', /400/],
])('a visitor is told what a week pays from the rate and the hours: %#', (lines, question, value) => {
  expect(ask(lines, question)?.value).toMatch(value);
});

test.each([['What do I earn in a week after tax?'], ['What do I earn in a month?']])(
  'no sum is made of what the document leaves open: %s',
  (question) => {
    expect(ask(job, question)?.code).not.toBe('computed');
  },
);
