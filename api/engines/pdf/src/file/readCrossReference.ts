import type { ByteWindow } from '../bytes/byteWindow.ts';
import type { Codec } from '../bytes/codec.ts';
import { EndOfView, PdfSyntaxError } from '../errors.ts';
import { decodeStream } from '../filters/decodeStream.ts';
import { decodeLatin1, isDigit, matchesAt } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import { isDictionary, isName, type PdfDictionary, PdfStream } from '../syntax/values.ts';
import { ABSENT, AT_OFFSET, CrossReference, IN_OBJECT_STREAM, MAX_OBJECT_NUMBER } from './crossReference.ts';
import { readObjectAt } from './readObject.ts';

const TAIL_BYTES = 2048;
const START_WORD = 'startxref';
const START_WORD_BEGINS = START_WORD.charCodeAt(0);
const START = /^startxref\s*(\d{1,15})/;
const MAX_SECTIONS = 4096;
const MAX_TABLE_BYTES = 256 * 1024 * 1024;

export interface CrossReferenceResult {
  table: CrossReference;
  trailer: PdfDictionary;
}

/** The offset after the last `startxref`, ISO 32000-2 7.5.5. */
function findLastStart(window: ByteWindow): number {
  const { source } = window;
  const from = Math.max(0, source.length - TAIL_BYTES);
  const at = window.seek(from, TAIL_BYTES);
  const { bytes } = window;
  const end = Math.min(window.end, at + source.length - from);
  for (let word = end - START_WORD.length; word >= at; word--) {
    if (bytes[word] !== START_WORD_BEGINS || !matchesAt(bytes, word, START_WORD)) continue;
    const stated = START.exec(decodeLatin1(bytes, word, end));
    if (stated) return Number(stated[1]);
  }
  throw new PdfSyntaxError('There is no startxref.');
}

/** Follows the chain of cross-reference sections from the end of the file: tables, streams and hybrids. Offsets count from `header`. */
export function readCrossReference(window: ByteWindow, codec: Codec, header: number): CrossReferenceResult {
  const table = new CrossReference();
  const visited = new Set<number>();
  const waiting = [findLastStart(window)];
  let trailer: PdfDictionary | undefined;
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (visited.has(offset)) continue;
    if (visited.add(offset).size > MAX_SECTIONS) throw new PdfSyntaxError('There are too many cross-reference sections.');
    if (offset + header >= window.source.length) throw new PdfSyntaxError('A cross-reference section lies outside the file.');
    const section = readSection(window, codec, offset + header, header, table);
    trailer ??= section;
    const previous = section.get('Prev');
    if (typeof previous === 'number' && previous > 0) waiting.unshift(previous);
  }
  if (!trailer) throw new PdfSyntaxError('There is no trailer.');
  return { table, trailer };
}

function readSection(window: ByteWindow, codec: Codec, offset: number, header: number, table: CrossReference): PdfDictionary {
  let at = window.seek(offset, 32);
  while (at < window.end && (window.bytes[at] ?? 0) <= 32) at++;
  if (matchesAt(window.bytes, at, 'xref')) return readTableWithStream(window, codec, window.start + at + 4, header, table);
  const found = readObjectAt(window, window.start + at);
  if (!(found.value instanceof PdfStream)) throw new PdfSyntaxError('There is no cross-reference section where one should be.');
  readStream(window, codec, found.value, header, table);
  return found.value.dictionary;
}

/**
 * Reads a classic table and, of a hybrid file, the stream beside it (ISO 32000-2 7.5.8.4). Objects that the table calls free are hidden from
 * old readers: the stream is searched for them before the table.
 */
function readTableWithStream(window: ByteWindow, codec: Codec, offset: number, header: number, table: CrossReference): PdfDictionary {
  const free: number[] = [];
  const trailer = readTable(window, offset, header, table, free);
  const place = trailer.get('XRefStm');
  if (typeof place === 'number' && place > 0 && place + header < window.source.length) {
    const { value } = readObjectAt(window, place + header);
    if (!(value instanceof PdfStream)) throw new PdfSyntaxError('There is no cross-reference stream where one should be.');
    readStream(window, codec, value, header, table);
  }
  for (const number of free) table.add(number, ABSENT, 0, 0);
  return trailer;
}

/** Reads a classic table, ISO 32000-2 7.5.4. Lines of 19 or 21 bytes and missing line ends are accepted. Free numbers go to `free`. */
function readTable(window: ByteWindow, offset: number, header: number, table: CrossReference, free: number[]): PdfDictionary {
  for (let length = 256 * 1024; ; length *= 4) {
    const at = window.seek(offset, length);
    const hasAll = window.reachesEnd;
    try {
      free.length = 0;
      return parseTable(new Parser(window.bytes, at, window.end), header, table, free);
    } catch (error) {
      if (!(error instanceof EndOfView) || hasAll || length > MAX_TABLE_BYTES) throw error;
    }
  }
}

