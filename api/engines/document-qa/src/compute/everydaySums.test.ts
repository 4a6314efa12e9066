import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const club = openDocument([
  [
    '# Marking',
    '| Part | Share | Length |',
    '| Log book | 30% | 20 pages |',
    '| Oral exam | 50% | 15 minutes |',
    '| Group project | 20% | 8 weeks |',
    '# Accounts',
    '| Item | Budget 2024 | Spent 2024 | Budget 2025 |',
    '| Coaching | £4,000 | £4,350 | £4,500 |',
    '| Boats | £9,000 | £8,200 | £9,500 |',
    '| Total | £13,000 | £12,550 | £14,000 |',
    '# Ferries',
    '| Ferry | Leaves | Cabins |',
    '| Arrow | 07:40 | 12 |',
    '| Comet | 06:15 | 30 |',
    '| Dart | 21:05 | 8 |',
    '# Dues',
    'The mooring fee rises from £31 to £35 a month in June.',
    'Insurance through the club costs £2.50 a month for every £500 of value.',
    'The yearly fee is £300 when paid at once. It may also be paid in twelve instalments of £27 each.',
  ],
]);
const lead = (question: string) => answerQuestion(club, { question, history: [] }).lead;

describe('Sums that people ask for', () => {
  test.each([
    ['a sum without one part', 'how much do all the parts except the oral exam count together', 'sum', '50%'],
    ['a budget that was exceeded', 'by how much did we go over budget on coaching in 2024', 'difference', '£350'],
    ['a budget that was kept', 'How much were we under budget in total in 2024?', 'difference', '£450'],
    ['the first by time of day', 'which ferry leaves first', 'lowest', 'Comet'],
    ['the last by time of day', 'what ferry goes latest?', 'highest', 'Dart'],
    ['a rise for a whole year', 'how much more is the mooring fee per year once it has gone up', 'difference', '£48'],
    ['a rate for each round sum', 'my boat is worth £4,000, what is the insurance a month', 'computed', '£20.00'],
    ['instalments in a sentence of their own', 'how much dearer is it if I pay by the month', 'difference', '£24'],
  ])('%s', (_, question, code, value) => {
    expect(lead(question)).toMatchObject({ code, value });
  });

  test.each([
    ['a part is left out that no row is', 'how much do all the parts except the swimming test count together'],
    ['a sum does not fit', 'my boat is worth £4,100, what is the insurance a month'],
  ])('but not where %s', (_, question) => {
    expect(lead(question)?.code ?? '').not.toMatch(/sum|computed/);
  });
});
