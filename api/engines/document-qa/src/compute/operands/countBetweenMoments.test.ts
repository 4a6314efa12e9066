import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const course = openDocument([
  [
    '# Sailing course',
    'The theory exam is on Monday 3 May 2027 at six.',
    'The practical test takes place on 24 May in the harbour.',
    'Certificates are posted after 1 June 2027.',
  ],
]);
const obra = openDocument(
  [['# Reforma', 'La entrega de los azulejos es el 4 de marzo de 2027.', 'La inspección final será el 18 de marzo de 2027.']],
  { language: 'es' },
);
const turnier = openDocument([['# Turnier', 'Der Meldeschluss ist am 2. August 2027.', 'Die Auslosung findet am 11. August 2027 statt.']], {
  language: 'de',
});

const lead = (index: typeof course, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('The time between two named days is counted', () => {
  test.each([
    [course, 'how many days are there between the theory exam and the practical test', '21 days'],
    [course, 'How many weeks lie between the theory exam and the practical test?', '3 weeks'],
    [obra, '¿Cuántos días hay entre la entrega y la inspección?', '14 días'],
    [turnier, 'Wie viele Tage liegen zwischen Meldeschluss und Auslosung?', '9 Tage'],
  ])('%#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    ['one has no day', course, 'How many days are there between the theory exam and the dinner?'],
    ['a day is only a bound', course, 'How many days are there between the theory exam and the certificates?'],
    ['the weeks are not whole', turnier, 'Wie viele Wochen liegen zwischen Meldeschluss und Auslosung?'],
  ])('but not where %s', (_, index, question) => {
    expect(lead(index, question)?.code).not.toBe('computed');
  });
});
