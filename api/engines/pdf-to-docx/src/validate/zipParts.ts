import { crc32, inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;

export interface ZipPart {
  name: string;
  bytes: Buffer;
}

/** The parts of a ZIP archive, in its order. Throws what is wrong with it. */
export function readZipParts(zip: Uint8Array): ZipPart[] {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== DIRECTORY_END) throw new Error('The archive has no end.');
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The archive names a part where there is none.');
    const [nameBytes, extraBytes, commentBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    parts.push({ name, bytes: unpacked(bytes, at, name) });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return parts;
}

function unpacked(bytes: Buffer, entry: number, name: string): Buffer {
  const header = bytes.readUInt32LE(entry + 42);
  if (bytes.readUInt32LE(header) !== LOCAL_HEADER) throw new Error(`${name} is not where the archive says.`);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  const content = bytes.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
  if (crc32(content) !== bytes.readUInt32LE(entry + 16)) throw new Error(`${name} is damaged.`);
  return content;
}
