import type { ByteSource } from './byteSource.ts';

/** Where the merged file goes. The bytes given are only valid during the call. */
export interface ByteSink {
  write(bytes: Uint8Array): void;
  /** Appends a range of a source that the sink can reach by itself, without bringing it into memory. Returns whether it could. */
  copy?(source: ByteSource, offset: number, length: number): boolean;
}

/** A sink that keeps everything in one piece of memory. With the expected size it never has to copy. */
export class MemorySink implements ByteSink {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expected = 64 * 1024) {
    this.#bytes = new Uint8Array(expected);
  }

  write(bytes: Uint8Array): void {
    const needed = this.#length + bytes.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(needed * 1.5));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = needed;
  }

  /** Everything written so far. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
