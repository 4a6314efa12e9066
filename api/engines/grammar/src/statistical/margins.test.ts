import { expect, test } from '@jest/globals';
import { chooseMargin, estimateOddsOfMistakes, isSureEdit } from './margins.ts';

test('a text with a certain mistake needs less to be doubted further', () => {
  const right = estimateOddsOfMistakes({ certainMistakes: 0, scores: [1, 1, 1], words: 20 });
  const mistaken = estimateOddsOfMistakes({ certainMistakes: 1, scores: [], words: 20 });
  expect(chooseMargin('agreement', mistaken)).toBeLessThan(chooseMargin('agreement', right));
});

test('one mistake in a long text changes nothing for the rest', () => {
  const long = estimateOddsOfMistakes({ certainMistakes: 1, scores: [], words: 400 });
  expect(chooseMargin('agreement', long)).toEqual(chooseMargin('agreement', Number.NEGATIVE_INFINITY));
});

test('only an edit that is far likelier is applied, and never another order of words or a word less', () => {
  expect(isSureEdit({ edit: { kind: 'agreement' }, score: 6 })).toBe(true);
  expect(isSureEdit({ edit: { kind: 'agreement' }, score: 2.2 })).toBe(false);
  expect(isSureEdit({ edit: { kind: 'word-order' }, score: 6 })).toBe(false);
  expect(isSureEdit({ edit: { kind: 'needless-word' }, score: 6 })).toBe(false);
});
