import fc from 'fast-check';
import { computeMatchNumber, stepMatch, sumCounts } from './stepMatch';

const someCounts = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 5 })), {
  selector: ([page]) => page,
  minLength: 1,
});

test('steps go over every match in the order of the pages, and round', () => {
  fc.assert(
    fc.property(someCounts, fc.constantFrom<-1 | 1>(-1, 1), (pages, by) => {
      const counts = new Map(pages);
      const total = sumCounts(counts);
      const first = { page: Math.min(...counts.keys()), nth: 0 };
      let chosen = first;
      for (let step = 0; step < total; step += 1) {
        expect(computeMatchNumber(counts, chosen)).toBe(1 + ((((by * step) % total) + total) % total));
        chosen = stepMatch(counts, chosen, by);
      }
      expect(chosen).toEqual(first);
    }),
  );
});

test('a step from a page without matches leads to the nearest one in its direction', () => {
  const counts = new Map([
    [9, 2],
    [2, 1],
  ]);
  expect(stepMatch(counts, { page: 5, nth: -1 }, 1)).toEqual({ page: 9, nth: 0 });
  expect(stepMatch(counts, { page: 5, nth: 0 }, -1)).toEqual({ page: 2, nth: 0 });
});
