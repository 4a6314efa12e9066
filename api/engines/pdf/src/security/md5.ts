import { padMessage } from './padMessage.ts';

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Int32Array.from({ length: 64 }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32);

/** Computes MD5 (RFC 1321), from which old files derive their keys. Nothing else relies on it. */
export function md5(message: Uint8Array): Uint8Array {
  const data = padMessage(message, 64, true);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < data.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const mixed = round === 0 ? (b & c) | (~b & d) : round === 1 ? (d & b) | (~d & c) : round === 2 ? b ^ c ^ d : c ^ (b | ~d);
      const word = round === 0 ? step : round === 1 ? 5 * step + 1 : round === 2 ? 3 * step + 5 : 7 * step;
      const sum = (a + mixed + (SINES[step] ?? 0) + data.getInt32(block + 4 * (word & 15), true)) | 0;
      const shift = SHIFTS[4 * round + (step & 3)] ?? 0;
      const turned = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
      a = d;
      d = c;
      c = b;
      b = turned;
    }
    [a, b, c, d].forEach((value, index) => {
      state[index] = (state[index] ?? 0) + value;
    });
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => {
    digest.setInt32(4 * index, word, true);
  });
  return new Uint8Array(digest.buffer);
}
