import { expect, test } from '@jest/globals';
import * as fflate from 'fflate';
import { createZipWriter, ZipFullError, type ZipSource } from './zipWriter.ts';

const empty = inPieces();
const letters = (text: string) => new TextEncoder().encode(text);

/** A file that comes in pieces. */
function inPieces(...pieces: Uint8Array[]): ZipSource & { pieces: Uint8Array[] } {
  return {
    pieces,
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
    async *stream() {
      yield* pieces;
    },
  };
}

type Files = [string, ReturnType<typeof inPieces>][];

async function zip(files: Files): Promise<Uint8Array> {
  const written: Uint8Array[] = [];
  const writer = createZipWriter(async (bytes) => void written.push(Uint8Array.from(bytes)));
  for (const [name, file] of files) await writer.add(name, file);
  await writer.end();
  return Uint8Array.from(Buffer.concat(written));
}

test.each<[string, Files]>([
  ['none', []],
  ['an empty one', [['empty.docx', inPieces()]]],
  [
    'some of many pieces, under names of any script',
    [
      ['Mietvertrag für März.docx', inPieces(letters('one'), letters(' and '), letters('two'))],
      ['契約.docx', inPieces(new Uint8Array(300_000).fill(7), letters('.'))],
    ],
  ],
])('an archive of files is read by another program: %s', async (_, files) => {
  const archive = await zip(files);
  const expected: Record<string, Uint8Array> = {};
  for (const [name, { pieces }] of files) expected[name] = Uint8Array.from(Buffer.concat(pieces));
  expect(fflate.unzipSync(archive)).toEqual(expected);
});

test('a file that would not fit any more is refused before a byte of it is written', async () => {
  const written: Uint8Array[] = [];
  const writer = createZipWriter(async (bytes) => void written.push(bytes));
  await writer.add('small.docx', inPieces(letters('small')));
  const before = written.length;
  await expect(writer.add('huge.docx', { ...empty, size: 0xffffffff })).rejects.toThrow(ZipFullError);
  expect(written).toHaveLength(before);
});

test('an archive holds no more files than its format can count', async () => {
  const writer = createZipWriter(async () => undefined);
  for (let count = 0; count < 0xffff; count += 1) await writer.add(`${count}`, empty);
  await expect(writer.add('one more', empty)).rejects.toThrow(ZipFullError);
});
