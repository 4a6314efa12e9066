import { findIndexByKey, findPageIndex, findPageTowards } from './leafing';

const some = [2, 5, 9].map((page) => ({ page }));

test.each([
  ['a page that was converted', 2, 9, 9],
  ['one between two, on from here', 5, 6, 9],
  ['one between two, back from here', 9, 6, 5],
  ['one behind the last', 2, 400, 9],
  ['one before the first', 5, 1, 2],
])('%s leads to the nearest in that direction', (_, page, requested, found) => {
  expect(findPageTowards(some, page, requested)).toBe(found);
});

test('keys lead one page back and on, and to both ends, never beyond them', () => {
  expect(['ArrowLeft', 'PageUp', 'ArrowRight', 'PageDown', 'Home', 'End'].map((key) => findIndexByKey(key, 1, 3))).toEqual([0, 0, 2, 2, 0, 2]);
  expect([findIndexByKey('ArrowLeft', 0, 3), findIndexByKey('End', 0, 0), findIndexByKey('x', 1, 3)]).toEqual([0, 0, undefined]);
});

test('a page that was not converted is shown as the first that was', () => {
  expect([findPageIndex(some, 5), findPageIndex(some, 7), findPageIndex(some, null)]).toEqual([1, 0, 0]);
});
