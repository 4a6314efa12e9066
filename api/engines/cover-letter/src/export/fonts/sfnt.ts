/** The tables of a TrueType font by their tags (OpenType, "Organization of an OpenType font"). */
export type FontTables = Map<string, Uint8Array>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const TRUE_TYPE = 0x00010000;
/** What all of a font, added up, comes to once `checkSumAdjustment` is right. */
const CHECKSUM_TOTAL = 0xb1b0afba;
const ADJUSTMENT_AT = 8;

export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function readTables(file: Uint8Array): FontTables {
  // Of Node's own buffers `slice` would give views, and what is changed in a copy would be changed in the font.
  const font = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const view = toDataView(font);
  const tables: FontTables = new Map();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    const start = view.getUint32(at + 8);
    tables.set(String.fromCharCode(...font.subarray(at, at + 4)), font.subarray(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

export function getTable(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table "${tag}".`);
  return table;
}

/** Returns a font file of these tables, its sums right. */
export function writeFont(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const places: number[] = [];
  let end = HEADER_BYTES + sorted.length * RECORD_BYTES;
  for (const [, table] of sorted) {
    places.push(end);
    end += (table.length + 3) & ~3;
  }
  const font = new Uint8Array(end);
  const view = toDataView(font);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (sorted.length - power) * 16);
  for (const [index, [tag, table]] of sorted.entries()) {
    const start = places[index] ?? 0;
    font.set(table, start);
    if (tag === 'head') view.setUint32(start + ADJUSTMENT_AT, 0);
    const record = HEADER_BYTES + index * RECORD_BYTES;
    for (let letter = 0; letter < 4; letter++) font[record + letter] = tag.charCodeAt(letter);
    view.setUint32(record + 4, computeChecksum(font.subarray(start, start + ((table.length + 3) & ~3))));
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, table.length);
  }
  const head = places[sorted.findIndex(([tag]) => tag === 'head')];
  if (head !== undefined) view.setUint32(head + ADJUSTMENT_AT, (CHECKSUM_TOTAL - computeChecksum(font)) >>> 0);
  return font;
}

function computeChecksum(bytes: Uint8Array): number {
  const view = toDataView(bytes);
  let sum = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
