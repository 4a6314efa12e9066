import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Trained the new starters, 4 of them passed their probation', 'trained the new starters, 4 of whom passed their probation'],
  ['Moved 31 services to a new host, no outage for customers', 'moved 31 services to a new host, with no outage for customers'],
  ['Took over a late build, two engineers had left', 'took over a late build (two engineers had left)'],
  ['Taught the knots course, about 60 cadets, pass rate 92%', 'taught the knots course (about 60 cadets, a pass rate of 92%)'],
])('makes what follows a comma a part of the sentence: %s', (line, finite) => {
  expect(bulletToClause(line, false)?.finite).toBe(finite);
});

test('joins what was done once to what is done always', () => {
  expect(bulletToClause('Making cake orders, once did 85 for a wedding', true)?.finite).toBe('make cake orders, and once did 85 for a wedding');
});

test.each([
  ['Took over a half finished mobile app. Shipped in 9 weeks', 'took over a half-finished mobile app and shipped it in 9 weeks'],
  ['Built a booking site. Launched on time', 'built a booking site and launched it on time'],
  ['Wrote a dosing guide. Finished within budget', 'wrote a dosing guide and finished it within budget'],
])('names again what the next sentence leaves out: %s', (line, finite) => {
  expect(bulletToClause(line, false)?.finite).toBe(finite);
});

test.each([['Shipped in 9 weeks'], ['Finished under budget'], ['Delivered on time']])('leaves out an action that lacks its object: %s', (line) => {
  expect(bulletToClause(line, false)).toBeUndefined();
});
