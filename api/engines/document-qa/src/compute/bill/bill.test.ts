import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const boats = openDocument([
  [
    '# Lakeside boats',
    '# Prices per day',
    '| Boat | Example | 1-3 days | 4-6 days | 7+ days |',
    '| K | Kayak | £20 | £18 | £15 |',
    '| C | Canoe | £31 | £28 | £24 |',
    'A surcharge of £2 per day applies from 1 July to 31 August.',
    'Delivery to the upper lake carries a single fee of £12.',
  ],
]);
const supper = openDocument([
  [
    '# Supper club',
    '# Menus (per head)',
    '| Menu | Adult | Child 4-12 |',
    '| Harvest | £32 | £14 |',
    '| Garden | £27 | £11 |',
    '# Cloakroom',
    'For each umbrella that is lost we charge £9 and for the locker key £25.',
  ],
]);
const chalet = openDocument([
  [
    '# Chalet',
    '# Rent',
    '| Season | Months | Weekday | Saturday |',
    '| Low | January, February, November | £80 | £95 |',
    '| High | May to September | £120 | £150 |',
    'For stays in 2031 add 5% to the figures above.',
  ],
]);
const camp = openDocument([
  [
    '# Summer camp',
    'The cost is £200 per child. Brothers or sisters who come together receive a reduction of £30 for the second and each further child.',
    'It may be paid as follows: a deposit of £50 by 3 February, two instalments of £60 on 3 March and 3 April, and the balance of £30 by 3 May.',
  ],
]);
const phone = openDocument([
  ['# Tariff', 'The plan includes 300 minutes per month; each further minute costs 15p.', 'Each point stands for four hours of support.'],
]);
const repair = openDocument([
  [
    '# Repair bill',
    '| Item | Price |',
    '| New chain | £30.00 |',
    '| Brake pads | £18.00 |',
    '| Labour | £42.00 |',
    '| Total | £90.00 |',
    '# Your job',
    'Your salary is £24,600 a year.',
  ],
]);
const ask = (index: Parameters<typeof answerQuestion>[0], question: string) => answerQuestion(index, { question, history: [] });
const findValue = (index: Parameters<typeof answerQuestion>[0], question: string) => ask(index, question).lead?.value;

describe('what several things cost together', () => {
  test('a visitor who asks for adults and children gets each of them at the price of the column', () => {
    expect(findValue(supper, 'the harvest menu for 20 adults and 3 kids, total?')).toBe('£682');
  });

  test('a length of time chooses the column, and the surcharge of the season and a named fee are added', () => {
    expect(findValue(boats, 'canoe for 8 days from 3 august, delivery to the upper lake, how much in total')).toBe('£220');
    expect(findValue(boats, 'canoe for 5 days in may and a kayak, how much in total')).toBe('£230');
  });

  test('two things of one sentence each keep their own price', () => {
    expect(findValue(supper, 'lost 3 umbrellas and the locker key, how much is that')).toBe('£52');
  });

  test('no sum is answered where a number of the question has no price', () => {
    expect(ask(supper, 'the harvest menu for 20 adults and 3 horses, total?').lead?.code).not.toBe('computed');
  });
});

describe('prices of a season', () => {
  test('the month chooses the row and the day the column', () => {
    expect(findValue(chalet, 'price for a saturday in june')).toBe('£150');
  });

  test('what a year adds is added', () => {
    expect(findValue(chalet, 'price for a saturday in june 2031')).toBe('£157.50');
  });
});

describe('sums of families and instalments', () => {
  test('the second child pays less', () => {
    expect(findValue(camp, 'we have twins, what does it cost altogether')).toBe('£370');
    expect(findValue(camp, 'how much is it in total for 3 children')).toBe('£540');
  });

  test('what is paid by the end of a month has each payment until then', () => {
    expect(findValue(camp, 'if we pay in instalments how much have we paid by the end of march')).toBe('£110');
  });

  test('a yearly salary is answered for a month', () => {
    expect(findValue(repair, 'what do i get paid a month before tax')).toBe('£2,050');
  });
});

describe('what goes beyond, and what is left out', () => {
  test('only the part beyond the allowance is charged', () => {
    expect(findValue(phone, 'i used 340 minutes last month, what do i pay extra')).toBe('£6.00');
  });

  test('nothing is computed where the allowance is enough', () => {
    expect(ask(phone, 'i used 240 minutes last month, what do i pay extra').lead?.code).not.toBe('computed');
  });

  test('a number of things is converted by the rate of the document', () => {
    expect(findValue(phone, 'how many hours of support do 6 points give me')).toBe('24 hours');
  });

  test('rows are taken off the total of a bill', () => {
    expect(findValue(repair, 'what would the bill be without the brake pads and the new chain')).toBe('£42.00');
  });
});
