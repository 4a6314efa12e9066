import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['fridges, about 110,000 km a year, Rotterdam', 'drive about 110,000 km a year (fridges, Rotterdam)'],
  ['120 to 140 drops a day', 'make 120 to 140 drops a day'],
  ['90 covers on a saturday', 'serve 90 covers on a Saturday'],
])('words a habit by its verb: %s', (line, finite) => {
  expect(bulletToClause(line, true)?.finite).toBe(finite);
});

test.each([
  ['Booking platform for 60 leisure centres', 'a booking platform for 60 leisure centres'],
  ['Training room for 40 recruits', 'a training room for 40 recruits'],
  ['Ordering app for three bakeries', 'an ordering app for three bakeries'],
])('books no platform: %s names what a thing is for', (line, nounPhrase) => {
  expect(bulletToClause(line, false)).toMatchObject({ nounPhrase });
  expect(bulletToClause(line, false)?.finite).toBeUndefined();
});

test.each([
  ['Never had accident', 'have never had an accident'],
  ['Never missed a shift', 'have never missed a shift'],
  ['No points and no at fault accidents in 6 yrs', 'have had no points and no at-fault accidents in 6 years'],
])('words what never happened as "never had": %s', (line, finite) => {
  expect(bulletToClause(line, true)?.finite).toBe(finite);
});

test.each([['Junior sous since june'], ['Terraform for everything'], ['Invited talk in Oslo in May']])('makes no sentence of "%s"', (line) => {
  expect(bulletToClause(line, true)).toBeUndefined();
});

test.each([
  ['Kaizen idea on the bay, it saved 12 percent of the time', 'my Kaizen idea on the bay saved 12 percent of the time'],
  ['Suggestion for the racks, this cut walking by a third, award 2021', 'my suggestion for the racks cut walking by a third'],
  ['Chamber group got to the county final', 'the chamber group got to the county final'],
])('gives a result its subject: %s', (line, outcome) => {
  expect(bulletToClause(line, true)?.outcome).toBe(outcome);
});
