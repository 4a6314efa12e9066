/** Where the merged file goes. The bytes given are only valid during the call. */
export interface ByteSink {
  write(bytes: Uint8Array): void;
}

/** A sink that keeps everything in memory. */
export class MemorySink implements ByteSink {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  write(bytes: Uint8Array): void {
    this.#parts.push(bytes.slice());
    this.#length += bytes.length;
  }

  /** Everything written so far, in one piece. */
  bytes(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#length);
    let offset = 0;
    for (const part of this.#parts) {
      all.set(part, offset);
      offset += part.length;
    }
    return all;
  }
}
