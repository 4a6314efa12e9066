import { BlobSink } from './blobSink.ts';

const MB = 1024 * 1024;

test('what is written in any pieces is the file', async () => {
  const sink = new BlobSink();
  const expected: number[] = [];
  for (const [value, length] of [
    [1, 3],
    [2, 5 * MB],
    [3, 0],
    [4, 9 * MB + 1],
    [5, 7],
  ] as const) {
    sink.write(new Uint8Array(length).fill(value));
    expected.push(length);
    await sink.settled();
  }
  const file = sink.blob('application/pdf');
  expect([file.type, file.size]).toEqual(['application/pdf', 14 * MB + 11]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([1, 2, 3, 4, 5].map((value) => bytes.filter((byte) => byte === value).length)).toEqual(expected);
  expect([bytes[0], bytes[3], bytes[14 * MB + 10]]).toEqual([1, 2, 5]);
});

test('bytes may change once they are written', async () => {
  const sink = new BlobSink();
  const bytes = new Uint8Array([1, 2, 3]);
  sink.write(bytes);
  bytes.fill(9);
  expect([...new Uint8Array(await sink.blob('').arrayBuffer())]).toEqual([1, 2, 3]);
});
