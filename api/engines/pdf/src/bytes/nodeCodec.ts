import { constants, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { ComplexityError, PdfSyntaxError } from '../errors.ts';
import type { Codec } from './codec.ts';

/** The output grows by chunks, which are joined in the end: one should be enough. Object streams grow six to eight times. */
const EXPECTED_GROWTH = 10;
const SMALLEST_CHUNK_BYTES = 1024;
const LARGEST_CHUNK_BYTES = 1024 * 1024;

/** Loaded for files with a password alone: loading it costs a start of the merge command a tenth. */
const loadCrypto = () => process.getBuiltinModule('node:crypto');

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/** Compression and ciphers by Node itself. */
export const nodeCodec: Codec = {
  inflate(bytes, limit) {
    const chunkSize = Math.min(Math.max(EXPECTED_GROWTH * bytes.length, SMALLEST_CHUNK_BYTES), LARGEST_CHUNK_BYTES);
    const options = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH, chunkSize };
    for (const undo of [() => inflateSync(bytes, options), () => inflateRawSync(bytes.subarray(2), options)]) {
      try {
        return undo();
      } catch (error) {
        if (isTooLarge(error)) throw new ComplexityError('A stream grows too large when unpacked.');
      }
    }
    throw new PdfSyntaxError('Compressed data are damaged.');
  },
  deflate(bytes) {
    return deflateSync(bytes, { level: 1, chunkSize: Math.min(Math.max(bytes.length >> 1, SMALLEST_CHUNK_BYTES), LARGEST_CHUNK_BYTES) });
  },
  aesCbc(direction, key, vector, data) {
    const { createCipheriv, createDecipheriv, createSecretKey } = loadCrypto();
    const algorithm = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
    // Bytes as a key would make Node throw and catch an error each time while it finds out that they are no key object.
    const secret = createSecretKey(key);
    const cipher = direction === 'encrypt' ? createCipheriv(algorithm, secret, vector) : createDecipheriv(algorithm, secret, vector);
    return cipher.setAutoPadding(false).update(data);
  },
  sha2(bits, data) {
    return loadCrypto().createHash(`sha${bits}`).update(data).digest();
  },
};