function parseTable(parser: Parser, header: number, table: CrossReference, free: number[]): PdfDictionary {
  const { bytes } = parser;
  const number = (): number => {
    parser.skipWhitespace();
    if (parser.position >= parser.end) throw new EndOfView();
    let value = 0;
    const from = parser.position;
    for (; isDigit(bytes[parser.position]); parser.position++) value = value * 10 + (bytes[parser.position] ?? 48) - 48;
    if (parser.position === from) throw new PdfSyntaxError('A cross-reference table holds something else than numbers.');
    return value;
  };
  for (;;) {
    parser.skipWhitespace();
    if (matchesAt(bytes, parser.position, 'trailer')) break;
    let first = number();
    const count = number();
    for (let index = 0; index < count; index++) {
      parser.skipWhitespace();
      // A count that is too large ends with the table.
      if (matchesAt(bytes, parser.position, 'trailer')) break;
      let place = parseNumber(bytes, parser.position, 10);
      let generation = parseNumber(bytes, parser.position + 11, 5);
      if (place >= 0 && generation >= 0) parser.position += 17;
      else {
        place = number();
        generation = number();
        parser.skipWhitespace();
      }
      if (parser.position >= parser.end) throw new EndOfView();
      const kind = bytes[parser.position++];
      if (kind !== 110 && kind !== 102) throw new PdfSyntaxError('A cross-reference entry is neither used nor free.');
      // Some writers start their only subsection at 1 although its first entry is the free object 0.
      if (index === 0 && first === 1 && kind === 102 && generation === 65535) first = 0;
      if (first + index > MAX_OBJECT_NUMBER) throw new PdfSyntaxError('An object number is too large.');
      if (kind === 110 && place > 0) table.add(first + index, AT_OFFSET, place + header, generation);
      else free.push(first + index);
    }
  }
  parser.position += 7;
  const trailer = parser.value();
  if (!isDictionary(trailer)) throw new PdfSyntaxError('The trailer is not a dictionary.');
  return trailer;
}

/** The number that so many digits and the space after them make, as nearly all tables have it; -1 if something else is there. */
function parseNumber(bytes: Uint8Array, from: number, digits: number): number {
  let value = 0;
  for (let at = from; at < from + digits; at++) {
    const code = bytes[at] ?? 0;
    if (code < 48 || code > 57) return -1;
    value = value * 10 + code - 48;
  }
  return bytes[from + digits] === 32 ? value : -1;
}

/** Reads an xref stream (ISO 32000-2 7.5.8). */
function readStream(window: ByteWindow, codec: Codec, stream: PdfStream, header: number, table: CrossReference): void {
  const { dictionary } = stream;
  if (!isName(dictionary.get('Type'), 'XRef')) throw new PdfSyntaxError('A stream that should be a cross-reference stream is not.');
  const raw = new Uint8Array(stream.length);
  window.source.readInto(raw, stream.start);
  const data = decodeStream(raw, dictionary, codec, MAX_TABLE_BYTES);
  const widths = filterNumbers(dictionary.get('W'));
  const [kindWidth = 0, placeWidth = 0, detailWidth = 0] = widths;
  const width = kindWidth + placeWidth + detailWidth;
  if (widths.length < 3 || widths.some((part) => part < 0 || part > 8) || width === 0)
    throw new PdfSyntaxError('The widths of a cross-reference stream are wrong.');
  const size = dictionary.get('Size');
  const ranges = dictionary.has('Index') ? filterNumbers(dictionary.get('Index')) : [0, typeof size === 'number' ? size : MAX_OBJECT_NUMBER];
  let position = 0;
  const readField = (length: number, absent: number): number => {
    if (length === 0) return absent;
    let value = 0;
    for (let index = 0; index < length; index++) value = value * 256 + (data[position++] ?? 0);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    for (let index = 0; index < (ranges[range + 1] ?? 0) && position + width <= data.length; index++) {
      const kind = readField(kindWidth, 1);
      const place = readField(placeWidth, 0);
      const detail = readField(detailWidth, 0);
      if (kind === 1) table.add(first + index, AT_OFFSET, place + header, detail);
      else if (kind === 2) table.add(first + index, IN_OBJECT_STREAM, place, detail);
      else table.add(first + index, ABSENT, 0, 0);
    }
  }
}

function filterNumbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : [];
}
