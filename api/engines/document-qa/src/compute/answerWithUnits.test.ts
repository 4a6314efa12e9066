import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const print = openDocument([
  [
    '# Copy shop',
    'A photocopy is 8p a sheet, and laminating costs 60p a sheet.',
    'Members who end early owe £11 for each month that is left.',
    'Delivery is £4 for every mile.',
    '# Lockers',
    '| Locker | Rent per year | Deposit |',
    '| Narrow | £30 | £10 |',
    '| Wide | £54 | £15 |',
    '# Passes',
    '| Pass | 3 months | 12 months |',
    '| Studio, mornings | £45 | £150 |',
    '| Studio, evenings | £66 | £228 |',
  ],
]);
const boats = openDocument([['# Boats', 'Prices are per boat and day.', '| Boat | Price |', '| Canoe | £35 |', '| Dinghy | £48 |']]);

const lead = (index: typeof print, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('What is priced by a unit is multiplied', () => {
  test.each([
    ['by a sheet', print, 'what do 30 sheets of laminating come to', '£18.00'],
    ['by a month that is left', print, 'I end early with 4 months left, what do I have to pay?', '£44'],
    ['by a mile', print, 'how much is delivery for 12 miles', '£48'],
    ['by a year, for a month', print, 'how much is the wide locker per month', '£4.50'],
    ['by the length of a pass, for a month', print, 'what do evenings come to per month with the 12 month pass', '£19'],
    ['by what stands above the table', boats, 'What is a dinghy for a whole week?', '£336'],
  ])('%s', (_, index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    ['of another unit', print, 'how much is a photocopy for 3 hours'],
    ['with no unit', print, 'what is the deposit for the narrow locker over 4 weeks'],
    ['of a number that does not fit', boats, 'what is a canoe for a month'],
  ])('but not %s', (_, index, question) => {
    expect(lead(index, question)?.code).not.toBe('computed');
  });
});
