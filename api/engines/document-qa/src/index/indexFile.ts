import * as z from 'zod/mini';

/** Packs an index as bytes: a header in JSON with the offset of each list, then the lists. */
export type NumberList = Uint8Array | Uint16Array | Uint32Array;
type ListKind = 'u8' | 'u16' | 'u32';

interface Header {
  facts: unknown;
  lists: { name: string; kind: ListKind; start: number; length: number }[];
}

const MARK = 'SHEAFCHAT1';
const ALIGNMENT = 4;
/** The mark and the length of the header. */
const PREFIX_BYTES = MARK.length + 2 + 4;

export function packIndex(facts: unknown, lists: Record<string, NumberList>): Uint8Array {
  let start = 0;
  const header: Header = { facts, lists: [] };
  for (const [name, list] of Object.entries(lists)) {
    header.lists.push({ name, kind: classifyList(list), start, length: list.length });
    start = alignLength(start + list.byteLength);
  }
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const body = alignLength(PREFIX_BYTES + headerBytes.length);
  const bytes = new Uint8Array(body + start);
  bytes.set(new TextEncoder().encode(MARK));
  new DataView(bytes.buffer).setUint32(PREFIX_BYTES - 4, headerBytes.length, true);
  bytes.set(headerBytes, PREFIX_BYTES);
  for (const [index, list] of Object.values(lists).entries()) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), body + (header.lists[index]?.start ?? 0));
  }
  return bytes;
}

export interface UnpackedIndex {
  facts: unknown;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
}

export function unpackIndex(file: Uint8Array): UnpackedIndex {
  if (new TextDecoder().decode(file.subarray(0, MARK.length)) !== MARK) throw new Error('These bytes are no index of a document.');
  // Lists of numbers must begin at a multiple of their size.
  const bytes = file.byteOffset % ALIGNMENT === 0 ? file : file.slice();
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(PREFIX_BYTES - 4, true);
  const header = parseHeader(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength));
  const body = bytes.byteOffset + alignLength(PREFIX_BYTES + headerLength);
  const locateList = (name: string, kind: ListKind) => {
    const found = header.lists.find((list) => list.name === name && list.kind === kind);
    if (!found) throw new Error(`The index has no list "${name}".`);
    return { at: body + found.start, length: found.length };
  };
  return {
    facts: header.facts,
    u8(name) {
      const { at, length } = locateList(name, 'u8');
      return new Uint8Array(bytes.buffer, at, length);
    },
    u16(name) {
      const { at, length } = locateList(name, 'u16');
      return new Uint16Array(bytes.buffer, at, length);
    },
    u32(name) {
      const { at, length } = locateList(name, 'u32');
      return new Uint32Array(bytes.buffer, at, length);
    },
  };
}

const HeaderSchema = z.object({
  facts: z.unknown(),
  lists: z.array(z.object({ name: z.string(), kind: z.enum(['u8', 'u16', 'u32']), start: z.int(), length: z.int() })),
});

function parseHeader(bytes: Uint8Array): Header {
  return HeaderSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

function classifyList(list: NumberList): ListKind {
  if (list instanceof Uint8Array) return 'u8';
  return list instanceof Uint16Array ? 'u16' : 'u32';
}

function alignLength(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
