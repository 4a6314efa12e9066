import { expect, test } from '@jest/globals';
import { writeBlankFont } from './blankFont.ts';

test('the blank font has correct table offsets and checksums', () => {
  const font = writeBlankFont();
  const view = new DataView(font.buffer);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index;
    return { tag: String.fromCharCode(...font.subarray(at, at + 4)), offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
  expect(tables.map(({ length }) => length)).toEqual([4, 56, 36, 4, 4, 32]);
  expect(tables.at(-1)).toMatchObject({ offset: font.length - 32 });
  let sum = 0;
  for (let at = 0; at < font.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});
