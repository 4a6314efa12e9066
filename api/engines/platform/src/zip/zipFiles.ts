import { platform } from '@sheaf/platform/platform';
import { buildDirectoryEnd, buildFileHeaders, DEFLATED } from './zipRecords.ts';

/** A file of an archive; text is written as UTF-8. */
export interface FileToZip {
  name: string;
  data: string | Uint8Array;
}

/** What the zlib format puts around deflated bytes. */
const ZLIB_BYTES = { before: 2, after: 4 };

/** Returns a ZIP archive of small files, compressed, in their order. An archive too large for memory is for `createZipWriter`. */
export function zipFiles(files: Iterable<FileToZip>): Uint8Array {
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const packed = platform.deflate(bytes).subarray(ZLIB_BYTES.before, -ZLIB_BYTES.after);
    const file = { name, method: DEFLATED, crc: platform.crc32(bytes), packedBytes: packed.length, bytes: bytes.length } as const;
    const { local, entry } = buildFileHeaders(file, offset);
    contents.push(local, packed);
    directory.push(entry);
    offset += local.length + packed.length;
  }
  const directoryBytes = directory.reduce((total, { length }) => total + length, 0);
  return joinBytes([...contents, ...directory, buildDirectoryEnd(directory.length, directoryBytes, offset)]);
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
