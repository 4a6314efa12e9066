import { crc32, deflateRawSync } from 'node:zlib';
import { buildDirectoryEnd, buildFileHeaders, DEFLATED } from '@sheaf/platform/zip/zipRecords';
import { readZipParts } from '../validate/zipParts.ts';

type Files = Record<string, Uint8Array>;

/** Returns a ZIP archive of files by their names, as fflate's function of this name gives it (PKWARE's APPNOTE.TXT, 4.3). */
export function zipSync(files: Files): Uint8Array {
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const file = { name, method: DEFLATED, crc: crc32(bytes), packedBytes: packed.length, bytes: bytes.length } as const;
    const { local, entry } = buildFileHeaders(file, at);
    contents.push(local, packed);
    directory.push(entry);
    at += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...contents, entries, buildDirectoryEnd(directory.length, entries.length, at)]);
}

/** Returns the files of a ZIP archive by their names, as fflate's function of this name gives them. */
export function unzipSync(zip: Uint8Array): Files {
  return Object.fromEntries(readZipParts(zip).map(({ name, bytes }) => [name, bytes]));
}
