import { ByteBuilder } from '../bytes/byteBuilder.ts';
import { ComplexityError } from '../errors.ts';

const END_OF_DATA = 128;

/** Decodes run-length data (ISO 32000-2 7.4.5). */
export function decodeRunLength(data: Uint8Array, limit: number): Uint8Array {
  const out = new ByteBuilder(data.length * 2);
  for (let index = 0; index < data.length; ) {
    const length = data[index++] ?? END_OF_DATA;
    if (length === END_OF_DATA) break;
    if (length < END_OF_DATA) {
      out.append(data.subarray(index, index + length + 1));
      index += length + 1;
    } else {
      const value = data[index++] ?? 0;
      out.reserve(257 - length);
      out.bytes.fill(value, out.length, out.length + 257 - length);
      out.length += 257 - length;
    }
    if (out.length > limit) throw new ComplexityError('A stream grows too large when unpacked.');
  }
  return out.view();
}
