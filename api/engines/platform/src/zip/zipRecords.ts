const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
/** 2.0, the first version of the format with deflate. */
const VERSION = 20;
const NAMES_IN_UTF8 = 0x800;
/** 1 January 1980, with which the dates of the format begin. */
const FIRST_DAY = 0x21;

/** How the bytes of a file are kept. */
export const STORED = 0;
export const DEFLATED = 8;

/** The format counts files in two bytes and places in four (PKWARE's APPNOTE.TXT, 4.4.1.4). */
export const MAX_ZIP_FILES = 0xffff;
export const MAX_ZIP_BYTES = 0xffffffff;

/** One file of a ZIP archive. */
export interface ZipFile {
  name: string;
  method: typeof STORED | typeof DEFLATED;
  crc: number;
  /** As they stand in the archive. */
  packedBytes: number;
  bytes: number;
}

/** Builds the headers of a file whose header in front stands at `at` (PKWARE's APPNOTE.TXT, 4.3.7 and 4.3.12). */
export function buildFileHeaders({ name, method, crc, packedBytes, bytes }: ZipFile, at: number): { local: Uint8Array; entry: Uint8Array } {
  const nameBytes = new TextEncoder().encode(name);
  const how: Field[] = [
    [2, VERSION],
    [2, NAMES_IN_UTF8],
    [2, method],
    [2, 0],
    [2, FIRST_DAY],
  ];
  const sizes: Field[] = [
    [4, crc],
    [4, packedBytes],
    [4, bytes],
    [2, nameBytes.length],
    [2, 0],
  ];
  return {
    local: writeRecord([[4, LOCAL_HEADER], ...how, ...sizes], nameBytes),
    entry: writeRecord([[4, DIRECTORY_ENTRY], [2, VERSION], ...how, ...sizes, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]], nameBytes),
  };
}

/** Builds the end of an archive of so many files, whose directory of `directoryBytes` stands at `at` (4.3.16). */
export function buildDirectoryEnd(files: number, directoryBytes: number, at: number): Uint8Array {
  return writeRecord([
    [4, DIRECTORY_END],
    [2, 0],
    [2, 0],
    [2, files],
    [2, files],
    [4, directoryBytes],
    [4, at],
    [2, 0],
  ]);
}

type Field = [bytes: 2 | 4, value: number];

/** Writes numbers with their lowest byte first, and a name behind them. */
function writeRecord(fields: Field[], name: Uint8Array = new Uint8Array(0)): Uint8Array {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const record = new Uint8Array(length + name.length);
  const view = new DataView(record.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  record.set(name, at);
  return record;
}
