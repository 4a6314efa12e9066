import { ByteBuilder } from '../bytes/byteBuilder.ts';
import { ComplexityError, PdfSyntaxError } from '../errors.ts';
import { buildFlateCodes, DISTANCES, END_OF_BLOCK, FIXED_LENGTHS, type Groups, LENGTHS } from './flateCodes.ts';

const ZLIB_HEADER_BYTES = 2;
/** In this order a block lists the lengths of the code that encodes the lengths of its codes, 3.2.7. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The symbols of a code by the bits that come next; each entry is the symbol times 16 and the length of its code, 0 where there is none. */
interface Table {
  bits: number;
  entries: Uint16Array;
}

/** The data ended where more should be. */
class CutOff extends Error {}

let fixed: { literals: Table; distances: Table } | undefined;

/**
 * Undoes zlib compression (RFC 1950, 1951) and treats damage as zlib does in the server: data that were cut off give what they still hold,
 * a wrong checksum is passed over, anything else that is wrong throws `PdfSyntaxError`. More than `limit` bytes throw `ComplexityError`.
 */
export function inflate(data: Uint8Array, limit: number): Uint8Array {
  const out = new ByteBuilder(Math.min(limit, 4 * data.length + 64));
  let at = ZLIB_HEADER_BYTES;
  let bitBuffer = 0;
  let bufferedBits = 0;

  function fill(count: number): void {
    for (; bufferedBits < count && at < data.length; bufferedBits += 8) bitBuffer |= (data[at++] ?? 0) << bufferedBits;
  }

  function take(count: number): number {
    fill(count);
    if (bufferedBits < count) throw new CutOff();
    const value = bitBuffer & ((1 << count) - 1);
    bitBuffer >>>= count;
    bufferedBits -= count;
    return value;
  }

  function readSymbol({ bits, entries }: Table): number {
    fill(bits);
    const entry = entries[bitBuffer & ((1 << bits) - 1)] ?? 0;
    const length = entry & 15;
    if (length > bufferedBits || (entry === 0 && bufferedBits < bits)) throw new CutOff();
    if (entry === 0) throw buildDamagedError();
    bitBuffer >>>= length;
    bufferedBits -= length;
    return entry >> 4;
  }

  function readGrouped({ first, extraBits }: Groups, group: number): number {
    const start = first[group];
    if (start === undefined) throw buildDamagedError();
    return start + take(extraBits[group] ?? 0);
  }

  function readStored(): void {
    take(bufferedBits & 7);
    const length = take(16);
    if ((take(16) ^ length) !== 0xffff) throw buildDamagedError();
    // What is held are whole bytes that belong to the block.
    at -= bufferedBits >> 3;
    bitBuffer = bufferedBits = 0;
    out.append(data.subarray(at, at + length));
    at += length;
    if (at > data.length) throw new CutOff();
  }

  function readTables(): { literals: Table; distances: Table } {
    const [literals, distances, described] = [take(5) + 257, take(5) + 1, take(4) + 4];
    if (literals > 286 || distances > 30) throw buildDamagedError();
    const lengths = new Uint8Array(19);
    for (let index = 0; index < described; index++) lengths[LENGTH_ORDER[index] ?? 0] = take(3);
    const codeLengths = buildCodeTable(lengths, false);
    const all = new Uint8Array(literals + distances);
    for (let index = 0; index < all.length; ) {
      const value = readSymbol(codeLengths);
      const [times, repeated] =
        value < 16 ? [1, value] : value === 16 ? [3 + take(2), all[index - 1]] : value === 17 ? [3 + take(3), 0] : [11 + take(7), 0];
      if (repeated === undefined || index + times > all.length) throw buildDamagedError();
      all.fill(repeated, index, index + times);
      index += times;
    }
    if (!all[END_OF_BLOCK]) throw buildDamagedError();
    return { literals: buildCodeTable(all.subarray(0, literals), true), distances: buildCodeTable(all.subarray(literals), true) };
  }

  function readPacked({ literals, distances }: { literals: Table; distances: Table }): void {
    for (;;) {
      const value = readSymbol(literals);
      if (value === END_OF_BLOCK) return;
      if (value < END_OF_BLOCK) out.byte(value);
      else {
        const length = readGrouped(LENGTHS, value - END_OF_BLOCK - 1);
        const distance = readGrouped(DISTANCES, readSymbol(distances));
        if (distance > out.length) throw buildDamagedError();
        out.reserve(length);
        for (const end = out.length + length; out.length < end; out.length++) out.bytes[out.length] = out.bytes[out.length - distance] ?? 0;
      }
      if (out.length > limit) throw new ComplexityError('A stream grows too large when unpacked.');
    }
  }

  try {
    for (let isLast = 0; !isLast; ) {
      isLast = take(1);
      const kind = take(2);
      if (kind === 3) throw buildDamagedError();
      if (kind === 0) readStored();
      else readPacked(kind === 1 ? buildFixedTables() : readTables());
      if (out.length > limit) throw new ComplexityError('A stream grows too large when unpacked.');
    }
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
  }
  return out.view();
}

function buildDamagedError(): PdfSyntaxError {
  return new PdfSyntaxError('Compressed data are damaged.');
}

function buildFixedTables(): { literals: Table; distances: Table } {
  fixed ??= { literals: buildCodeTable(FIXED_LENGTHS, true), distances: buildCodeTable(new Uint8Array(32).fill(5), true) };
  return fixed;
}

/** Builds a decoding table. Throws when bits have no symbol, unless a single 1-bit code or none is allowed. */
function buildCodeTable(lengths: Uint8Array, mayBeIncomplete: boolean): Table {
  const bits = Math.max(...lengths);
  const used = lengths.reduce((sum, length) => sum + (length ? 2 ** -length : 0), 0);
  if (used > 1 || (used < 1 && !(mayBeIncomplete && bits <= 1))) throw buildDamagedError();
  const entries = new Uint16Array(1 << bits);
  buildFlateCodes(lengths).forEach((code, symbol) => {
    const length = lengths[symbol] ?? 0;
    if (length > 0) for (let place = code; place < entries.length; place += 1 << length) entries[place] = symbol * 16 + length;
  });
  return { bits, entries };
}
