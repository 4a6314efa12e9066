import type { ByteSink } from './byteSink.ts';
import type { ByteSource } from './byteSource.ts';

/** Bytes that an engine reads in ranges, or whole where it cannot do without. */
export interface Content extends ByteSource {
  /** Returns all of them, in memory. Throws a `RangeError` when that would be too much. */
  bytes(): Uint8Array;
}

/** A visitor's file as an engine sees it. */
export interface SourceFile extends Content {
  name: string;
}

/** Where an engine writes its result, front to back. */
export interface OutputFile extends ByteSink {
  /** Returns what was written, to be read again. */
  written(): Content;
  /** Forgets what was written. */
  startOver(): void;
}
