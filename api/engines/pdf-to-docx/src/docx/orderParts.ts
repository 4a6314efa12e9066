const CONTENT_TYPES = '[Content_Types].xml';
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;

interface Entry {
  name: string;
  /** Its record in the directory, and where its data begins and ends in the file. */
  record: Uint8Array;
  from: number;
  to: number;
}

/** Returns a Word file with its content types first, as mail filters and some readers want them (ECMA-376, part 2); other files as they are. */
export function putContentTypesFirst(file: Uint8Array): Uint8Array {
  const entries = readEntries(file);
  const first = entries?.find(({ name }) => name === CONTENT_TYPES);
  if (!entries || !first || entries[0] === first) return file;
  const ordered = [first, ...entries.filter((entry) => entry !== first)];
  const whole = new Uint8Array(file.length);
  let at = 0;
  for (const { from, to, record } of ordered) {
    new DataView(record.buffer).setUint32(42, at, true);
    whole.set(file.subarray(from, to), at);
    at += to - from;
  }
  for (const { record } of ordered) {
    whole.set(record, at);
    at += record.length;
  }
  whole.set(file.subarray(file.length - END_BYTES), at);
  return whole;
}

/** Reads the directory of a zip without a comment whose data follow each other; nothing of any other. */
function readEntries(file: Uint8Array): Entry[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const end = file.length - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE) return undefined;
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const entries: Entry[] = [];
  for (let at = start, place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const length = ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(file.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    entries.push({ name, record: file.slice(at, at + length), from: view.getUint32(at + 42, true), to: start });
    at += length;
  }
  const inFile = [...entries].sort((one, other) => one.from - other.from);
  for (const [place, entry] of inFile.entries()) entry.to = inFile[place + 1]?.from ?? start;
  return inFile[0]?.from === 0 ? entries : undefined;
}
