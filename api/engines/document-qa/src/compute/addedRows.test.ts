import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const course = openDocument([
  [
    '# Marks',
    '| Part | Time | Weight |',
    '| Oral exam in spring | 20 minutes | 15 % |',
    '| Lab diary | all year | 35 % |',
    '| Final essay | 6 weeks | 50 % |',
    'The course is taught in Bath.',
  ],
]);
const haus = openDocument(
  [
    [
      '# Kosten',
      '| Art | Gesamtkosten | Ihr Anteil |',
      '| Hauswart | 4.800,00 € | 240,00 € |',
      '| Gartenarbeit | 1.600,00 € | 80,50 € |',
      '| Lift | 2.000,00 € | 99,00 € |',
      'Es wird nach Fläche verteilt.',
    ],
  ],
  { language: 'de' },
);
const savings = openDocument([
  [
    '# Funds',
    '| Fund | 2025 | 2024 |',
    '| Roof reserve account | 4,100 | 3,000 |',
    '| Bank current account | 1,250 | 990 |',
    '| Owed to us | 70 | 20 |',
    'The funds are held in Leeds.',
  ],
]);
const cycles = openDocument([
  [
    '# Programmes',
    '| Programme | Time | Water |',
    '| Linen | 2 h 10 min | 64 l |',
    '| Sport 30 | 45 min | 41 l |',
    '| Woollens | 50 min | 39 l |',
    'Use little soap.',
  ],
]);

test.each([
  [course, 'How much do the oral exam and the diary count together?', 'sum', '50 %'],
  [haus, 'Wie viel macht Hauswart und Gartenarbeit zusammen für uns?', 'sum', '320,50 €'],
  [savings, 'What is the total of the roof reserve and the current account?', 'sum', '5,350'],
  [cycles, 'How much more water does linen use than sport?', 'difference', '23 l'],
])('two rows that are joined are added or compared: %# %s', (index, question, code, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toMatchObject({ code, value });
});

test.each([
  [course, 'How much do the oral exam and the excursion count together?'],
  [haus, 'Wie viel macht Hauswart und Gartenarbeit zusammen?'],
  [cycles, 'How much more water does linen use than denim?'],
])('nothing is added where a row or the column stays open: %# %s', (index, question) => {
  expect(`${answerQuestion(index, { question, history: [] }).lead?.code}`).not.toMatch(/sum|difference/);
});
