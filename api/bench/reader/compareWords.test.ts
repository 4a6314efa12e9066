import { findShare } from './compareWords.ts';

test.each([
  ['all words', ['the', 'boat', 'the', 'sea'], 1],
  ['no word', ['quay'], 0],
  ['a word once that the other has twice', ['the', 'boat', 'sea', 'quay'], 0.75],
])('readings that share %s', (_, ours, share) => {
  expect(findShare(ours, ['the', 'boat', 'the', 'sea'])).toBe(share);
});
