import { ByteBuilder } from '../bytes/byteBuilder.ts';
import type { ByteSink } from '../bytes/byteSink.ts';
import type { ByteSource } from '../bytes/byteSource.ts';

const BUFFER_BYTES = 256 * 1024;
/** Room for the short texts around larger pieces, which are added without a look at how full the buffer is. */
const SPARE_BYTES = 4 * 1024;
/** Larger pieces go to the sink as they are. */
const LARGE_BYTES = 64 * 1024;

/** Gathers small pieces before they go to the sink, and counts. */
export class OutputBuffer {
  readonly #sink: ByteSink;
  readonly #buffer = new ByteBuilder(BUFFER_BYTES + SPARE_BYTES);
  #flushed = 0;

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  /** The offset of what is written next. */
  get offset(): number {
    return this.#flushed + this.#buffer.length;
  }

  /** Writes a short string whose characters stand for one byte each. */
  latin1(text: string): void {
    this.#buffer.latin1(text);
  }

  /** Writes a whole number in decimal. */
  digits(value: number): void {
    this.#buffer.digits(value);
  }

  write(bytes: Uint8Array): void {
    if (this.#buffer.length + bytes.length > BUFFER_BYTES || bytes.length >= LARGE_BYTES) this.flush();
    if (bytes.length >= LARGE_BYTES) {
      this.#sink.write(bytes);
      this.#flushed += bytes.length;
    } else this.#buffer.append(bytes);
  }

  /** Has the sink take a range of a source by itself. Returns whether it could. */
  copy(source: ByteSource, offset: number, length: number): boolean {
    if (!this.#sink.copy) return false;
    this.flush();
    if (!this.#sink.copy(source, offset, length)) return false;
    this.#flushed += length;
    return true;
  }

  flush(): void {
    if (this.#buffer.length > 0) this.#sink.write(this.#buffer.view());
    this.#flushed += this.#buffer.length;
    this.#buffer.length = 0;
  }
}
