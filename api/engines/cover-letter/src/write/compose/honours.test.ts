import { expect, test } from '@jest/globals';
import { nameHonour } from './honours.ts';

test.each([
  ['Best Poster Award, SMBE 2022.', 'a Best Poster Award, SMBE 2022'],
  ['Early Career Fellowship, 2021', 'the Early Career Fellowship, 2021'],
  ['Finalist, Northern Prize', 'Finalist, Northern Prize'],
])('names "%s" without praise of its own', (quote, name) => {
  expect(nameHonour(quote)).toBe(name);
});
