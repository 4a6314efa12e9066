import { expect, test } from '@jest/globals';
import { findBaseForm } from './inflect.ts';

test.each(['pass', 'discuss', 'bring', 'need', 'succeed'])('%s is a verb in this form, though it ends like a form of another', (word) => {
  expect(findBaseForm(word)).toBe(word);
});

test.each([
  ['passes', 'pass'],
  ['brings', 'bring'],
  ['needed', 'need'],
  ['ringing', 'ring'],
])('%s is a form of %s', (form, base) => {
  expect(findBaseForm(form)).toBe(base);
});
