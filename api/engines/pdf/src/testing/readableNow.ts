/** A Blob whose bytes can be had at once outside a worker too, part by part, counting how often that is done. */
export class ReadableNow extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #reads: { count: number };

  constructor(bytes: Uint8Array, reads = { count: 0 }) {
    const own = new Uint8Array(bytes);
    super([own]);
    this.#bytes = own;
    this.#reads = reads;
  }

  get reads(): number {
    return this.#reads.count;
  }

  override slice(start?: number, end?: number): ReadableNow {
    return new ReadableNow(this.#bytes.subarray(start, end), this.#reads);
  }

  bytesNow(): Uint8Array {
    this.#reads.count++;
    return this.#bytes;
  }
}

/** Reads a Blob synchronously, as a worker does with FileReaderSync. */
export function readNow(part: Blob): Uint8Array {
  if (!(part instanceof ReadableNow)) throw new Error('Only such Blobs can be read at once here.');
  return part.bytesNow();
}
