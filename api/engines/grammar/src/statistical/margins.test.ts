import { expect, test } from '@jest/globals';
import { chooseMargins, estimateOddsOfMistakes } from './margins.ts';

test('a text with a certain mistake needs less to be doubted further', () => {
  const right = estimateOddsOfMistakes({ certainMistakes: 0, scores: [1, 1, 1], words: 20 });
  const mistaken = estimateOddsOfMistakes({ certainMistakes: 1, scores: [], words: 20 });
  expect(chooseMargins('agreement', mistaken).listed).toBeLessThan(chooseMargins('agreement', right).listed);
});

test('one mistake in a long text changes nothing for the rest', () => {
  const long = estimateOddsOfMistakes({ certainMistakes: 1, scores: [], words: 400 });
  expect(chooseMargins('agreement', long)).toEqual(chooseMargins('agreement', Number.NEGATIVE_INFINITY));
});

test('nothing is applied that would not be listed', () => {
  for (const odds of [-9, 1, 3, 9]) expect(chooseMargins('noun-number', odds).sure).toBeGreaterThan(chooseMargins('noun-number', odds).listed);
});
