import type { ByteSink } from '../bytes/byteSink.ts';
import type { ByteSource } from '../bytes/byteSource.ts';

const BUFFER_BYTES = 256 * 1024;
/** Larger pieces go to the sink as they are. */
const LARGE_BYTES = 64 * 1024;

/** Gathers small pieces before they go to the sink, and counts. */
export class OutputBuffer {
  readonly #sink: ByteSink;
  readonly #buffer = new Uint8Array(BUFFER_BYTES);
  #used = 0;
  #flushed = 0;

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  /** The offset of what is written next. */
  get offset(): number {
    return this.#flushed + this.#used;
  }

  /** Writes a string whose characters stand for one byte each; it must be short. */
  latin1(text: string): void {
    if (this.#used + text.length > BUFFER_BYTES) this.flush();
    for (let index = 0; index < text.length; index++) this.#buffer[this.#used++] = text.charCodeAt(index);
  }

  write(bytes: Uint8Array): void {
    if (this.#used + bytes.length > BUFFER_BYTES || bytes.length >= LARGE_BYTES) this.flush();
    if (bytes.length >= LARGE_BYTES) {
      this.#sink.write(bytes);
      this.#flushed += bytes.length;
    } else {
      this.#buffer.set(bytes, this.#used);
      this.#used += bytes.length;
    }
  }

  /** Has the sink take a range of a source by itself. Says whether it could. */
  copy(source: ByteSource, offset: number, length: number): boolean {
    if (!this.#sink.copy) return false;
    this.flush();
    if (!this.#sink.copy(source, offset, length)) return false;
    this.#flushed += length;
    return true;
  }

  flush(): void {
    if (this.#used > 0) this.#sink.write(this.#buffer.subarray(0, this.#used));
    this.#flushed += this.#used;
    this.#used = 0;
  }
}
