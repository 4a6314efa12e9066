import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;

/** Unpacks a ZIP archive into its files by name. */
export function unzipFiles(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0 && zip.readUInt32LE(at) === DIRECTORY_ENTRY; ) {
    const [nameLength, extraLength, commentLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
