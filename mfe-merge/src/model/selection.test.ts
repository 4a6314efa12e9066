import type { ArrangedPage } from './arrangedPage';
import { everything, nothingSelected, only, reachingTo, stillThere, toggled } from './selection';

const pages: ArrangedPage[] = [...'abcdef'].map((key, index) => ({ key, fileId: 1, page: index + 1, rotate: 0 }));
const chosen = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].sort().join('');

test('a page is added to the selection and taken out of it again', () => {
  const two = toggled(only('b'), 'd');
  expect(chosen(two)).toBe('bd');
  expect(chosen(toggled(two, 'b'))).toBe('d');
});

test('a range reaches from the last page chosen alone, in either direction, and may be drawn anew', () => {
  const range = reachingTo(only('c'), pages, 'e');
  expect(chosen(range)).toBe('cde');
  expect(chosen(reachingTo(range, pages, 'a'))).toBe('abc');
});

test('a range without a beginning is the page itself', () => {
  expect(chosen(reachingTo(nothingSelected, pages, 'd'))).toBe('d');
  expect(chosen(reachingTo({ keys: new Set(), anchor: 'gone' }, pages, 'd'))).toBe('d');
});

test('everything means every page that is there, and pages that go away leave the selection', () => {
  expect(chosen(everything(pages))).toBe('abcdef');
  expect(chosen(stillThere(everything(pages), pages.slice(2)))).toBe('cdef');
});
