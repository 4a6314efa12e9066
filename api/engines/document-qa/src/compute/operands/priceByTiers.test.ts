import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const hire = openDocument([
  [
    '# Hire',
    '| Tool | First day | Each further day | Deposit |',
    '| Floor sander | £38 | £19 | £100 |',
    '| Ladder | £15 | £6 | £50 |',
    '# Extras',
    'Delivery is free up to 5 miles and £1.80 for each further mile.',
    'Sharpening costs 90p a blade for the first 10 blades and 60p after that.',
    'The first visit is free, every further visit costs £30.',
    '# Parcels',
    '| Service | Price |',
    '| Parcels, up to 4 | £20 |',
    '| Each further parcel | £3 |',
  ],
]);
const verleih = openDocument([['# Verleih', 'Die erste Stunde kostet 8 €, jede weitere Stunde 3 €. Der Helm ist kostenlos.']], { language: 'de' });

const lead = (index: typeof hire, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('A price with steps is climbed', () => {
  test.each([
    ['by columns', hire, 'how much is the sander for 4 days', '£95'],
    ['with weeks as days', hire, 'what does the ladder cost for a week', '£51'],
    ['by rows', hire, 'what do 6 parcels cost', '£26'],
    ['on the first step', hire, 'what do 3 parcels cost', '£20'],
    ['from a free first stretch', hire, 'how much is delivery for 12 miles', '£12.60'],
    ['from a free first one', hire, 'how much are 3 visits', '£60'],
    ['with two rates', hire, 'how much is sharpening 14 blades', '£11.40'],
    ['in German', verleih, 'Was kosten 3 Stunden?', '14 €'],
  ])('%s', (_, index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    ['the thing is not there', 'how much is a drill for 3 days'],
    ['another unit is counted', 'how much is delivery for 12 parcels and 3 days'],
    ['things are counted that the steps are not of', 'how much for 2 ladders'],
  ])('but not where %s', (_, question) => {
    expect(lead(hire, question)?.code).not.toBe('computed');
  });
});
