import { expect, test } from '@jest/globals';
import { findOutcome } from './outcome.ts';

test.each([
  ['F&B revenue grown from INR 14 crore to INR 21 crore', 'F&B revenue grew from INR 14 crore to INR 21 crore'],
  ['Complaints fallen by 30%', 'complaints fell by 30%'],
  ['margin +1.7 points', 'margin rose by 1.7 points'],
  ['Sales of the new range up 24% in a year', 'sales of the new range were up 24% in a year'],
  ['Home birth rate rose from 2% to 6%', 'the home birth rate rose from 2% to 6%'],
  ['Car finished 9th of 62 at Silverstone', 'the car finished 9th of 62 at Silverstone'],
  [
    'Sales £1.1m to £1.7m in three years, shrinkage halved, staff turnover from 60% to 15%',
    'sales went from £1.1m to £1.7m in three years, shrinkage halved and staff turnover went from 60% to 15%',
  ],
  ['No accident in 5 years', 'there was no accident in 5 years'],
  ['11 of 12 completed residency', '11 of 12 completed residency'],
  ['71% of mothers still fed at six weeks', '71% of mothers still fed at six weeks'],
])('reads a result that a CV states in short: %s', (line, outcome) => {
  expect(findOutcome(line)).toBe(outcome);
});

test.each([
  ['80% of patients treated within an hour'],
  ['Two of the managers'],
  ['No experience needed'],
  ['Wishbones 14% lighter than last year’s'],
])('takes no result from "%s"', (line) => {
  expect(findOutcome(line)).toBeUndefined();
});
