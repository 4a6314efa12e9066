import { expect, test } from '@jest/globals';
import { describeScale } from './describeScale.ts';

test.each([
  ['36 beds, 48 staff, budget £1.6m', 'Registered Manager', true, 'am in charge of 36 beds, 48 staff and a budget of £1.6m'],
  ['120 rooms', 'Hotel Manager', false, 'was in charge of 120 rooms'],
  [
    '42 bed residential and dementia home, 55 staff, budget £1.9m',
    'Home Manager',
    true,
    'am in charge of a 42-bed residential and dementia home, 55 staff and a budget of £1.9m',
  ],
  ['80 seat brasserie, 22 staff', 'Restaurant Manager', false, 'was in charge of an 80-seat brasserie and 22 staff'],
  ['120-pitch holiday park, turnover £2m', 'Site Manager', true, 'am in charge of a 120-pitch holiday park and a turnover of £2m'],
  ['9 stores, turnover £4m', 'Head of Retail', false, 'was in charge of 9 stores and a turnover of £4m'],
])('words the brackets behind the title of a manager as a clause: %s', (quote, title, isCurrent, finite) => {
  expect(describeScale(quote, title, isCurrent)?.finite).toBe(finite);
});

test.each([
  ['36 beds', 'Nurse'],
  ['temporary', 'Shop Manager'],
  ['two days a week', 'Practice Manager'],
])('makes nobody the head of %s as %s', (quote, title) => {
  expect(describeScale(quote, title, true)).toBeUndefined();
});
