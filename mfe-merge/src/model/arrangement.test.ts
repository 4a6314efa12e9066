import fc from 'fast-check';
import type { ArrangedPage } from './arrangedPage';
import { duplicatePages, findFirstIndex, isSameOrder, movePagesBy, movePagesIntoGap, movePagesTo, removePages, rotatePages } from './arrangement';

const listKeys = (pages: readonly ArrangedPage[]) => pages.map(({ key }) => key);
const pagesNamed = (keys: string): ArrangedPage[] => [...keys].map((key, index) => ({ key, fileId: 1, page: index + 1, rotate: 0 }));
const inOrder = (pages: readonly ArrangedPage[]) => listKeys(pages).join('');

/** An arrangement of pages of up to three files, turned anyhow, and some of its pages. */
const arrangements = fc
  .array(fc.record({ fileId: fc.integer({ min: 1, max: 3 }), page: fc.integer({ min: 1, max: 9 }), rotate: fc.constantFrom(0, 90, 180, 270) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((pages) => pages.map((page, index): ArrangedPage => ({ ...page, key: `k${index}` })))
  .chain((pages) => fc.record({ pages: fc.constant(pages), keys: fc.subarray(listKeys(pages)).map((keys) => new Set(keys)) }));
const places = fc.integer({ min: -40, max: 40 });

test('pages move together, in their order, to where the first of them is wanted', () => {
  expect(inOrder(movePagesTo(pagesNamed('abcdef'), new Set('be'), 3))).toBe('acdbef');
  expect(inOrder(movePagesTo(pagesNamed('abcdef'), new Set('a'), 5))).toBe('bcdefa');
});

test('a page let go in the gap where it is stays where it is', () => {
  expect(inOrder(movePagesIntoGap(pagesNamed('abcd'), new Set('b'), 1))).toBe('abcd');
  expect(inOrder(movePagesIntoGap(pagesNamed('abcd'), new Set('b'), 2))).toBe('abcd');
  expect(inOrder(movePagesIntoGap(pagesNamed('abcd'), new Set('b'), 3))).toBe('acbd');
  expect(inOrder(movePagesIntoGap(pagesNamed('abcd'), new Set('ad'), 2))).toBe('badc');
});

test('no move loses, adds or changes a page', () => {
  fc.assert(
    fc.property(arrangements, places, ({ pages, keys }, place) => {
      for (const arranged of [movePagesTo(pages, keys, place), movePagesBy(pages, keys, place), movePagesIntoGap(pages, keys, Math.abs(place))]) {
        expect(new Set(arranged)).toEqual(new Set(pages));
        expect(arranged).toHaveLength(pages.length);
      }
    }),
  );
});

test('a move keeps the order of the pages that stay and of those that go', () => {
  fc.assert(
    fc.property(arrangements, places, ({ pages, keys }, place) => {
      const arranged = movePagesTo(pages, keys, place);
      for (const isTaken of [true, false]) {
        const part = (all: readonly ArrangedPage[]) => all.filter(({ key }) => keys.has(key) === isTaken);
        expect(part(arranged)).toEqual(part(pages));
      }
    }),
  );
});

test('pages moved to the place where they stand together are where they were', () => {
  fc.assert(
    fc.property(arrangements, places, ({ pages, keys }, place) => {
      const arranged = movePagesTo(pages, keys, place);
      expect(isSameOrder(movePagesTo(arranged, keys, findFirstIndex(arranged, keys)), arranged)).toBe(true);
    }),
  );
});

test('deleting takes the named pages and no other', () => {
  fc.assert(
    fc.property(arrangements, ({ pages, keys }) => {
      expect(listKeys(removePages(pages, keys))).toEqual(listKeys(pages).filter((key) => !keys.has(key)));
    }),
  );
});

test('a duplicate is behind its page, shows the same, and has a key of its own however often it is made', () => {
  fc.assert(
    fc.property(arrangements, ({ pages, keys }) => {
      const twice = duplicatePages(duplicatePages(pages, keys), keys);
      expect(twice).toHaveLength(pages.length + 2 * keys.size);
      expect(new Set(listKeys(twice)).size).toBe(twice.length);
      for (const page of pages.filter(({ key }) => keys.has(key))) {
        const at = twice.indexOf(page);
        expect(twice.slice(at + 1, at + 3).map(({ key, ...shown }) => shown)).toEqual(
          Array(2).fill({ fileId: page.fileId, page: page.page, rotate: page.rotate }),
        );
      }
    }),
  );
});

test('four turns the same way, or one each way, leave a page as it was', () => {
  fc.assert(
    fc.property(arrangements, ({ pages, keys }) => {
      const right = (turned: readonly ArrangedPage[]) => rotatePages(turned, keys, 'right');
      expect(right(right(right(right(pages))))).toEqual(pages);
      expect(rotatePages(right(pages), keys, 'left')).toEqual(pages);
    }),
  );
});
