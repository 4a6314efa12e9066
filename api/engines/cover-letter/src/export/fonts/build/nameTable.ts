import { toDataView } from '../sfnt.ts';

const HEADER_BYTES = 6;
const RECORD_BYTES = 12;
const WINDOWS = 3;
const BASIC_UNICODE = 1;
const AMERICAN_ENGLISH = 0x409;

/** Returns what a font says of itself, by the numbers that OpenType gives to names. */
export function buildNameTable(names: Record<number, string>): Uint8Array {
  const entries = Object.entries(names);
  const texts = entries.map(([, text]) => utf16(text));
  const start = HEADER_BYTES + entries.length * RECORD_BYTES;
  const table = new Uint8Array(start + texts.reduce((sum, text) => sum + text.length, 0));
  const view = toDataView(table);
  view.setUint16(2, entries.length);
  view.setUint16(4, start);
  let offset = 0;
  for (const [index, text] of texts.entries()) {
    const record = [WINDOWS, BASIC_UNICODE, AMERICAN_ENGLISH, Number(entries[index]?.[0]), text.length, offset];
    for (const [field, value] of record.entries()) view.setUint16(HEADER_BYTES + index * RECORD_BYTES + field * 2, value);
    table.set(text, start + offset);
    offset += text.length;
  }
  return table;
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) toDataView(bytes).setUint16(at * 2, text.charCodeAt(at));
  return bytes;
}
