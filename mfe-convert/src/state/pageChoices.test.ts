import { changedPages, withChoice, withSuggestions } from './pageChoices';

const CHOICES = [{ page: 2, mode: 'exact' as const }];

test('a page has one choice, and text that reflows needs none', () => {
  expect(withChoice(CHOICES, 1, 'picture')).toEqual([{ page: 1, mode: 'picture' }, ...CHOICES]);
  expect(withChoice(CHOICES, 2, 'picture')).toEqual([{ page: 2, mode: 'picture' }]);
  expect(withChoice(CHOICES, 2, 'flow')).toEqual([]);
});

test('a choice that the document does not have yet is told', () => {
  const pages = [1, 2, 3].map((page) => ({ page, mode: page === 3 ? ('picture' as const) : ('flow' as const) }));
  expect(changedPages(pages, CHOICES)).toEqual([2, 3]);
});

test('suggestions are taken, but for pages the visitor chose for', () => {
  const lookAt = [
    { page: 1, why: 'form' as const, better: 'exact' as const },
    { page: 2, why: 'drawing' as const, better: 'picture' as const },
    { page: 3, why: 'hardToRead' as const },
  ];
  expect(withSuggestions(CHOICES, { lookAt })).toEqual([{ page: 1, mode: 'exact' }, ...CHOICES]);
  expect(withSuggestions(CHOICES, {})).toEqual(CHOICES);
});
