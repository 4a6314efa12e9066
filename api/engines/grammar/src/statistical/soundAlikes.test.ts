import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { rightSentences } from '../testing/rightSentences.ts';
import { findSoundAlikes } from './soundAlikes.ts';

const find = (text: string) =>
  findSoundAlikes(tokenize(text), []).map(({ start, end, replacements }) => `${text.slice(start, end)} > ${replacements[0]}`);

test.each([
  ['The box is to heavy for me.', 'to > too'],
  ['I can here the sea from my window.', 'here > hear'],
  ['She is smaller then her brother.', 'then > than'],
  ['We ate, than we went home.', 'than > then'],
  ['The hole team was happy.', 'hole > whole'],
  ['I do not no the answer.', 'no > know'],
  ['They forgot there keys.', 'there > their'],
])('a word that sounds like the one that is meant is found: %s', (text, found) => {
  expect(find(text)).toContain(found);
});

test('no right sentence has one', () => {
  expect(rightSentences.split('\n').flatMap(find)).toEqual([]);
});

test('what a rule corrects already is left to it', () => {
  const text = 'The box is to heavy for me.';
  const other = { start: 11, end: 13, type: 'grammar', ruleId: 'some-rule', confidence: 'medium', replacements: ['too'], reason: '' } as const;
  expect(findSoundAlikes(tokenize(text), [{ ...other, replacements: [...other.replacements] }])).toEqual([]);
});
