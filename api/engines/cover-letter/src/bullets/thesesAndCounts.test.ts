import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Thesis on the recovery of mussel reefs', 'wrote my thesis on the recovery of mussel reefs'],
  ['Doctoral dissertation about river ice', 'wrote my dissertation about river ice'],
  ["Master's thesis on bus fares in Leeds", 'wrote my thesis on bus fares in Leeds'],
])('reads "%s" as an achievement in its own words', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Missed items at handover dropped from 22 to 5 a quarter', 'missed items at handover dropped from 22 to 5 a quarter'],
  ['Failed deliveries fell from 9% to 4%', 'failed deliveries fell from 9% to 4%'],
  ['Cancelled trips in winter went from 40 to 12', 'cancelled trips in winter went from 40 to 12'],
])('reads "%s" as a result, and not as what somebody did', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)).toMatchObject({ outcome });
});

test.each([
  ['1,150 grab samples sorted and identified', '1,150 grab samples were sorted and identified'],
  ['310 plans checked in 2021', '310 plans were checked in 2021'],
  ['96 sites surveyed without a delay', '96 sites were surveyed without a delay'],
])('reads how much was done in "%s"', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)).toMatchObject({ outcome });
});
