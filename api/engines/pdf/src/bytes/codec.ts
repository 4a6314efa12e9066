/** What the engine asks of its surroundings: compression, and faster ciphers where there are some. */
export interface Codec {
  /** Undoes zlib compression. Damaged data gives what could be read; more than `limit` bytes throw `ComplexityError`. */
  inflate(bytes: Uint8Array, limit: number): Uint8Array;
  /** zlib compression, fast rather than small. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** AES-CBC without padding, over whole blocks; without it the engine brings its own. */
  aesCbc?(direction: 'encrypt' | 'decrypt', key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array;
  /** SHA-2, which files of 2008 and later hash their passwords with hundreds of times; without it the engine brings its own. */
  sha2?(bits: 256 | 384 | 512, data: Uint8Array): Uint8Array;
}
