import { ByteBuilder } from '../bytes/byteBuilder.ts';
import { buildFlateCodes, DISTANCES, END_OF_BLOCK, FIXED_LENGTHS, LENGTHS, MAX_DISTANCE } from './flateCodes.ts';

const HASH_BITS = 14;
const MIN_MATCH = 4;
const MAX_MATCH = 258;
const CODES = buildFlateCodes(FIXED_LENGTHS);
const LENGTH_GROUPS = Uint8Array.from({ length: MAX_MATCH + 1 }, (_, length) => LENGTHS.first.findLastIndex((first) => first <= length));
const DISTANCE_CODES = buildFlateCodes(new Uint8Array(32).fill(5));

/** Compresses by zlib with fixed codes. Favours speed and small code over a small result. */
export function deflate(data: Uint8Array): Uint8Array {
  const out = new ByteBuilder(Math.ceil(data.length * 1.15) + 64);
  let bitBuffer = 0;
  let bufferedBits = 0;
  const put = (value: number, bits: number): void => {
    bitBuffer |= value << bufferedBits;
    for (bufferedBits += bits; bufferedBits >= 8; bufferedBits -= 8) {
      out.bytes[out.length++] = bitBuffer;
      bitBuffer >>>= 8;
    }
  };
  const writeSymbol = (value: number): void => put(CODES[value] ?? 0, FIXED_LENGTHS[value] ?? 0);

  put(0x0178, 16);
  put(0b011, 3);
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const places = new Int32Array(1 << HASH_BITS).fill(-1 - MAX_DISTANCE);
  for (let at = 0; at < data.length; ) {
    const word = at + MIN_MATCH <= data.length ? view.getUint32(at) : 0;
    const hash = Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS);
    const before = places[hash] ?? 0;
    places[hash] = at;
    let length = 0;
    if (at - before <= MAX_DISTANCE && at + MIN_MATCH <= data.length && view.getUint32(before) === word) {
      const most = Math.min(MAX_MATCH, data.length - at);
      for (length = MIN_MATCH; length < most && data[before + length] === data[at + length]; ) length++;
      const group = LENGTH_GROUPS[length] ?? 0;
      writeSymbol(END_OF_BLOCK + 1 + group);
      put(length - (LENGTHS.first[group] ?? 0), LENGTHS.extraBits[group] ?? 0);
      const distance = at - before;
      // Two groups for every power of 2: the bit below the highest selects which.
      const high = 31 - Math.clz32(distance - 1);
      const far = distance < 3 ? distance - 1 : 2 * high + (((distance - 1) >> (high - 1)) & 1);
      put(DISTANCE_CODES[far] ?? 0, 5);
      put(distance - (DISTANCES.first[far] ?? 0), DISTANCES.extraBits[far] ?? 0);
      at += length;
    } else writeSymbol(data[at++] ?? 0);
  }
  writeSymbol(END_OF_BLOCK);
  put(0, (8 - (bufferedBits & 7)) & 7);
  const checksum = computeAdler32(data);
  for (const shift of [24, 16, 8, 0]) out.byte(checksum >>> shift);
  return out.view();
}

/** RFC 1950, 8.2. */
function computeAdler32(data: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let at = 0; at < data.length; ) {
    // So many bytes cannot make the sums too large.
    for (const end = Math.min(data.length, at + 3800); at < end; at++) {
      low += data[at] ?? 0;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return high * 65536 + low;
}
