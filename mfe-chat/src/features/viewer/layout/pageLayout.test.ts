import fc from 'fast-check';
import { findPageAt, findPositionAt, findTop, layOutPages, PAGE_GAP } from './pageLayout';

const someAspects = fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: 1, maxLength: 300 });
const someWidth = fc.integer({ min: 50, max: 4000 });

test('pages lie below each other with a gap', () => {
  expect(layOutPages([1, 2], 100)).toEqual({ width: 100, heights: [100, 200], tops: [0, 100 + PAGE_GAP], total: 300 + PAGE_GAP });
});

test('every place on every page is found again at its height', () => {
  fc.assert(
    fc.property(someAspects, someWidth, fc.nat(), fc.double({ min: 0, max: 0.99, noNaN: true }), (aspects, width, which, share) => {
      const layout = layOutPages(aspects, width);
      const page = 1 + (which % aspects.length);
      const found = findPositionAt(layout, findTop(layout, { page, share }));
      expect(found.page).toBe(page);
      expect(found.share).toBeCloseTo(share);
    }),
  );
});

test('whatever is above the first page or below the last belongs to them', () => {
  fc.assert(
    fc.property(someAspects, someWidth, (aspects, width) => {
      const layout = layOutPages(aspects, width);
      expect([findPageAt(layout, -1000), findPageAt(layout, layout.total + 1000)]).toEqual([1, aspects.length]);
    }),
  );
});
