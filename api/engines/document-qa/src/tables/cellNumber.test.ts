import { expect, test } from '@jest/globals';
import { isQuantity, toNumber } from './cellNumber.ts';

test.each([
  ['1.276,40', 1276.4],
  ['23.800,00', 23800],
  ['1.234.567,8', 1234567.8],
  ['1,276.40', 1276.4],
  ['1.000', 1000],
  ['2,5', 2.5],
])('points and commas of an amount are read: %s', (digits, value) => {
  expect(toNumber(digits)).toBe(value);
});

test.each(['22 de enero', '1 to 3', '3. März 2026', '9.30 am', '4 a 12 meses', '01/02/2026'])('%s is no quantity', (text) => {
  expect(isQuantity(text)).toBe(false);
});

test.each(['£24.00', '8 kg', '6-38 W', '2 h 40 min', 'up to 110 m²'])('%s is a quantity', (text) => {
  expect(isQuantity(text)).toBe(true);
});
