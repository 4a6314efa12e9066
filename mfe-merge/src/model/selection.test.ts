import type { ArrangedPage } from './arrangedPage';
import { extendSelection, filterExisting, nothingSelected, selectAll, selectOnly, togglePage } from './selection';

const pages: ArrangedPage[] = [...'abcdef'].map((key, index) => ({ key, fileId: 1, page: index + 1, rotate: 0 }));
const chosen = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].sort().join('');

test('a page is added to the selection and taken out of it again', () => {
  const two = togglePage(selectOnly('b'), 'd');
  expect(chosen(two)).toBe('bd');
  expect(chosen(togglePage(two, 'b'))).toBe('d');
});

test('a range reaches from the last page chosen alone, in either direction, and may be drawn anew', () => {
  const range = extendSelection(selectOnly('c'), pages, 'e');
  expect(chosen(range)).toBe('cde');
  expect(chosen(extendSelection(range, pages, 'a'))).toBe('abc');
});

test('a range without a beginning is the page itself', () => {
  expect(chosen(extendSelection(nothingSelected, pages, 'd'))).toBe('d');
  expect(chosen(extendSelection({ keys: new Set(), anchor: 'gone' }, pages, 'd'))).toBe('d');
});

test('everything means every page that is there, and pages that go away leave the selection', () => {
  expect(chosen(selectAll(pages))).toBe('abcdef');
  expect(chosen(filterExisting(selectAll(pages), pages.slice(2)))).toBe('cdef');
});
