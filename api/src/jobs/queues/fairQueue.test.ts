import fc from 'fast-check';
import { createFairQueue } from './fairQueue.ts';

test('a visitor with one job does not wait for all of another visitor’s', () => {
  const queue = createFairQueue<string>();
  for (const job of ['a1', 'a2', 'a3']) queue.add('a', job);
  queue.add('b', 'b1');
  expect([queue.next(), queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
});

test('every job comes out once, in its visitor’s order, and nobody is passed over twice', () => {
  const jobs = fc.array(fc.record({ visitor: fc.constantFrom('a', 'b', 'c'), isRemoved: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(jobs, (added) => {
      const queue = createFairQueue<number>();
      for (const [job, { visitor }] of added.entries()) queue.add(visitor, job);
      for (const [job, { visitor, isRemoved }] of added.entries()) if (isRemoved) expect(queue.remove(visitor, job)).toBe(true);
      const remaining = added.flatMap(({ isRemoved }, job) => (isRemoved ? [] : [job]));
      const out: number[] = [];
      while (queue.length > 0) out.push(queue.next() ?? -1);
      expect(out.toSorted((a, b) => a - b)).toEqual(remaining);
      const visitors = out.map((job) => added[job]?.visitor);
      for (const visitor of ['a', 'b', 'c']) {
        const own = out.filter((job) => added[job]?.visitor === visitor);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      // Between two jobs of one visitor every other visitor who still has work is served.
      for (let index = 1; index < out.length; index += 1) {
        if (visitors[index] === visitors[index - 1]) expect(new Set(visitors.slice(index)).size).toBe(1);
      }
    }),
  );
});
