import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => {
  const { status, lead, citations } = answerQuestion(openDocument([lines]), { question, history: [] });
  return { status, code: lead?.code, value: lead?.value, rows: citations.map(({ quote }) => quote.split(' ')[0]) };
};
const ROAMING = [
  '# Abroad',
  'These prices hold outside the EU.',
  '| Zone | Call per minute | Text |',
  '| Zone 1: Switzerland, Turkey | €0.59 | €0.19 |',
  '| Zone 2: USA, Canada | €0.99 | €0.29 |',
];
const POST = [
  '# Versand',
  'Die Preise gelten ab Mai.',
  '| Gebiet | Brief | Paket |',
  '| Österreich, Schweiz | 3,20 € | 9,90 € |',
  '| Japan, Indien | 5,40 € | 19,90 € |',
];

test.each([
  [ROAMING, 'Price of a text in Turkey?', '€0.19'],
  [ROAMING, 'how much is a call from Canada', '€0.99'],
  [POST, 'Was kostet ein Paket nach Indien?', '19,90 €'],
])('a row that gathers several is named by each of them: %#', (lines, question, value) => {
  expect(ask(lines, question)).toMatchObject({ status: 'grounded', value });
});

test('what a comma only qualifies names no row', () => {
  const lines = ['# Prices', 'All prices are per night.', '| Room | Price |', '| Double, with breakfast | £80 |', '| Single, with supper | £60 |'];
  expect(ask(lines, 'How much is breakfast?').status).not.toBe('grounded');
});

const REPORT = [
  '# Visitors by quarter',
  'The numbers are of all sites.',
  '| Site | Spring | Summer | Total |',
  '| Old Quay | 19,400 | 31,250 | 50,650 |',
  '| Lighthouse | 8,300 | 16,900 | 25,200 |',
  '# Learning',
  'Schools come all year.',
  '| Group | Visits | Children |',
  '| Primary schools | 212 | 5,830 |',
  '| Secondary schools | 74 | 1,960 |',
  '| Colleges | 19 | 410 |',
];

test('a title that names the measure counts as well as a header elsewhere', () => {
  expect(ask(REPORT, 'Which site had the most visitors?')).toMatchObject({ code: 'highest', value: 'Old Quay' });
});

test.each([
  ['How many children came in total?', '8,200'],
  ['How many children came with schools and colleges in total?', '8,200'],
  ['How many school visits were there in total?', '305'],
])('the table that names what is counted is added up: %s', (question, value) => {
  expect(ask(REPORT, question)).toMatchObject({ code: 'sum', value });
});

test('rows of the requested kind are compared, though another table has a column of the measure', () => {
  const lines = [
    '# Revenue by region',
    'Figures in thousands.',
    '| Region | Q1 | Year |',
    '| North | 1,240 | 5,195 |',
    '| East | 610 | 2,560 |',
    '# Products',
    'All lines are listed.',
    '| Product line | Revenue | Margin |',
    '| Oat drinks | 7,900 | 34% |',
    '| Sauces | 4,120 | 41% |',
  ];
  expect(ask(lines, 'Which region had the lowest revenue?')).toMatchObject({ code: 'lowest', value: 'East' });
  expect(ask(lines, 'Which product line had the lowest revenue?')).toMatchObject({ code: 'lowest', value: 'Sauces' });
});
