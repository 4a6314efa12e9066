import { expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { putContentTypesFirst } from './orderParts.ts';

const buildZip = (names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`${name} `.repeat(40))])));
const listNames = (zip: Uint8Array) => Object.keys(unzipSync(zip));

test.each([
  [['word/document.xml', '[Content_Types].xml']],
  [['_rels/.rels', 'word/a.xml', '[Content_Types].xml', 'word/b.xml']],
  [['[Content_Types].xml', 'a']],
])('puts the content types of %j first and keeps the bytes of every part', (names) => {
  const ordered = putContentTypesFirst(buildZip(names));
  expect(listNames(ordered)[0]).toBe('[Content_Types].xml');
  const parts = unzipSync(ordered);
  for (const name of names) expect(strFromU8(parts[name] ?? new Uint8Array(0))).toBe(`${name} `.repeat(40));
  expect(new TextDecoder('latin1').decode(ordered.subarray(30, 49))).toBe('[Content_Types].xml');
});

test('returns a file that is not a ZIP unchanged', () => {
  const bytes = new Uint8Array(100).fill(7);
  expect(putContentTypesFirst(bytes)).toBe(bytes);
});
