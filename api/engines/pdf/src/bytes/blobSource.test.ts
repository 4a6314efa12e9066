import { ReadableNow, readNow } from '../testing/readableNow.ts';
import { createBlobSources, FileUnreadable, type MemoryLimits } from './blobSource.ts';

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const buildLimits = (changes: Partial<MemoryLimits>): MemoryLimits => ({
  wholeFileBytes: 0,
  wholeTotalBytes: 0,
  blockBytes: 100,
  blocks: 3,
  ...changes,
});

test.each([
  ['whole', buildLimits({ wholeFileBytes: 1000, wholeTotalBytes: 1000 })],
  ['by blocks', buildLimits({})],
  ['by blocks that do not fit', buildLimits({ blockBytes: 333, blocks: 1 })],
  ['piece by piece', buildLimits({ blockBytes: 0 })],
])('a file read %s is the file', (_, limits) => {
  const source = createBlobSources(readNow, limits)(new ReadableNow(bytes));
  expect(source.length).toBe(1000);
  for (const [offset, length] of [
    [0, 1000],
    [0, 1],
    [99, 2],
    [950, 100],
    [333, 334],
    [1000, 5],
    [2000, 5],
  ] as const) {
    const target = new Uint8Array(length);
    const count = source.readInto(target, offset);
    expect([...target.subarray(0, count)]).toEqual([...bytes.subarray(offset, offset + length)]);
  }
});

test('what lies in a block that is kept is not read again', () => {
  const file = new ReadableNow(bytes);
  const source = createBlobSources(readNow, buildLimits({}))(file);
  for (let at = 0; at < 100; at += 10) source.readInto(new Uint8Array(10), at);
  expect(file.reads).toBe(1);
});

test('files are read whole until they are too much together', () => {
  const open = createBlobSources(readNow, buildLimits({ wholeFileBytes: 1000, wholeTotalBytes: 1500 }));
  const files = [1, 2, 3].map((part) => new ReadableNow(bytes.subarray(0, 400 * part)));
  expect(files.map((file) => open(file).whole !== undefined)).toEqual([true, true, false]);
});

test('a file that was deleted meanwhile is named', () => {
  const unreadable = new Blob(['x']);
  const source = createBlobSources(() => {
    throw new Error('NotFoundError');
  }, buildLimits({}))(unreadable);
  expect(() => source.readInto(new Uint8Array(1), 0)).toThrow(FileUnreadable);
});
