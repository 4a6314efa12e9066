import type { ByteBuilder } from '../bytes/byteBuilder.ts';
import { characterClass, REGULAR } from './characters.ts';
import { writeNumber } from './numbers.ts';
import { NewReference, PdfName, PdfReference, PdfStream, PdfString, type PdfValue } from './values.ts';

/** The number an input's object has in the merged file; 0 when it is not there. */
export type Renumber = (reference: PdfReference) => number;

const escapedNames = new Map<string, string>();

function writeName(out: ByteBuilder, value: string): void {
  let text = escapedNames.get(value);
  if (text === undefined) {
    text = '/';
    for (const character of value) {
      const code = character.charCodeAt(0);
      const isPlain = code > 32 && code < 127 && code !== 35 && characterClass[code] === REGULAR;
      text += isPlain ? character : `#${code.toString(16).padStart(2, '0')}`;
    }
    if (escapedNames.size < 2000) escapedNames.set(value, text);
  }
  out.latin1(text);
}

function writeString(out: ByteBuilder, value: string): void {
  out.reserve(value.length * 2 + 2);
  out.byte(40);
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code === 40 || code === 41 || code === 92) out.byte(92);
    if (code === 13) out.latin1('\\r');
    else out.byte(code);
  }
  out.byte(41);
}

/** Returns whether two tokens would run together without a space between them. */
function needsSpace(out: ByteBuilder, start: number): boolean {
  if (out.length === start) return false;
  const last = out.bytes[out.length - 1] ?? 32;
  // After a slash is the empty name, which must stay empty.
  return last === 47 || characterClass[last] === REGULAR;
}

/** Writes a value; references of the input are renumbered, those that lead nowhere become null. */
export function writeValue(out: ByteBuilder, value: PdfValue, renumber: Renumber): void {
  write(out, out.length, value, renumber);
}

function writeToken(out: ByteBuilder, start: number, text: string): void {
  if (needsSpace(out, start)) out.byte(32);
  out.latin1(text);
}

function writeReference(out: ByteBuilder, start: number, number: number): void {
  if (needsSpace(out, start)) out.byte(32);
  out.digits(number);
  out.latin1(' 0 R');
}

function write(out: ByteBuilder, start: number, item: PdfValue, renumber: Renumber): void {
  if (typeof item === 'number') writeToken(out, start, writeNumber(item));
  else if (item instanceof PdfName) writeName(out, item.value);
  else if (item instanceof PdfReference) {
    const number = renumber(item);
    if (number > 0) writeReference(out, start, number);
    else writeToken(out, start, 'null');
  } else if (item instanceof NewReference) writeReference(out, start, item.number);
  else if (item instanceof PdfString) writeString(out, item.value);
  else if (item instanceof Map) {
    out.latin1('<<');
    for (const [key, entry] of item) {
      writeName(out, key);
      write(out, start, entry, renumber);
    }
    out.latin1('>>');
  } else if (Array.isArray(item)) {
    out.byte(91);
    for (const entry of item) write(out, start, entry, renumber);
    out.byte(93);
  } else writeToken(out, start, item instanceof PdfStream ? 'null' : String(item));
}
