import { crc32, deflateRawSync } from 'node:zlib';
import { readZipParts } from '../validate/zipParts.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
/** 2.0, the first version of the format with deflate. */
const VERSION = 20;
const NAMES_IN_UTF8 = 0x800;
const DEFLATED = 8;
/** 1 January 1980, with which the dates of the format begin. */
const FIRST_DAY = 0x21;

type Files = Record<string, Uint8Array>;

/** Returns a ZIP archive of files by their names, as fflate's function of this name gives it (PKWARE's APPNOTE.TXT, 4.3). */
export function zipSync(files: Files): Uint8Array {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const nameBytes = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const how: Field[] = [
      [2, VERSION],
      [2, NAMES_IN_UTF8],
      [2, DEFLATED],
      [2, 0],
      [2, FIRST_DAY],
    ];
    const sizes: Field[] = [
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, nameBytes.length],
      [2, 0],
    ];
    const content = Buffer.concat([record([4, LOCAL_HEADER], ...how, ...sizes), nameBytes, packed]);
    directory.push(record([4, DIRECTORY_ENTRY], [2, VERSION], ...how, ...sizes, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), nameBytes);
    contents.push(content);
    at += content.length;
  }
  const entries = Buffer.concat(directory);
  const end = record([4, DIRECTORY_END], [2, 0], [2, 0], [2, contents.length], [2, contents.length], [4, entries.length], [4, at], [2, 0]);
  return Buffer.concat([...contents, entries, end]);
}

/** Returns the files of a ZIP archive by their names, as fflate's function of this name gives them. */
export function unzipSync(zip: Uint8Array): Files {
  return Object.fromEntries(readZipParts(zip).map(({ name, bytes }) => [name, bytes]));
}

type Field = [bytes: 2 | 4, value: number];

function record(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
