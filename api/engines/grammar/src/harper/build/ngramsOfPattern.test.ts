import { expect, test } from '@jest/globals';
import { findPatternNgrams } from './ngramsOfPattern.ts';

const COMMON = new Set(['a', 'of', 'the', 'not', 'better', 'more']);
/** A common word costs 100, a bigram a tenth of its rarer word. */
const measureCost = (ngram: string) => Math.min(...ngram.split(' ').map((word) => (COMMON.has(word) ? 100 : 10))) / (ngram.includes(' ') ? 10 : 1);
const needed = (main: string, others: Record<string, string> = {}) => findPatternNgrams(new Map(Object.entries({ ...others, main })), measureCost);

test('of words in a row, the rarest two are needed', () => {
  expect(needed('(a couple of more)')).toEqual(['a couple']);
  expect(needed('afterall')).toEqual(['afterall']);
});

test('of several that will do, one of each is needed', () => {
  expect(needed('[(for argument sake), cuz]')).toEqual(['for argument', 'cuz']);
});

test('nothing is needed where one of several may be any word', () => {
  expect(needed('[cuz, NOUN]')).toBeUndefined();
  expect(needed('!cuz')).toBeUndefined();
  expect(needed('* $click')).toBeUndefined();
});

test('words beside one that may be anything are needed, but not as if they stood in a row', () => {
  expect(needed('(cursing NOUN veins)')).toEqual(['cursing']);
  expect(needed('(of !more the)')).toEqual(['of']);
});

test('what is looked for within something is found where that is', () => {
  expect(needed('<(the boarder of), boarder>')).toEqual(['the boarder']);
});

test('a pattern that has a name counts as if it stood there', () => {
  expect(needed('(@before better of)', { before: '[felt, was]' })).toEqual(['better of']);
  expect(needed('@unknown')).toBeUndefined();
});

test('an apostrophe or a hyphen stands between words as a space does', () => {
  expect(needed("(don't wan)")).toEqual(['don t']);
  expect(needed('(half-hazard)')).toEqual(['half hazard']);
});
