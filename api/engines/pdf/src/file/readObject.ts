import type { ByteWindow } from '../bytes/byteWindow.ts';
import { EndOfView, PdfSyntaxError } from '../errors.ts';
import { characterClass, isDigit, matchesAt } from '../syntax/characters.ts';
import { Parser, skipWhitespaceFrom } from '../syntax/parser.ts';
import { isDictionary, PdfReference, PdfStream, type PdfValue } from '../syntax/values.ts';

const FIRST_VIEW_BYTES = 8 * 1024;
const ENDSTREAM = 'endstream';

export interface FoundObject {
  number: number;
  generation: number;
  value: PdfValue;
  /** Where the text after the object begins, seen from the start of the file. */
  end: number;
}

/** Looks up a stream's length when it is given by reference; `undefined` when it is unknown. */
export type LengthLookup = (reference: PdfReference) => number | undefined;

/** What was read last: one for all, since a file has hundreds of thousands of them. */
export const objectHeader = { number: 0, generation: 0 };

/** Reads `number generation obj`; gives the position after it or -1. The two numbers are left in `objectHeader`. */
export function readObjectHeader(bytes: Uint8Array, position: number, end: number): number {
  let at = position;
  while (at < end && characterClass[bytes[at] ?? 0] === 1) at++;
  let number = 0;
  const numberStart = at;
  for (; at < end && isDigit(bytes[at]); at++) number = number * 10 + (bytes[at] ?? 0) - 48;
  if (at === numberStart || at - numberStart > 10) return -1;
  const gap = at;
  while (at < end && characterClass[bytes[at] ?? 0] === 1) at++;
  let generation = 0;
  const generationStart = at;
  for (; at < end && isDigit(bytes[at]); at++) generation = generation * 10 + (bytes[at] ?? 0) - 48;
  if (at === generationStart || generationStart === gap || at - generationStart > 5) return -1;
  while (at < end && characterClass[bytes[at] ?? 0] === 1) at++;
  if (bytes[at] !== 111 || bytes[at + 1] !== 98 || bytes[at + 2] !== 106) return -1;
  objectHeader.number = number;
  objectHeader.generation = generation;
  return at + 3;
}

/** Parses the object whose header is at `offset`. Throws `PdfSyntaxError` when there is none. */
export function readObjectAt(window: ByteWindow, offset: number, resolveLength: LengthLookup = () => undefined): FoundObject {
  for (let view = FIRST_VIEW_BYTES; ; view *= 8) {
    const at = window.seek(offset, view);
    const reachesEnd = window.reachesEnd;
    try {
      return parseObject(window, at, resolveLength);
    } catch (error) {
      if (!(error instanceof EndOfView)) throw error;
      if (reachesEnd) throw new PdfSyntaxError('The file ends within an object.');
    }
  }
}

function parseObject(window: ByteWindow, at: number, resolveLength: LengthLookup): FoundObject {
  const { bytes, start: windowStart } = window;
  const begin = readObjectHeader(bytes, at, window.end);
  if (begin < 0) {
    if (window.end - at < 64 && !window.reachesEnd) throw new EndOfView();
    throw new PdfSyntaxError('There is no object where one should be.');
  }
  const { number, generation } = objectHeader;
  const parser = new Parser(bytes, begin, window.end);
  const value = parser.value() ?? null;
  parser.skipWhitespace();
  if (parser.position + 10 > window.end && !window.reachesEnd) throw new EndOfView();
  if (!isDictionary(value) || !matchesAt(bytes, parser.position, 'stream')) {
    return { number, generation, value, end: windowStart + parser.position };
  }
  const start = windowStart + findDataStart(bytes, parser.position + 6);
  const stated = value.get('Length');
  const length = measureStreamLength(window, start, stated instanceof PdfReference ? resolveLength(stated) : stated);
  return { number, generation, value: new PdfStream(value, start, length, number, generation), end: start + length };
}

/** Returns where stream data begin: after the line end behind `stream` (ISO 32000-2 7.3.8.1). Accepts a lone CR and blanks before it. */
export function findDataStart(bytes: Uint8Array, position: number): number {
  let at = position;
  while (bytes[at] === 32 || bytes[at] === 9) at++;
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1;
  if (bytes[at] === 10) return at + 1;
  return position;
}

/** Returns the length of stream data: the stated one if `endstream` follows there, else up to the next `endstream`. */
export function measureStreamLength(window: ByteWindow, start: number, stated: PdfValue | undefined): number {
  if (typeof stated === 'number' && Number.isInteger(stated) && stated >= 0 && endsAt(window, start + stated)) return stated;
  const found = findWord(window, start, ENDSTREAM);
  const end = found < 0 ? findEndWithoutKeyword(window, start) : found;
  return Math.max(0, end - start - findLineEndBefore(window, start, end));
}

function endsAt(window: ByteWindow, end: number): boolean {
  if (end > window.source.length) return false;
  const at = window.seek(end, 32);
  const word = skipWhitespaceFrom(window.bytes, at);
  return matchesAt(window.bytes, word, ENDSTREAM) || matchesAt(window.bytes, word, 'endobj');
}

/** Returns the end of a stream without `endstream`: that of its object, else of the file. */
function findEndWithoutKeyword(window: ByteWindow, start: number): number {
  const found = findWord(window, start, 'endobj');
  return found < 0 ? window.source.length : found;
}

/** The end of line before `endstream` does not belong to the data. */
function findLineEndBefore(window: ByteWindow, start: number, end: number): number {
  if (end - start < 1) return 0;
  const from = Math.max(start, end - 2);
  const at = window.seek(from, end - from);
  const last = window.bytes[at + end - from - 1];
  if (last === 13) return 1;
  if (last !== 10) return 0;
  return end - from === 2 && window.bytes[at] === 13 ? 2 : 1;
}

/** Returns the position of the next occurrence of a word from `start` on; -1 if there is none. */
export function findWord(window: ByteWindow, start: number, word: string): number {
  const step = 256 * 1024;
  const first = word.charCodeAt(0);
  for (let offset = start; offset < window.source.length; offset += step - word.length) {
    const at = window.seek(offset, step);
    const end = Math.min(window.end, at + step);
    for (let index = window.bytes.indexOf(first, at); index >= 0 && index < end; index = window.bytes.indexOf(first, index + 1)) {
      if (matchesAt(window.bytes, index, word)) return window.start + index;
    }
    if (window.start + end >= window.source.length) break;
  }
  return -1;
}
