import { expect, test } from '@jest/globals';
import { areUndivided, keepsHyphen } from './hyphens.ts';

const unknown = { seen: new Set<string>() };

test.each([
  ['rez-', 'de-chaussée', 'rezde-chaussée'],
  ['sous-', 'directeur', 'sousdirecteur'],
  ['eux-', 'mêmes', 'euxmêmes'],
])('the French word %s%s keeps the hyphen at the end of its line', (first, second) => {
  expect(keepsHyphen(first, second, unknown)).toBe(true);
});

test.each([
  ['sous-', 'crire'],
  ['sous-', 'traction'],
  ['avant-', 'age'],
])('%s%s is one word that begins like another', (first, second) => {
  expect(keepsHyphen(first, second, unknown)).toBe(false);
});

test('two long words that the document has by themselves keep the hyphen between them', () => {
  const seen = new Set(['history', 'geography', 'under', 'standing']);
  expect(keepsHyphen('history-', 'geography', { seen })).toBe(true);
  expect(keepsHyphen('under-', 'standing', { seen })).toBe(false);
});

/** Sets lines of words that are as wide as they have letters. */
function setLines(texts: readonly string[]) {
  const lines = texts.map((text) => {
    let left = 0;
    const words = text.split(' ').map((each) => {
      const word = { text: each, left, right: left + each.length };
      left = word.right + 1;
      return word;
    });
    return { words, right: left - 1 };
  });
  return [{ lines }];
}

test.each([
  {
    language: 'English',
    texts: ['he was the vice-', 'president of the whole of', 'the', 'neighbourhood and of a', 'few', 'associations beside the'],
  },
  {
    language: 'German',
    texts: ['wir sahen das Nord-', 'licht und fanden es', 'so', 'unbeschreiblich schön und', 'sehr', 'beeindruckend wie selten'],
  },
  {
    language: 'Spanish',
    texts: ['una obra teórico-', 'práctica con mucha y', 'muy', 'interesantes ideas que no', 'son', 'incompatibles con todo lo'],
  },
])('$language lines that leave room for halves of long words divide none', ({ texts }) => {
  expect(areUndivided(setLines(texts))).toBe(true);
  const [first = '', second = ''] = [texts[0]?.split(' ').at(-1), texts[1]?.split(' ')[0]];
  expect(keepsHyphen(first, second, { ...unknown, isUndivided: true })).toBe(true);
});

test('lines that are full, or that divide other words, are divided', () => {
  expect(areUndivided(setLines(['a line that is as full', 'as the next one below it', 'can ever be here again']))).toBe(false);
  expect(areUndivided(setLines(['they fol-', 'lowed us into the neigh-', 'bourhood and the', 'associations con-', 'cerned']))).toBe(false);
});
