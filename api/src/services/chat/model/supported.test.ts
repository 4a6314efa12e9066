import { addsNoNewWords, findBestSentence, findQuotations, hasOnlyKnownNumbers, isDistinctive, namesOnlyPages } from './supported.ts';

test('the number of a list item is no number of the document, any other is', () => {
  expect(hasOnlyKnownNumbers('2. The rent is 1,800 euros.', 'It is 1800 euros.')).toBe(true);
  expect(hasOnlyKnownNumbers('The rent is 2 euros.', 'It is 1800 euros.')).toBe(false);
  expect(hasOnlyKnownNumbers('Page 3 says so.', '')).toBe(true);
});

test('pages are named or not', () => {
  expect(namesOnlyPages('As page 3 and p. 4 say.', [3, 4])).toBe(true);
  expect(namesOnlyPages('As page 3 and page 5 say.', [3, 4])).toBe(false);
});

test('quotations of some length are held to, single words are not', () => {
  expect(findQuotations('He calls it "the old house by the sea" and “fine”.')).toEqual(['the old house by the sea']);
});

test('a sentence without a source may lead to others or repeat what was given', () => {
  expect(addsNoNewWords('Two things are allowed:', '')).toBe(true);
  expect(addsNoNewWords('The tenant keeps the apartment clean.', 'The tenant must keep a clean apartment.')).toBe(true);
  expect(addsNoNewWords('The president decides everything.', 'The tenant must keep a clean apartment.')).toBe(false);
});

test('the sentence that a claim means is the one that says the same', () => {
  const excerpt = 'The rent is 900 euros a month. The tenant may keep one cat in the apartment.';
  expect(findBestSentence('One cat may be kept by the tenant', excerpt)).toBe('The tenant may keep one cat in the apartment.');
  expect(findBestSentence('Snakes are welcome', excerpt)).toBeUndefined();
});

test.each([
  ['of the', false],
  ['the', false],
  ['900', true],
  ['one cat', false],
  ['monthly rent', true],
])('%j is distinctive: %p', (quote, isExpected) => {
  expect(isDistinctive(quote)).toBe(isExpected);
});
