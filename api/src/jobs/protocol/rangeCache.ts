const BLOCK_BYTES = 256 * 1024;
const MAX_BLOCKS = 32;
/** More than the blocks of any file. The factor combines a file index and a block index into one key. */
const BLOCKS_PER_FILE = 2 ** 20;

/** Fills `target` with the bytes at `offset` of a file. */
type Read = (fileIndex: number, target: Uint8Array, offset: number) => void;

/** Caches the blocks of files that were read last, since engines read the same few places again and again. */
export class RangeCache {
  readonly #read: Read;
  /** In the order of their last use. */
  readonly #blocks = new Map<number, Uint8Array>();

  constructor(read: Read) {
    this.#read = read;
  }

  /** Fills `target` with the bytes at `offset` of a file of `size` bytes, and returns how many there were. */
  readInto(fileIndex: number, size: number, target: Uint8Array, offset: number): number {
    const length = Math.max(0, Math.min(target.length, size - offset));
    if (length >= BLOCK_BYTES) {
      this.#read(fileIndex, target.subarray(0, length), offset);
      return length;
    }
    for (let done = 0; done < length; ) {
      const start = (offset + done) % BLOCK_BYTES;
      const part = this.#findBlock(fileIndex, size, Math.floor((offset + done) / BLOCK_BYTES)).subarray(start, start + length - done);
      target.set(part, done);
      done += part.length;
    }
    return length;
  }

  #findBlock(fileIndex: number, size: number, index: number): Uint8Array {
    const key = fileIndex * BLOCKS_PER_FILE + index;
    let block = this.#blocks.get(key);
    if (block) this.#blocks.delete(key);
    else {
      block = this.#takeFreeBlock();
      const start = index * BLOCK_BYTES;
      this.#read(fileIndex, block.subarray(0, Math.min(BLOCK_BYTES, size - start)), start);
    }
    this.#blocks.set(key, block);
    return block;
  }

  /** Returns a new block or, when there are enough, the least recently used one. */
  #takeFreeBlock(): Uint8Array {
    const [oldest] = this.#blocks;
    if (!oldest || this.#blocks.size < MAX_BLOCKS) return new Uint8Array(BLOCK_BYTES);
    this.#blocks.delete(oldest[0]);
    return oldest[1];
  }
}
