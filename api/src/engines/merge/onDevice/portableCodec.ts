import { Inflate, zlibSync } from 'fflate';
import type { Codec } from '../raw/bytes/codec.ts';
import { SyntaxProblem, TooComplex } from '../raw/mergeErrors.ts';

const ZLIB_HEADER_BYTES = 2;
/** One byte can unpack to a thousand, so that this bounds what a hostile stream has unpacked before the limit is looked at. */
const PIECE_BYTES = 64 * 1024;

/** Compression without Node, as tolerant of damaged data as Node's codec; ciphers are the engine's own. */
export const portableCodec: Codec = {
  inflate(bytes, limit) {
    const pieces: Uint8Array[] = [];
    let length = 0;
    const inflater = new Inflate((piece) => {
      length += piece.length;
      if (length > limit) throw new TooComplex('A stream grows too large when unpacked.');
      pieces.push(piece);
    });
    try {
      // Never told that the data end, it gives what a stream that was cut off still holds. The checksum after them is not looked at.
      for (let at = ZLIB_HEADER_BYTES; at < bytes.length; at += PIECE_BYTES) inflater.push(bytes.subarray(at, at + PIECE_BYTES));
    } catch (error) {
      throw error instanceof TooComplex ? error : new SyntaxProblem('Compressed data are damaged.');
    }
    const [only] = pieces;
    if (only && pieces.length === 1) return only;
    const whole = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  },
  deflate(bytes) {
    return zlibSync(bytes, { level: 1 });
  },
};
