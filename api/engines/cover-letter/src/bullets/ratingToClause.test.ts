import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  [
    'CQC rating from Requires Improvement to Outstanding in three years',
    'the CQC rating went from Requires Improvement to Outstanding in three years',
  ],
  ['Rated Good by Estyn in 2024', 'we were rated Good by Estyn in 2024'],
  ['Ofsted: Inadequate when I joined, Good since 2023', 'the Ofsted rating was Inadequate when I joined and has been Good since 2023'],
])('words a rating as one of the house, and never of the writer: %s', (line, outcome) => {
  expect(bulletToClause(line, true)?.outcome).toBe(outcome);
});

test('leaves other ratings as they are', () => {
  expect(bulletToClause('Rated 4.9 by 300 customers', false)?.outcome).toBeUndefined();
});
