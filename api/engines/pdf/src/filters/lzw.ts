import { ByteBuilder } from '../bytes/byteBuilder.ts';
import { ComplexityError } from '../errors.ts';

const CLEAR_TABLE = 256;
const END_OF_DATA = 257;
const MAX_CODES = 4096;

/** Decodes LZW data (ISO 32000-2 7.4.4). Table entries are kept as ranges of the output. */
export function decodeLzw(data: Uint8Array, isEarlyChange: boolean, limit: number): Uint8Array {
  const out = new ByteBuilder(data.length * 3 + 16);
  const starts = new Int32Array(MAX_CODES);
  const lengths = new Int32Array(MAX_CODES);
  let next = 258;
  let width = 9;
  let previousStart = -1;
  let previousLength = 0;
  let bits = 0;
  let bitCount = 0;
  let index = 0;
  for (;;) {
    while (bitCount < width && index < data.length) {
      bits = ((bits << 8) | (data[index++] ?? 0)) & 0xffffff;
      bitCount += 8;
    }
    if (bitCount < width) break;
    const code = (bits >> (bitCount - width)) & ((1 << width) - 1);
    bitCount -= width;
    if (code === END_OF_DATA) break;
    if (code === CLEAR_TABLE) {
      next = 258;
      width = 9;
      previousStart = -1;
      continue;
    }
    const start = out.length;
    if (code < 256) out.byte(code);
    else if (code < next) copy(starts[code] ?? 0, lengths[code] ?? 0);
    else if (previousStart >= 0) {
      copy(previousStart, previousLength);
      out.byte(out.bytes[previousStart] ?? 0);
    } else break;
    if (previousStart >= 0 && next < MAX_CODES) {
      starts[next] = previousStart;
      lengths[next] = previousLength + 1;
      next++;
      const reached = next + (isEarlyChange ? 1 : 0);
      if (reached >= 1 << width && width < 12) width++;
    }
    previousStart = start;
    previousLength = out.length - start;
    if (out.length > limit) throw new ComplexityError('A stream grows too large when unpacked.');
  }
  return out.view();

  function copy(from: number, length: number): void {
    out.reserve(length);
    out.bytes.copyWithin(out.length, from, from + length);
    out.length += length;
  }
}
