import { expect, test } from '@jest/globals';
import { describeScale } from './describeScale.ts';

test.each([
  ['36 beds, 48 staff, budget £1.6m', 'Registered Manager', true, 'am in charge of 36 beds, 48 staff and a budget of £1.6m'],
  ['120 rooms', 'Hotel Manager', false, 'was in charge of 120 rooms'],
  ['9 stores, turnover £4m', 'Head of Retail', false, 'was in charge of 9 stores and a turnover of £4m'],
])('words the brackets behind the title of a manager as a clause: %s', (quote, title, isCurrent, did) => {
  expect(describeScale(quote, title, isCurrent)?.did).toBe(did);
});

test.each([
  ['36 beds', 'Nurse'],
  ['temporary', 'Shop Manager'],
  ['two days a week', 'Practice Manager'],
])('makes nobody the head of %s as %s', (quote, title) => {
  expect(describeScale(quote, title, true)).toBeUndefined();
});
