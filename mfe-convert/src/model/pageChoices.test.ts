import { listChangedPages, listFixedPages, listPagesToReview, withChoice, withSuggestions } from './pageChoices';

const CHOICES = [{ page: 2, mode: 'exact' as const }];

test('a page has one choice, and text that reflows needs none', () => {
  expect(withChoice(CHOICES, 1, 'picture')).toEqual([{ page: 1, mode: 'picture' }, ...CHOICES]);
  expect(withChoice(CHOICES, 2, 'picture')).toEqual([{ page: 2, mode: 'picture' }]);
  expect(withChoice(CHOICES, 2, 'flow')).toEqual([]);
});

test('a choice that the document does not have yet is shown', () => {
  const pages = [1, 2, 3].map((page) => ({ page, mode: page === 3 ? ('picture' as const) : ('flow' as const) }));
  expect(listChangedPages(pages, CHOICES)).toEqual([2, 3]);
});

test('a page keeps its look where the preview shows it so, and behind the preview where that was asked for', () => {
  const ofSheet = { width: 595, height: 842, margins: { top: 72, right: 72, left: 72 }, parts: [] };
  const preview = { pages: [1, 2].map((page) => ({ page, mode: page === 1 ? ('picture' as const) : ('flow' as const), ...ofSheet })) };
  const requested = [...CHOICES, { page: 9, mode: 'exact' as const }];
  expect(listFixedPages({ pages: 12 }, preview, requested)).toEqual([
    { page: 1, mode: 'picture' },
    { page: 9, mode: 'exact' },
  ]);
  expect(listFixedPages({ pages: 2 }, preview, requested)).toEqual([{ page: 1, mode: 'picture' }]);
  expect(listFixedPages({ pages: 12 }, undefined, requested)).toEqual(requested);
});

test('a page that keeps its look needs no other', () => {
  const lookAt = [1, 2].map((page) => ({ page, why: 'form' as const }));
  expect(listPagesToReview({ lookAt }, CHOICES)).toEqual([{ page: 1, why: 'form' }]);
  expect(listPagesToReview({}, CHOICES)).toEqual([]);
});

test('suggestions are taken, but for pages the visitor chose for', () => {
  const lookAt = [
    { page: 1, why: 'form' as const, better: 'exact' as const },
    { page: 2, why: 'drawing' as const, better: 'picture' as const },
    { page: 3, why: 'hardToRead' as const },
  ];
  expect(withSuggestions(CHOICES, lookAt)).toEqual([{ page: 1, mode: 'exact' }, ...CHOICES]);
  expect(withSuggestions(CHOICES, [])).toEqual(CHOICES);
});
