import fc from 'fast-check';
import { RangeCache } from './rangeCache.ts';

const KB = 1024;
const files = [300 * KB, 20_000 * KB].map((size, file) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8) + file) % 256));
let reads = 0;
const cache = () =>
  new RangeCache((place, target, offset) => {
    reads += 1;
    const part = files[place]?.subarray(offset, offset + target.length);
    if (part?.length !== target.length) throw new Error('More than there is was asked for.');
    target.set(part);
  });

test('gives the right bytes wherever an engine looks, and never asks for more than a file holds', () => {
  const ranges = cache();
  const place = fc.constantFrom(0, 1);
  const look = fc.record({ place, share: fc.double({ min: 0, max: 1.1, noNaN: true }), length: fc.integer({ min: 0, max: 600 * KB }) });
  fc.assert(
    fc.property(look, ({ place: file, share, length }) => {
      const bytes = files[file] ?? new Uint8Array(0);
      const offset = Math.floor(share * bytes.length);
      const target = new Uint8Array(length);
      const count = ranges.readInto(file, bytes.length, target, offset);
      expect(Buffer.compare(target.subarray(0, count), bytes.subarray(offset, offset + length))).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('reads a range once that is requested many times', () => {
  const ranges = cache();
  reads = 0;
  for (let offset = 0; offset < 200 * KB; offset += 512) ranges.readInto(0, 300 * KB, new Uint8Array(512), offset);
  expect(reads).toBe(1);
});
