import { findPageTowards, findPlace, findPlaceByKey } from './leafing';

const some = [2, 5, 9].map((page) => ({ page }));

test.each([
  ['a page that was converted', 2, 9, 9],
  ['one between two, on from here', 5, 6, 9],
  ['one between two, back from here', 9, 6, 5],
  ['one behind the last', 2, 400, 9],
  ['one before the first', 5, 1, 2],
])('%s leads to the nearest in that direction', (_, page, wanted, found) => {
  expect(findPageTowards(some, page, wanted)).toBe(found);
});

test('keys lead one page back and on, and to both ends, never beyond them', () => {
  expect(['ArrowLeft', 'PageUp', 'ArrowRight', 'PageDown', 'Home', 'End'].map((key) => findPlaceByKey(key, 1, 3))).toEqual([0, 0, 2, 2, 0, 2]);
  expect([findPlaceByKey('ArrowLeft', 0, 3), findPlaceByKey('End', 0, 0), findPlaceByKey('x', 1, 3)]).toEqual([0, 0, undefined]);
});

test('a page that was not converted is shown as the first that was', () => {
  expect([findPlace(some, 5), findPlace(some, 7), findPlace(some, null)]).toEqual([1, 0, 0]);
});
