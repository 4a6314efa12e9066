import { expect, test } from '@jest/globals';
import { openDocument } from '../testing/writeDocument.ts';
import { nameAgeGroups } from './nameAgeGroups.ts';

test.each([
  ['when do the under 12s play', 'Under 12 | Monday', 'when do the under 12 play'],
  ['what does u9 cost', 'Under 9 | £40', 'what does under 9 cost'],
  ['Wann spielt die U15?', 'U15 trainiert montags', 'Wann spielt die U15?'],
  ['do you play u2 songs in 12s', 'Songs of U2', 'do you play u2 songs in 12s'],
])('A group of an age is named as the document does: %s', (question, text, named) => {
  expect(nameAgeGroups(openDocument([[text]]), question)).toBe(named);
});
