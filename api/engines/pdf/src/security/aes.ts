import type { Codec } from '../bytes/codec.ts';
import { aesCbc } from './aesCipher.ts';

const BLOCK = 16;

/** Decrypts AES-CBC without padding; drops what follows the last whole block. */
export function decryptCbc(codec: Codec, key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  const blocks = data.subarray(0, data.length - (data.length % BLOCK));
  if (blocks.length === 0) return new Uint8Array(0);
  return (codec.aesCbc ?? aesCbc)('decrypt', key, vector, blocks);
}

/** Encrypts whole blocks by AES-CBC without padding. */
export function encryptCbc(codec: Codec, key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  return (codec.aesCbc ?? aesCbc)('encrypt', key, vector, data);
}

/** Decrypts a string or stream: the first block is the initialization vector, the last one is padded (ISO 32000-2 7.6.3.1). */
export function decryptAes(codec: Codec, key: Uint8Array, data: Uint8Array): Uint8Array {
  if (data.length < 2 * BLOCK) return new Uint8Array(0);
  const plain = decryptCbc(codec, key, data.subarray(0, BLOCK), data.subarray(BLOCK));
  const padding = plain[plain.length - 1] ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}
