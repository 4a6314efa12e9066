import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as fflate from 'fflate';
import { unzipSync, zipSync } from './zip.ts';

const files = fc.dictionary(
  fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => name !== '__proto__'),
  fc.uint8Array({ maxLength: 2000 }),
  { noNullPrototype: true },
);

test('whatever is packed, another program unpacks', () => {
  fc.assert(
    fc.property(files, (packed) => {
      expect(fflate.unzipSync(zipSync(packed))).toEqual(packed);
    }),
  );
});

test('what another program packs is unpacked', () => {
  fc.assert(
    fc.property(files, (packed) => {
      const unpacked = Object.entries(unzipSync(fflate.zipSync(packed)));
      expect(unpacked.map(([name, bytes]) => [name, Uint8Array.from(bytes)])).toEqual(Object.entries(packed));
    }),
  );
});
