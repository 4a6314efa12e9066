import { expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { putContentTypesFirst } from './orderParts.ts';

const file = (names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`${name} `.repeat(40))])));
const namesOf = (zip: Uint8Array) => Object.keys(unzipSync(zip));

test.each([
  [['word/document.xml', '[Content_Types].xml']],
  [['_rels/.rels', 'word/a.xml', '[Content_Types].xml', 'word/b.xml']],
  [['[Content_Types].xml', 'a']],
])('the content types of %j come first, and every part keeps its bytes', (names) => {
  const ordered = putContentTypesFirst(file(names));
  expect(namesOf(ordered)[0]).toBe('[Content_Types].xml');
  const parts = unzipSync(ordered);
  for (const name of names) expect(strFromU8(parts[name] ?? new Uint8Array(0))).toBe(`${name} `.repeat(40));
  expect(new TextDecoder('latin1').decode(ordered.subarray(30, 49))).toBe('[Content_Types].xml');
});

test('what is no zip stays as it is', () => {
  const bytes = new Uint8Array(100).fill(7);
  expect(putContentTypesFirst(bytes)).toBe(bytes);
});
