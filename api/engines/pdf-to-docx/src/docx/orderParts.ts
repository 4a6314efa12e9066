const CONTENT_TYPES = '[Content_Types].xml';
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;

interface Entry {
  name: string;
  /** Its record in the central directory. */
  record: Uint8Array;
  /** Offsets of its data in the file, in bytes. */
  from: number;
  to: number;
}

/** Moves the content types to the start of a Word file, where mail filters look for them (ECMA-376, part 2). Returns other files as they are. */
export function putContentTypesFirst(file: Uint8Array): Uint8Array {
  const entries = readEntries(file);
  const first = entries?.find(({ name }) => name === CONTENT_TYPES);
  if (!entries || !first || entries[0] === first) return file;
  const ordered = [first, ...entries.filter((entry) => entry !== first)];
  const whole = new Uint8Array(file.length);
  let offset = 0;
  for (const { from, to, record } of ordered) {
    new DataView(record.buffer).setUint32(42, offset, true);
    whole.set(file.subarray(from, to), offset);
    offset += to - from;
  }
  for (const { record } of ordered) {
    whole.set(record, offset);
    offset += record.length;
  }
  whole.set(file.subarray(file.length - END_BYTES), offset);
  return whole;
}

/** Reads the central directory of a ZIP file. Returns undefined for one with a comment, or with bytes before its first entry. */
function readEntries(file: Uint8Array): Entry[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const end = file.length - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE) return undefined;
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const entries: Entry[] = [];
  for (let offset = start, index = 0; index < count; index += 1) {
    if (offset + ENTRY_BYTES > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = view.getUint16(offset + 28, true);
    const length = ENTRY_BYTES + nameBytes + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    const name = new TextDecoder().decode(file.subarray(offset + ENTRY_BYTES, offset + ENTRY_BYTES + nameBytes));
    entries.push({ name, record: file.slice(offset, offset + length), from: view.getUint32(offset + 42, true), to: start });
    offset += length;
  }
  const inFile = [...entries].sort((one, other) => one.from - other.from);
  for (const [index, entry] of inFile.entries()) entry.to = inFile[index + 1]?.from ?? start;
  return inFile[0]?.from === 0 ? entries : undefined;
}
