import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/**
 * Returns an index as it is kept between questions, and as it travels to the process that answers them: half its size for little time, and far less of it
 * for each question than what deflates.
 */
export function compressIndex(index: Uint8Array): Uint8Array {
  return zstdCompressSync(index);
}

/** In pieces of 16 KB, as it comes otherwise, a long document costs four times as much to take out. */
const PIECE = { chunkSize: 1024 * 1024 };

/** Returns the index that `compressIndex` was given. */
export function decompressIndex(compressed: Uint8Array): Uint8Array {
  return zstdDecompressSync(compressed, PIECE);
}
