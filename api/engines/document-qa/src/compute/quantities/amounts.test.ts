import { findAmounts } from './amounts.ts';

test.each([
  ['Monday, 18.30, 2 £165', ['£165']],
  ['Under 13, group 4 €19.50', ['€19.50']],
  ['Places left: 12 $8', ['$8']],
  ['Deposit 20 € and £5', ['20 €', '£5']],
])('a sign of money belongs to the number that it touches: %s', (sentence, amounts) => {
  const written = findAmounts(sentence).map(({ text }) => text);
  expect(written).toEqual(amounts);
});
