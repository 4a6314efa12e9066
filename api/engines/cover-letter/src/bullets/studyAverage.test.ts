import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['First year average: 72% (first class)', 'my first-year average was 72% (first class)'],
  ['Dissertation mark: 78%', 'my dissertation mark was 78%'],
  ['Overall average so far: 68%', 'my overall average so far is 68%'],
])('states the average of a study in a sentence: %s', (line, clause) => {
  expect(bulletToClause(line, false)?.outcome).toBe(clause);
});
