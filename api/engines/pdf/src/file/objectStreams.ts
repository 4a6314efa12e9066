import { PdfSyntaxError } from '../errors.ts';
import { isDigit } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import type { PdfStream, PdfValue } from '../syntax/values.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
const MAX_OBJECTS = 1_000_000;

/** An object stream unpacked: where each of its objects begins, ISO 32000-2 7.5.7. */
export interface ObjectStream {
  bytes: Uint8Array;
  numbers: Int32Array;
  starts: Int32Array;
}

/** Reads the index at the head of an object stream's decoded data. */
export function readObjectStream(stream: PdfStream, bytes: Uint8Array): ObjectStream {
  const first = stream.dictionary.get('First');
  const count = stream.dictionary.get('N');
  if (typeof first !== 'number' || typeof count !== 'number' || count < 0 || count > MAX_OBJECTS) {
    throw new PdfSyntaxError('An object stream does not say what it holds.');
  }
  const end = Math.min(bytes.length, first);
  const numbers = new Int32Array(Math.min(count, (end + 3) >> 2));
  const starts = new Int32Array(numbers.length);
  let found = 0;
  for (let at = 0; at < end && found < 2 * numbers.length; ) {
    if (!isDigit(bytes[at])) {
      at++;
      continue;
    }
    let value = 0;
    for (; at < end && isDigit(bytes[at]); at++) value = value * 10 + (bytes[at] ?? 48) - 48;
    if (found % 2 === 0) numbers[found >> 1] = value;
    else starts[found >> 1] = first + value;
    found++;
  }
  return { bytes, numbers: numbers.subarray(0, found >> 1), starts: starts.subarray(0, found >> 1) };
}

/** Returns the offset of an object in its stream, by index or else by number; -1 if it is not there. */
export function findStartInStream(stream: ObjectStream, number: number, index: number): number {
  if (stream.numbers[index] === number) return stream.starts[index] ?? -1;
  const found = stream.numbers.lastIndexOf(number);
  return found < 0 ? -1 : (stream.starts[found] ?? -1);
}

/** Parses one object of a stream. */
export function parseInStream(stream: ObjectStream, start: number): PdfValue {
  const parser = new Parser(stream.bytes, start);
  return parser.value() ?? null;
}

/** Keeps the object streams used last, within a memory bound. */
export class ObjectStreamCache {
  readonly #streams = new Map<number, ObjectStream>();
  #bytes = 0;

  get(number: number): ObjectStream | undefined {
    const found = this.#streams.get(number);
    if (found && this.#bytes > CACHE_BYTES / 2) {
      this.#streams.delete(number);
      this.#streams.set(number, found);
    }
    return found;
  }

  add(number: number, stream: ObjectStream): void {
    this.#streams.set(number, stream);
    this.#bytes += stream.bytes.length;
    for (const [oldest, old] of this.#streams) {
      if (this.#bytes <= CACHE_BYTES || oldest === number) break;
      this.#streams.delete(oldest);
      this.#bytes -= old.bytes.length;
    }
  }

  clear(): void {
    this.#streams.clear();
    this.#bytes = 0;
  }
}
