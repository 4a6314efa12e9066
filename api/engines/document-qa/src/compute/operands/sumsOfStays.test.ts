import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const hut = openDocument([
  ['# Mountain hut', '| Item | Sum |', '| Beds | £210.00 |', '| Linen | £30.00 |', '| Total | £240.00 |', 'You stay five nights in the small room.'],
]);
const boat = openDocument([
  [
    '# Houseboat',
    '| Item | Value |',
    '| Arrival | 3 May 2026 |',
    '| Departure | 10 May 2026 |',
    '| Hire | £630.00 |',
    '| Total | £700.00 |',
    'Mooring is £9 a night.',
  ],
]);
const museum = openDocument([['# Museum', 'Entry: adults £11, children from 6 to 16 £4, under sixes free.', 'The café is in the yard.']]);
const zoo = openDocument([
  ['# Zoo', '| Ticket | Price |', '| Adult | €18 |', '| Child 4 to 12 | €9 |', '| 13 to 17 | €14 |', '| Under 4 | free |', 'The zoo opens at nine.'],
]);
const bike = openDocument([
  ['# Workshop', 'Work is charged at £14 for each half hour. A tyre costs £25.', '# Helmets', 'Helmets are extra. They cost £8, the small ones £6.'],
]);
const bus = openDocument([
  [
    '# Trip',
    '| Route | Time |',
    '| By train | 1 h 50 min |',
    '| By bus | 45 min |',
    '| By boat | 3 h |',
    '# Talk',
    '10.15 Talk on bees (until 11.05)',
  ],
]);
const storage = openDocument([
  [
    '# Your berth',
    '| Name | Detail |',
    '| Boat | Wren |',
    '| Berth | Class B, pier 4 |',
    '# Prices',
    '| Class | Length | Season |',
    '| Class A | to 6 m | £300 |',
    '| Class B | to 8 m | £420 |',
    '| Class C | to 10 m | £575 |',
  ],
]);

const ponies = openDocument([
  [
    '# Pony rides',
    '| Ride | Price |',
    '| Field | £12 |',
    '| Wood | £17 |',
    '| Beach | £35 |',
    'Whoever comes late pays £3 for each fifteen minutes.',
  ],
]);
const van = openDocument([
  [
    '# Van',
    '| Item | Charge |',
    '| Hire, 6 days | £270.00 |',
    '| Ramp | £12.00 |',
    '# Tours',
    '| Tour | Hours | Price |',
    '| Short tour | 2 | £18 |',
    '| Long tour | 5 | £49 |',
  ],
]);

const ask = (index: typeof hut, question: string) => answerQuestion(index, { question, history: [] });

describe('Everyday sums over several places of a document', () => {
  test.each([
    ['a total by the nights of a sentence', hut, 'what does it cost per night', 'computed', '£48.00'],
    ['a total by the days between arrival and departure', boat, 'what is our stay per night all in', 'computed', '£100.00'],
    ['one row with several together', ponies, 'how much dearer is the beach than the field and the wood', 'difference', '£6'],
    ['parts of an hour in words', ponies, 'i came 45 minutes late, what do i pay', 'computed', '£9'],
    ['a row with its own days', van, 'what is the hire per day', 'computed', '£45.00'],
    ['prices and not hours of two rows', van, 'how much more is the long tour than the short tour', 'difference', '£31'],
    ['a total by the people of the question', hut, 'how much is it per person for the three of us', 'computed', '£80.00'],
    ['fares by age from a sentence', museum, 'what do 2 adults and children of 15 and 5 pay', 'computed', '£26'],
    ['fares by age from a table', zoo, 'how much is it for one adult with kids aged 3, 12 and 13', 'computed', '€41'],
    ['the parts of an hour', bike, 'what do you charge for 90 minutes of work', 'computed', '£42'],
    ['lengths of time', bus, 'how much longer does the train take than the bus', 'difference', '1 h 5 min'],
    ['the end of a line of a programme', bus, 'how long does the talk go on', 'computed', '50 min'],
    ['a price of the reader’s own row', storage, 'how much more does class C cost than mine', 'difference', '£155'],
    ['what "they" cost with another price', bike, 'a tyre and helmets, what is that together', 'sum', '£33'],
  ])('%s', (_, index, question, code, value) => {
    expect(ask(index, question).lead).toEqual({ code, value });
  });

  test.each([
    ['the number is an age', ponies, 'im 70, what does the beach ride cost'],
    ['a price of a night is stated', boat, 'what does mooring cost per night'],
    ['the age of a child is not said', museum, 'what do 2 adults and 2 children pay'],
    ['the parts of an hour leave some over', bike, 'what do you charge for 50 minutes of work'],
  ])('but nothing where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});
