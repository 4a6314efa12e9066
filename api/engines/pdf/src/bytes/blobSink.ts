import type { ByteSink } from './byteSink.ts';

/** The browser takes over what it is given as a Blob, on disk when there is much of it; smaller pieces would only make it slower. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Gathers the merged file into Blobs of a few megabytes, so that the memory of the tab stays flat. */
export class BlobSink implements ByteSink {
  readonly #pieces: Blob[] = [];
  readonly #piece = new Uint8Array(PIECE_BYTES);
  #used = 0;
  #settled: Blob | undefined;

  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + PIECE_BYTES - this.#used);
      this.#piece.set(part, this.#used);
      this.#used += part.length;
      at += part.length;
      if (this.#used === PIECE_BYTES) this.#hand();
    }
  }

  /** Waits until the browser has taken over what was written, so that no more than a few pieces wait in the memory of the tab. */
  async settled(): Promise<void> {
    const last = this.#pieces.at(-1);
    if (last === this.#settled) return;
    this.#settled = last;
    await last?.slice(0, 1).arrayBuffer();
  }

  /** Everything written so far as one file. */
  blob(type: string): Blob {
    this.#hand();
    return new Blob(this.#pieces, { type });
  }

  #hand(): void {
    if (this.#used > 0) this.#pieces.push(new Blob([this.#piece.subarray(0, this.#used)]));
    this.#used = 0;
  }
}
