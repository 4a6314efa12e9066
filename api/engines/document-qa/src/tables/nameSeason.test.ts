import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { nameSeason } from './nameSeason.ts';

const lodge = openDocument([
  [
    '# Huts',
    'High season is from 20 June to 5 September; the rest of the year is low season.',
    'Prices per night in pounds',
    '| Hut | Low season | High season |',
    '| Otter | 48 | 77 |',
    '| Heron | 60 | 95 |',
  ],
]);
const hotel = openDocument([
  [
    '# Rates',
    'Winter season: until 31 March and from 1 November. Summer season: April to October.',
    '| Room | Winter season | Summer season |',
    '| Attic | £70 | £110 |',
    '| Hall | £82 | £131 |',
  ],
]);
const shop = openDocument([['# Shop', 'High season is July.', '| Thing | Price |', '| Boat | £9 |', '| Oar | £2 |']]);

describe('The month of a question is mapped to the season of a price list', () => {
  test.each([
    [lodge, 'what is the otter hut in july?', 'high season'],
    [lodge, 'what is the otter hut in february?', 'low season'],
    [hotel, 'how much is the attic in december', 'winter season'],
    [hotel, 'how much is the attic in may', 'summer season'],
  ])('%#', (index, question, season) => {
    expect(nameSeason(index, question)).toMatch(new RegExp(`, ${season}\\?$`));
  });

  test.each([
    ['no table has seasons', shop, 'what is a boat in july?'],
    ['no month is named', lodge, 'may I bring a dog to the otter hut?'],
    ['two months are named', lodge, 'is the otter hut cheaper in june than in july?'],
  ])('but not where %s', (_, index, question) => {
    expect(nameSeason(index, question)).toBe(question);
  });

  test.each([
    [lodge, 'what does the heron cost in august', '£95'],
    [hotel, 'how much is the hall in january?', '£82'],
  ])('and its price is found: %#', (index, question, value) => {
    expect(answerQuestion(index, { question, history: [] }).lead?.value?.replace(/^(?=\d)/, '£')).toBe(value);
  });

  test('also for a week', () => {
    expect(answerQuestion(lodge, { question: 'what is a week in the otter in august', history: [] }).lead).toEqual({
      code: 'computed',
      value: '£539',
    });
  });
});
