const BLOCK_BYTES = 256 * 1024;
const MAX_BLOCKS = 32;
/** More than a file can have; it makes one number of a file and a block. */
const BLOCKS_PER_FILE = 2 ** 20;

/** Gets bytes of a file from where they are. */
type Ask = (place: number, target: Uint8Array, offset: number) => void;

/** Keeps the stretches of files that were asked for last, since engines look at a few places again and again, a few bytes at a time. */
export class RangeCache {
  readonly #ask: Ask;
  /** In the order of their last use. */
  readonly #blocks = new Map<number, Uint8Array>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Fills `target` with what stands at `offset` of a file of `size` bytes, and says how many bytes there were. */
  readInto(place: number, size: number, target: Uint8Array, offset: number): number {
    const length = Math.max(0, Math.min(target.length, size - offset));
    if (length >= BLOCK_BYTES) {
      this.#ask(place, target.subarray(0, length), offset);
      return length;
    }
    for (let done = 0; done < length; ) {
      const at = (offset + done) % BLOCK_BYTES;
      const part = this.#block(place, size, Math.floor((offset + done) / BLOCK_BYTES)).subarray(at, at + length - done);
      target.set(part, done);
      done += part.length;
    }
    return length;
  }

  #block(place: number, size: number, index: number): Uint8Array {
    const key = place * BLOCKS_PER_FILE + index;
    let block = this.#blocks.get(key);
    if (block) this.#blocks.delete(key);
    else {
      block = this.#freeBlock();
      const start = index * BLOCK_BYTES;
      this.#ask(place, block.subarray(0, Math.min(BLOCK_BYTES, size - start)), start);
    }
    this.#blocks.set(key, block);
    return block;
  }

  /** A new block, or that which was not used for longest. */
  #freeBlock(): Uint8Array {
    const [oldest] = this.#blocks;
    if (!oldest || this.#blocks.size < MAX_BLOCKS) return new Uint8Array(BLOCK_BYTES);
    this.#blocks.delete(oldest[0]);
    return oldest[1];
  }
}
