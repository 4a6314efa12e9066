import { expect, test } from '@jest/globals';
import { loadLexicon } from './lexicon.ts';
import { ANY_TAG, LIKELIEST_SHIFT, TAG } from './partsOfSpeech.ts';

function readTags(word: string): number {
  const words = loadLexicon();
  return words.tagsAt(words.indexOf(word));
}

test.each([
  ['organised', 'organized'],
  ['colours', 'colors'],
  ['travelling', 'traveling'],
  ['programme', 'program'],
  ['judgement', 'judgment'],
  ['centred', 'centered'],
  ['analyse', 'analyze'],
  ['fulfil', 'fulfill'],
])('a British writer finds %s read as the part of speech that %s is', (british, american) => {
  expect(readTags(british)).toBe(readTags(american));
});

test.each(['website', 'dissertation', 'invoice'])('%s is read as a noun, because it has a plural', (noun) => {
  expect(readTags(noun) & ANY_TAG & TAG.NN).toBe(TAG.NN);
  expect(readTags(noun) >>> LIKELIEST_SHIFT).toBe(Math.log2(TAG.NN));
});

test.each(['york', 'japan', 'martin'])('%s is not read as a noun that is counted, because it is a name', (name) => {
  expect(readTags(name) >>> LIKELIEST_SHIFT).not.toBe(Math.log2(TAG.NN));
});
