import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const savings = openDocument([
  [
    '# How your savings changed',
    '| Item | Amount |',
    '| Balance on 1 May 2030 | £2,400 |',
    '| You put in | £600 |',
    '| Your employer put in | £300 |',
    '| Bonus from the state | £120 |',
    '| Balance on 1 May 2031 | £3,510 |',
    '# Your wages',
    '| Line | Sum |',
    '| Total wages | £2,000 |',
    '| Total deductions | £500 |',
    '# Ski week',
    'It costs £480 with the lift pass. An advance payment of £90 is due in May. The rest is due in October.',
    '# Boat',
    'The hire fee is £900. A security deposit of £200 is returned after the trip. The balance is due in June.',
    '# Dates',
    'The course begins on 3 May 2031. The exam takes place on 24 May 2031.',
  ],
]);
const recipe = openDocument([['# Soup', 'Serves 4. Preparation 20 minutes.', '600 g carrots and 2 onions are needed. Bake for 25 minutes.']]);
const camp = openDocument([
  [
    '# Ferry',
    '| Ferry | From | To | Departs | Arrives |',
    '| Blue | Harbour | Holm | 09:20 | 11:05 |',
    '| Red | Harbour | Skerry | 23:30 | 01:00 |',
    '# Day',
    'The guided walk on the cliffs is from 10:15 to 12:00. The shop is open from 9 am to 5 pm.',
    '# Cover',
    '| Start | 1 April 2031 |',
    '| End | 10 April 2031 |',
  ],
]);

const lead = (index: typeof camp, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('Figures of a statement are put together', () => {
  test.each([
    ['what the reader and others pay', savings, 'how much was put in by me, my employer and the state', 'sum', '£1,020'],
    ['the same, with the reader last', savings, 'what did my employer and I put in', 'sum', '£900'],
    ['a year later', savings, 'how much more is the balance than a year ago', 'difference', '£1,110'],
    ['a part of a whole', savings, 'what percentage of my wages went on deductions', 'computed', '25 %'],
    ['what is still to be paid', savings, 'how much is the second payment for the ski week', 'difference', '£390'],
    ['days between events', savings, 'how many days after the course begins is the exam', 'computed', '21 days'],
    ['a recipe for more people', recipe, 'how many onions do I need for 10 people', 'computed', '5'],
    ['a recipe by weight', recipe, 'how much carrots for 6', 'computed', '900 g'],
    ['times in two cells', camp, 'how long is the crossing to Holm', 'computed', '1 h 45 min'],
    ['times over midnight', camp, 'how long does the ferry to Skerry take', 'computed', '1 h 30 min'],
    ['times in a sentence', camp, 'how long is the walk on the cliffs', 'computed', '1 h 45 min'],
    ['the first and the last day', camp, 'how many days does the cover last', 'computed', '10 days'],
  ])('%s', (_, index, question, code, value) => {
    expect(lead(index, question)).toMatchObject({ code, value });
  });

  test.each([
    ['a deposit that comes back', savings, 'how much is left to pay for the boat after the deposit'],
    ['a part that is not there', savings, 'what percentage of my wages went on parking'],
    ['an ingredient that is not there', recipe, 'how many leeks do I need for 10 people'],
    ['opening hours', camp, 'how long is the shop'],
    ['an event without a date', savings, 'how many days after the course begins is the party'],
  ])('but not %s', (_, index, question) => {
    expect(lead(index, question)?.code ?? '').not.toMatch(/computed|sum|difference/);
  });
});
