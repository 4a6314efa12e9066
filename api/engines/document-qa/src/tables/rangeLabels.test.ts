import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { findRangeLabels } from './rangeLabels.ts';

const AGES = ['Under 3', '3 years', '4 to 6 years', 'Over 6'];
const TERMS = ['Up to one year', 'One to four years', 'More than four years'];
const EDADES = ['Menos de 3 años', 'De 3 a 5 años', 'Mayores de 5 años'];
const MIXED = ['3 to 11 months', '1 to 2 years', '3 years and over'];

test.each([
  [AGES, 'What is the fee for a toddler of two?', [0]],
  [AGES, "what's it for a 3 yr old", [1]],
  [AGES, 'My daughter is 5, what do we pay?', [2]],
  [TERMS, 'What do I get after two years?', [1]],
  [TERMS, 'I have been here six months', [0]],
  [TERMS, 'How much notice after 12 years?', [2]],
  [EDADES, '¿Cuánto cuesta para un niño de 4 años?', [1]],
  [EDADES, '¿Y para un bebé de 10 meses?', [0]],
  [MIXED, 'Which room is for a 10 month old?', [0]],
  [MIXED, 'a baby of one', [1]],
])('a figure is found in the range that holds it: %j %s', (labels, question, places) => {
  expect(findRangeLabels(labels, '', question)).toEqual(places);
});

test.each([
  [AGES, 'What is the fee for a day?'],
  [['Weekly', 'Monthly'], 'What do I pay after 3 years?'],
  [['1 year', '2 years', '3 years'], 'What is the rate after two years?'],
  [TERMS, 'How many of the 30 days are left?'],
])('nothing is looked up without ranges or without a figure of their unit: %j %s', (labels, question) => {
  expect(findRangeLabels(labels, '', question)).toBeUndefined();
});

test('a figure in none or in two of the ranges matches none', () => {
  expect(findRangeLabels(['3 to 4 years', '5 to 6 years'], '', 'my son is 9')).toEqual([]);
  expect(findRangeLabels(['Up to 2 years', '2 to 5 years'], '', 'after two years')).toEqual([]);
});

const club = openDocument([
  [
    '# Swimming lessons',
    '| Lesson | Under 4 | 4 to 7 years | 8 years and over |',
    '| Single | £6 | £8 | £9 |',
    '| Course of ten | £50 | £70 | £80 |',
    'Lessons last 30 minutes.',
  ],
]);
const kita = openDocument(
  [['# Beiträge', '| Platz | unter 3 Jahren | 3 bis 6 Jahre |', '| Vormittag | 140 € | 110 € |', '| Ganztag | 260 € | 210 € |']],
  {
    language: 'de',
  },
);
const museo = openDocument([['# Entradas', '| Entrada | Menos de 6 años | De 6 a 17 años |', '| General | 2 € | 5 € |', '| Anual | 10 € | 24 € |']], {
  language: 'es',
});

test.each([
  [club, 'How much is a single lesson for my son of 3?', '£6'],
  [club, 'what is a single for a 6 year old', '£8'],
  [kita, 'Was kostet Ganztag für ein Kind von 4 Jahren?', '210 €'],
  [museo, '¿Cuánto cuesta la entrada general para un niño de 5 años?', '2 €'],
])('the column of an age is stated: %#', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

test('the prices of two ages are compared', () => {
  const question = 'what is the difference for a single between a 3 year old and a 5 year old';
  expect(answerQuestion(club, { question, history: [] }).lead).toEqual({ code: 'difference', value: '£2' });
});

const BARE = ['Adult', 'Under 16', 'Over 60'];

test.each([
  [BARE, "I'm 67, how much is a class", [2]],
  [BARE, 'my mum is 71, what does the pass cost her', [2]],
  [BARE, 'what does a 14 year old pay', [1]],
  [BARE, 'how much for a 30 year old', []],
])('ages are found in labels without a unit: %j %s', (labels, question, places) => {
  expect(findRangeLabels(labels, '', question)).toEqual(places);
});

test('a number that is no age chooses no group of ages', () => {
  expect(findRangeLabels(BARE, '', 'how much are 14 swims')).toBeUndefined();
});

const leisure = openDocument([
  [
    '# Prices',
    '| Activity | Adult | Under 16 | Over 60 |',
    '| Swim | £5.40 | £2.90 | £3.60 |',
    '| Studio class | £8.50 | £4.50 | £6.00 |',
    '# Pool',
    'Children under 8 swim with an adult.',
  ],
]);

test.each([
  ['How much is a swim for a child?', '£2.90'],
  ['how much is a swim for my son', '£2.90'],
  ['What does a studio class cost for pensioners?', '£6.00'],
  ["I'm 67, how much is a studio class?", '£6.00'],
])('the price for a person is in the column of their age: %s', (question, value) => {
  expect(answerQuestion(leisure, { question, history: [] }).lead).toMatchObject({ code: 'value', value });
});
