import type { ByteWindow } from '../bytes/byteWindow.ts';
import { EndOfView, PdfSyntaxError } from '../errors.ts';
import { characterClass, isDigit, matchesAt } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import { isDictionary, isName, type PdfDictionary, type PdfReference, PdfStream } from '../syntax/values.ts';
import { AT_OFFSET, CrossReference } from './crossReference.ts';
import { readObjectAt } from './readObject.ts';

const STEP_BYTES = 256 * 1024;
const OVERLAP_BYTES = 64;
const MAX_TRAILERS = 1000;

export interface RebuiltFile {
  table: CrossReference;
  trailer: PdfDictionary;
  /** Object streams found, in file order; their objects still have to be added. */
  objectStreams: number[];
  /** Catalogs found, in file order. */
  catalogs: number[];
}

/**
 * Rebuilds the cross-reference table by looking for `number generation obj` through the whole file; the last of several objects of
 * one number wins. Streams whose length is right are stepped over, so that a PDF inside a PDF is not taken for the file itself.
 */
export function rebuildCrossReference(window: ByteWindow): RebuiltFile {
  const table = new CrossReference();
  const trailers: PdfDictionary[] = [];
  const objectStreams = new Set<number>();
  const catalogs = new Set<number>();
  const { source } = window;
  for (let offset = 0; offset < source.length; ) {
    const at = window.seek(offset, STEP_BYTES);
    const end = Math.min(window.end, at + STEP_BYTES);
    const isLast = window.start + end >= source.length;
    const windowStart = window.start;
    let next = windowStart + end - (isLast ? 0 : OVERLAP_BYTES);
    const found = findMark(window.bytes, at, end);
    if (found >= 0) {
      const place = windowStart + found;
      if (window.bytes[found] === 116) next = readTrailer(window, place, trailers);
      else next = readObject(place);
    }
    offset = Math.max(next, offset + 1);
  }
  const trailer = [...trailers].reverse().find((candidate) => candidate.has('Root')) ?? trailers.at(-1) ?? new Map();
  return { table, trailer, objectStreams: [...objectStreams], catalogs: [...catalogs] };

  function readObject(place: number): number {
    try {
      const found = readObjectAt(window, place, (reference) => findSeenLength(reference));
      table.set(found.number, AT_OFFSET, place, found.generation);
      const dictionary = found.value instanceof PdfStream ? found.value.dictionary : found.value;
      objectStreams.delete(found.number);
      catalogs.delete(found.number);
      if (isDictionary(dictionary)) {
        const type = dictionary.get('Type');
        if (isName(type, 'ObjStm')) objectStreams.add(found.number);
        else if (isName(type, 'Catalog')) catalogs.add(found.number);
        else if (isName(type, 'XRef') && trailers.length < MAX_TRAILERS) trailers.push(dictionary);
      }
      return Math.max(found.end, place + 5);
    } catch (error) {
      if (error instanceof PdfSyntaxError || error instanceof EndOfView) return place + 5;
      throw error;
    }
  }

  function findSeenLength(reference: PdfReference): number | undefined {
    if (table.kind(reference.number) !== AT_OFFSET) return undefined;
    try {
      const { value } = readObjectAt(window, table.places[reference.number] ?? 0);
      return typeof value === 'number' ? value : undefined;
    } catch (error) {
      if (error instanceof PdfSyntaxError || error instanceof EndOfView) return undefined;
      throw error;
    }
  }
}

/** The next object header or `trailer`, or -1. */
function findMark(bytes: Uint8Array, from: number, end: number): number {
  for (let index = from; index < end; index++) {
    const code = bytes[index];
    if (code === 111 && bytes[index + 1] === 98 && bytes[index + 2] === 106) {
      const start = findHeaderStart(bytes, index, from);
      if (start >= 0) return start;
    } else if (code === 116 && matchesAt(bytes, index, 'trailer')) return index;
  }
  return -1;
}

/** Reads backwards from `obj` over the generation and the number. */
function findHeaderStart(bytes: Uint8Array, word: number, from: number): number {
  let at = word - 1;
  const skipBlanks = (): boolean => {
    const before = at;
    while (at >= from && characterClass[bytes[at] ?? 0] === 1) at--;
    return at < before;
  };
  const skipDigits = (): boolean => {
    const before = at;
    while (at >= from && isDigit(bytes[at])) at--;
    return at < before;
  };
  skipBlanks();
  return skipDigits() && skipBlanks() && skipDigits() ? at + 1 : -1;
}

function readTrailer(window: ByteWindow, place: number, trailers: PdfDictionary[]): number {
  const at = window.seek(place, STEP_BYTES);
  try {
    const parser = new Parser(window.bytes, at + 7, window.end);
    const trailer = parser.value();
    if (isDictionary(trailer) && trailers.length < MAX_TRAILERS) trailers.push(trailer);
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof EndOfView)) throw error;
  }
  return place + 7;
}
