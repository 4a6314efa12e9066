import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const studio = openDocument([
  [
    '# Studio hire',
    'The hire of the studio costs £240 a month. A key deposit of £65.50 is due on signing.',
    'A lamp is hired for £8 a day. Insurance costs £90 a year.',
    'The course begins on 1 September 2026 and ends on 28 February 2027.',
    'The studio is closed from 20 December to 4 January.',
    'Private calls are not paid.',
  ],
]);
const garage = openDocument([['# Stellplatz', 'Die Stellplatzmiete beträgt 55 Euro im Monat. Die Kaution beträgt 165 Euro.']], { language: 'de' });
const taller = openDocument([['# Taller', 'La cuota del taller es de 1.200,50 euros al mes. La matrícula cuesta 80 euros.']], { language: 'es' });

const ask = (index: typeof studio, question: string) => {
  const { lead, status, citations } = answerQuestion(index, { question, history: [] });
  return { lead, status, quotes: citations.map(({ quote }) => quote) };
};

describe('A value that the text does not name is computed from its numbers, each cited', () => {
  test.each([
    [studio, 'How much is the hire of the studio in a year?', 'computed', '£2,880'],
    [studio, 'What does the studio cost over six months?', 'computed', '£1,440'],
    [studio, 'How much are the hire of the studio and the key deposit together?', 'sum', '£305.50'],
    [studio, 'How much more is the hire of the studio than the key deposit?', 'difference', '£174.50'],
    [garage, 'Was kostet die Stellplatzmiete im Jahr?', 'computed', '660 Euro'],
    [garage, 'Was kosten Stellplatzmiete und Kaution zusammen?', 'sum', '220 Euro'],
    [taller, '¿Cuánto cuesta la cuota en 3 meses?', 'computed', '3.601,50 euros'],
    [taller, '¿Cuánto cuestan la cuota y la matrícula en total?', 'sum', '1.280,50 euros'],
  ])('%#', (index, question, code, value) => {
    const { lead, quotes } = ask(index, question);
    expect(lead).toEqual({ code, value });
    expect(quotes.join(' ')).toMatch(/\d/);
  });

  test.each([
    ['How many months does the course last?', '6 months'],
    ['How many days is the studio closed?', '16 days'],
  ])('and so is the time between two dates: %s', (question, value) => {
    expect(ask(studio, question).lead).toEqual({ code: 'computed', value });
  });

  test.each([
    ['How much is a lamp in a year?'],
    ['How much is the insurance in a year?'],
    ['How much are calls in a year?'],
    ['How much are the hire of the studio and a lamp together?'],
    ['How much is the hire of the studio with a key deposit?'],
  ])('but not where a number is missing or of another period: %s', (question) => {
    expect(['computed', 'sum', 'difference']).not.toContain(ask(studio, question).lead?.code);
  });
});
