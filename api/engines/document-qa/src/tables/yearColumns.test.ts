import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const school = openDocument([
  ['# Pupils', '| Class | 2024/25 | 2023/24 |', '| Infants | 61 | 55 |', '| Juniors | 84 | 90 |', 'The school is in Hove.'],
]);
const museum = openDocument([
  ['# Visitors', '| Gallery | 2021–22 | 2022–23 |', '| Coins | 1,200 | 1,850 |', '| Armour | 3,100 | 2,900 |', 'Entry is free.'],
]);
const water = openDocument(
  [
    [
      '# Preise',
      '| Bestandteil | Bisheriger Preis | Aqua Plus |',
      '| Grundpreis | 8,10 Euro | 8,90 Euro |',
      '| Kubikmeter | 1,95 Euro | 2,15 Euro |',
    ],
  ],
  { language: 'de' },
);
const rent = openDocument([['# Renta', '| Concepto | Antes | Ahora |', '| Renta | 640 € | 670 € |', '| Garaje | 55 € | 60 € |']], { language: 'es' });

test.each([
  [school, 'How many infants were there this year?', '61'],
  [school, 'How many juniors were there the year before?', '90'],
  [school, 'How many infants in 2023/24?', '55'],
  [museum, 'How many visitors came to coins last year?', '1,200'],
  [museum, 'How many visitors for armour in 2022-23?', '2,900'],
  [water, 'Wie hoch ist der Grundpreis jetzt?', '8,90 Euro'],
  [water, 'Wie hoch war der Grundpreis bisher?', '8,10 Euro'],
  [rent, '¿Cuánto es el garaje ahora?', '60 €'],
  [rent, '¿Cuánto era el garaje antes?', '55 €'],
])('the column of the requested year or time is read: %# %s', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

test('the year before is looked up in the row of the question before', () => {
  const { lead } = answerQuestion(school, { question: 'And the year before?', history: ['How many infants were there this year?'] });
  expect(lead?.value).toBe('55');
});

test.each([
  [school, 'How many infants were there in 1987?', /^(?:61|55)$/],
  [water, 'Wie hoch ist der Grundpreis?', /^8,10/],
  [school, 'How many infants in 2024?', /^(?:61|55)$/],
])('no cell is stated of a year that no column has, or two have: %#', (index, question, value) => {
  const { lead } = answerQuestion(index, { question, history: [] });
  expect(lead?.code === 'value' ? lead.value : '').not.toMatch(value);
});
