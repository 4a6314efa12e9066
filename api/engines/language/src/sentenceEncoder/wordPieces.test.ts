import { expect, test } from '@jest/globals';
import { createPieceSplitter } from './wordPieces.ts';

const pieces = ['<unknown>', '▁', 'un', '▁un', 'happy', '▁happy', 'h', 'a', 'p', 'y', 'u', 'n', '▁the', 's'];
const scores = [-99, -3, -4, -3, -5, -4, -6, -6, -6, -6, -6, -6, -2, -3];
const split = createPieceSplitter(pieces, scores);
const read = (text: string) => split(text).map((number) => pieces[number]);

test('a word is split into its likeliest pieces', () => {
  expect(read('the unhappy')).toEqual(['▁the', '▁un', 'happy']);
  expect(read('happy nuns')).toEqual(['▁happy', '▁', 'n', 'un', 's']);
});

test('letters that no piece has are one unknown piece', () => {
  expect(read('the 漢字 happy')).toEqual(['▁the', '▁', '<unknown>', '▁happy']);
});

test('an empty text has no pieces', () => {
  expect(split('')).toEqual([]);
});
