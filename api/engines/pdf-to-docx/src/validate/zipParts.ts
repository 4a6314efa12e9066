import { platform } from '@sheaf/platform/platform';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
/** Parts are stored as they are. */
const STORED = 0;

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
}

/** A ZIP archive, whose numbers have their lowest byte first. */
class Archive {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  short(offset: number): number {
    return this.#view.getUint16(offset, true);
  }

  long(offset: number): number {
    return this.#view.getUint32(offset, true);
  }
}

/** Reads the parts of a ZIP archive, in its order. Throws what is wrong with it. */
export function readZipParts(zip: Uint8Array): ZipPart[] {
  const archive = new Archive(zip);
  const end = zip.length - END_BYTES;
  if (end < 0 || archive.long(end) !== DIRECTORY_END) throw new Error('The archive has no end.');
  const parts: ZipPart[] = [];
  let at = archive.long(end + 16);
  for (let left = archive.short(end + 10); left > 0; left--) {
    if (archive.long(at) !== DIRECTORY_ENTRY) throw new Error('The archive names a part where there is none.');
    const [nameBytes, extraBytes, commentBytes] = [archive.short(at + 28), archive.short(at + 30), archive.short(at + 32)];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameBytes));
    parts.push({ name, bytes: unpack(archive, at, name) });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return parts;
}

function unpack(archive: Archive, entry: number, name: string): Uint8Array {
  const header = archive.long(entry + 42);
  if (archive.long(header) !== LOCAL_HEADER) throw new Error(`${name} is not where the archive says.`);
  const start = header + 30 + archive.short(header + 26) + archive.short(header + 28);
  const packed = archive.bytes.subarray(start, start + archive.long(entry + 20));
  const content = archive.short(entry + 10) === STORED ? packed : platform.inflateRaw(packed);
  if (platform.crc32(content) !== archive.long(entry + 16)) throw new Error(`${name} is damaged.`);
  return content;
}
