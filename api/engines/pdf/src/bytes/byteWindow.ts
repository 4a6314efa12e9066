import type { ByteSource } from './byteSource.ts';

const WINDOW_BYTES = 64 * 1024;
/** Windows begin on this grid, so that an object a little before the last one is usually still in view. */
const WINDOW_STEP = 16 * 1024;
const WINDOW_COUNT = 4;

interface Window {
  bytes: Uint8Array;
  start: number;
  length: number;
  usedAt: number;
}

/**
 * A view of a few ranges of a source, so that a file of any size is read with flat memory and few reads.
 * `bytes`, `start` and `end` describe the current stretch and change with every `seek`.
 */
export class ByteWindow {
  readonly source: ByteSource;
  bytes: Uint8Array;
  start = 0;
  end = 0;
  readonly #windows: Window[] = [];
  #clock = 0;

  constructor(source: ByteSource) {
    this.source = source;
    this.bytes = source.whole ?? new Uint8Array(0);
    this.end = this.bytes.length;
  }

  /** Brings `length` bytes from `offset` on into view (fewer at the end of the file); gives the index of `offset` in `bytes`. */
  seek(offset: number, length: number): number {
    if (this.source.whole) return offset;
    const wanted = Math.min(length, this.source.length - offset);
    if (offset >= this.start && offset + wanted <= this.start + this.end) return offset - this.start;
    const found = this.#windows.find((window) => offset >= window.start && offset + wanted <= window.start + window.length);
    const window = found ?? this.#read(offset, wanted);
    window.usedAt = ++this.#clock;
    this.bytes = window.bytes;
    this.start = window.start;
    this.end = window.length;
    return offset - window.start;
  }

  /** Whether the current stretch reaches the end of the file. */
  get reachesEnd(): boolean {
    return this.start + this.end >= this.source.length;
  }

  #read(offset: number, wanted: number): Window {
    const start = offset - (offset % WINDOW_STEP);
    const length = Math.max(WINDOW_BYTES, offset - start + wanted);
    let window: Window;
    if (this.#windows.length < WINDOW_COUNT) {
      window = { bytes: new Uint8Array(length), start: 0, length: 0, usedAt: 0 };
      this.#windows.push(window);
    } else {
      window = this.#windows.reduce((oldest, candidate) => (candidate.usedAt < oldest.usedAt ? candidate : oldest));
      if (window.bytes.length < length || window.bytes.length > 8 * WINDOW_BYTES) window.bytes = new Uint8Array(length);
    }
    window.start = start;
    window.length = this.source.readInto(window.bytes, start);
    return window;
  }
}
