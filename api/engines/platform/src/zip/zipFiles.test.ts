import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { zipFiles } from './zipFiles.ts';

const read = (zip: Uint8Array) => Object.entries(unzipSync(zip)).map(([name, bytes]) => ({ name, bytes: [...bytes] }));

test('another program reads the files as they were, in their order', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zé漢]{1,8}\.xml$/u), { maxLength: 5 });
  fc.assert(
    fc.property(names, fc.infiniteStream(fc.uint8Array({ maxLength: 300 })), (all, contents) => {
      const files = all.map((name) => ({ name, data: Uint8Array.from(contents.next().value ?? []) }));
      expect(read(zipFiles(files))).toEqual(files.map(({ name, data }) => ({ name, bytes: [...data] })));
    }),
    { numRuns: 50 },
  );
});

test('text is written as UTF-8', () => {
  expect(read(zipFiles([{ name: 'a.txt', data: 'Año' }]))).toEqual([{ name: 'a.txt', bytes: [...new TextEncoder().encode('Año')] }]);
});
