import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const chalet = openDocument([
  ['# Chalet', 'The sauna costs £18 for one hour, and £29.50 for two hours.', 'The chalet is let at £140 for one night, and £370 for three nights.'],
]);
const barco = openDocument([['# Barco', 'El amarre cuesta 25 euros por una noche y 42 euros por dos noches.']], { language: 'es' });
const boot = openDocument([['# Boot', 'Das Ruderboot kostet 12 Euro für eine Stunde und 20 Euro für zwei Stunden.']], { language: 'de' });

const lead = (index: typeof chalet, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('The price of one more is the difference of two prices', () => {
  test.each([
    [chalet, 'how much extra is a second hour in the sauna?', '£11.50'],
    [barco, '¿Cuánto más cuesta la segunda noche de amarre?', '17 euros'],
    [boot, 'Wie viel mehr kostet die zweite Stunde mit dem Ruderboot?', '8 Euro'],
  ])('%#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'difference', value });
  });

  test.each([
    [chalet, 'how much extra is the second night in the chalet?'],
    [boot, 'Wie viel mehr kostet die dritte Stunde mit dem Ruderboot?'],
  ])('but not where one of them is missing: %#', (index, question) => {
    expect(lead(index, question)?.code).not.toBe('difference');
  });
});
