import { HEX_VALUE, isWhitespace } from '../syntax/characters.ts';

/** Decodes ASCIIHex data (ISO 32000-2 7.4.2). */
export function decodeAsciiHex(data: Uint8Array): Uint8Array {
  const out = new Uint8Array((data.length + 1) >> 1);
  let length = 0;
  let high = -1;
  for (const code of data) {
    if (code === 62) break;
    const digit = HEX_VALUE[code] ?? -1;
    if (digit < 0) continue;
    if (high < 0) high = digit;
    else {
      out[length++] = high * 16 + digit;
      high = -1;
    }
  }
  if (high >= 0) out[length++] = high * 16;
  return out.subarray(0, length);
}

/** Decodes ASCII85 data (ISO 32000-2 7.4.3). */
export function decodeAscii85(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length * 4 + 4);
  let length = 0;
  let count = 0;
  let value = 0;
  const flush = (bytes: number): void => {
    for (let shift = 24; shift > 24 - bytes * 8; shift -= 8) out[length++] = (value / 2 ** shift) & 255;
    value = 0;
    count = 0;
  };
  for (const code of data) {
    if (code === 126) break;
    if (isWhitespace(code)) continue;
    if (code === 122 && count === 0) {
      length += 4;
      continue;
    }
    if (code < 33 || code > 117) continue;
    value = value * 85 + code - 33;
    if (++count === 5) flush(4);
  }
  if (count > 1) {
    const rest = count;
    for (let index = count; index < 5; index++) value = value * 85 + 84;
    flush(rest - 1);
  }
  return out.subarray(0, length);
}
