import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const harbour = openDocument([
  [
    '# Spending',
    '| Item | 2022 | 2023 | 2024 |',
    '| Dredging | 40,000 | 44,000 | 55,000 |',
    '| Quay lights | 9,000 | 8,100 | 7,200 |',
    '| Total | 49,000 | 52,100 | 62,200 |',
    '# Repairs',
    '| Repair | Without a card | With a card |',
    '| New rope | £50 | £40 |',
    '| Paint | £120 | £108 |',
    '# Berths',
    'The berth fee rises from £80 to £92 in May.',
    '# Crew',
    '| Crew member | Role |',
    '| North boat, mate | deck |',
    '| North boat, cook | galley |',
    '| South boat, mate | deck |',
  ],
]);
const lead = (question: string) => answerQuestion(harbour, { question, history: [] }).lead;

describe('A change is computed', () => {
  test.each([
    ['how much more was spent on dredging in 2024 than in 2022', { code: 'difference', value: '15,000' }],
    ['How much less do the quay lights cost in 2024 than two years before?', { code: 'difference', value: '1,800' }],
    ['by how many percent did dredging go up from 2023 to 2024', { code: 'computed', value: '25 %' }],
    ['what percentage did the quay lights fall by between 2022 and 2024', { code: 'computed', value: '20 %' }],
    ['how many percent cheaper is paint with a card', { code: 'computed', value: '10 %' }],
    ['By how many percent does the berth fee go up?', { code: 'computed', value: '15 %' }],
  ])('%s', (question, expected) => {
    expect(lead(question)).toEqual(expected);
  });

  test.each(['by how many percent did the wages go up from 2023 to 2024', 'how much more was spent on dredging in 2024 than in 2019'])(
    'but not for %s',
    (question) => {
      expect(lead(question)?.code ?? '').not.toMatch(/computed|difference/);
    },
  );
});

test('what is saved is the difference of two prices', () => {
  expect(lead('how much do we save on a new rope with the card')).toEqual({ code: 'difference', value: '£10' });
});
