import { ComplexityError } from '@sheaf/pdf/errors';
import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { isDamage } from '@sheaf/pdf/file/pdfFile';
import { findDataStart, measureStreamLength } from '@sheaf/pdf/file/readObject';
import { type Renumber, writeValue } from '@sheaf/pdf/syntax/serializer';
import { isName, NewReference, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { COPIED, COPIED_STREAM_HEAD, NEEDS_CARE, RawCopier } from '../raw/rawCopier.ts';
import type { RawCopyRules } from '../raw/rawCopyRules.ts';
import { copyRawObject } from '../raw/rawObject.ts';

const SMALL_STREAM_BYTES = 40 * 1024;
const TRANSFER_BYTES = 256 * 1024;
/** Copied objects are removed from the waiting list when there are more than this. */
const COMPACT_AFTER = 4096;
const DROPPED = -1;

/** Cleans values that cannot be copied as text. Both functions return the value to write. */
export interface Cleaner {
  /** For a value as the file holds it; `number` when it is a whole object. */
  clean(value: PdfValue, number?: number): PdfValue;
  /** For a value whose names and page counts are adjusted already. */
  dropActiveContent(value: PdfValue, number?: number): PdfValue;
}

/**
 * Copies the objects of one file that are reachable from what is written, each once. Everything that only needs its references
 * renumbered is copied as text; the rest goes through the cleaner as a value. Data of streams are never touched.
 */
export class ObjectCopier {
  readonly file: PdfFile;
  readonly rules: RawCopyRules;
  readonly #writer: PdfWriter;
  readonly #cleaner: Cleaner;
  readonly #raw = new RawCopier();
  readonly #replaced = new Map<number, PdfValue>();
  #numbers: Int32Array;
  #waiting: number[] = [];
  #transfer: Uint8Array | undefined;

  constructor(file: PdfFile, writer: PdfWriter, cleaner: Cleaner) {
    this.file = file;
    this.#writer = writer;
    this.#cleaner = cleaner;
    this.#numbers = new Int32Array(file.table.size);
    this.rules = { numbering: this, structParentOffset: -1, checksNames: false, checksPages: false };
  }

  /** Returns the new number of an object and queues the object for copying. Returns 0 if it does not exist or was omitted. */
  renumberObject(number: number): number {
    const known = this.#numbers[number];
    if (known) return Math.max(known, 0);
    if (!this.file.table.kind(number)) return 0;
    const assigned = this.#writer.allocate();
    this.assign(number, assigned);
    this.#waiting.push(number);
    return assigned;
  }

  readonly renumber: Renumber = (reference) => this.renumberObject(reference.number);

  /** Gives an object a number under which something else is written. */
  assign(number: number, assigned: number): void {
    if (number >= this.#numbers.length) {
      const larger = new Int32Array(Math.max(number + 1, this.file.table.size));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[number] = assigned;
  }

  /** References to the object become null. */
  drop(number: number): void {
    this.assign(number, DROPPED);
  }

  isDropped(number: number): boolean {
    return this.#numbers[number] === DROPPED;
  }

  /** When the object is copied, this value is written in its place; of it only active content is dropped. */
  replace(number: number, value: PdfValue): void {
    this.#replaced.set(number, value);
  }

  hasReplacement(number: number): boolean {
    return this.#replaced.has(number);
  }

  /** Returns what will be written for an object: its replacement, or else its value in the file. */
  getCurrent(reference: PdfReference): PdfValue {
    return this.#replaced.get(reference.number) ?? this.file.load(reference.number);
  }

  /** Writes a value of the file as a new object and everything it leads to. */
  put(number: number, value: PdfValue): void {
    this.#writer.put(number, value, this.renumber);
  }

  /** The value with its references turned into those of the merged file, so that values of several files can stand side by side. */
  translate(value: PdfValue): PdfValue {
    return this.#translated(holdsDictionaries(value) ? this.#cleaner.dropActiveContent(value) : value);
  }

  #translated(value: PdfValue): PdfValue {
    if (value instanceof PdfReference) {
      const number = this.renumberObject(value.number);
      return number ? new NewReference(number) : null;
    }
    if (Array.isArray(value)) return value.map((item) => this.#translated(item));
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, this.#translated(item)]));
    return value;
  }

  /** Whether objects are referred to that are not yet written. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Copies all objects that are referred to and not yet written. */
  drain(): void {
    for (let index = 0; index < this.#waiting.length; index++) {
      const number = this.#waiting[index] ?? 0;
      this.#copy(number, this.#numbers[number] ?? 0);
      // The list is cut from time to time, so that it does not grow with the file.
      if (index > COMPACT_AFTER) {
        this.#waiting = this.#waiting.slice(index + 1);
        index = -1;
      }
    }
    this.#waiting.length = 0;
  }

  #copy(number: number, assigned: number): void {
    const replacement = this.#replaced.get(number);
    if (replacement !== undefined) {
      this.#replaced.delete(number);
      this.#writer.put(assigned, this.#cleaner.dropActiveContent(replacement, number), this.renumber);
      return;
    }
    try {
      if (!this.file.decryptor && this.#copyRaw(number, assigned)) return;
      this.#copyValue(number, assigned);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#writer.put(assigned, null);
    }
  }

  #copyRaw(number: number, assigned: number): boolean {
    const { packed } = this.#writer;
    const before = packed.length;
    const outcome = copyRawObject(this.#raw, this.file, number, packed, this.rules);
    if (outcome === COPIED) this.#writer.endPacked(assigned, before);
    else if (outcome === COPIED_STREAM_HEAD) {
      const { window } = this.file;
      const start = window.start + findDataStart(window.bytes, this.#raw.position);
      const stated = this.#raw.lengthReference ? this.file.resolveStreamLength(new PdfReference(this.#raw.lengthReference)) : this.#raw.length;
      this.#copyData(assigned, before, start, measureStreamLength(window, start, stated));
    }
    return outcome !== NEEDS_CARE;
  }

  /**
   * Copies a page under its own number as a kid of `parent`. False, and nothing is written, when the page must be looked at or is to
   * be another one than in its file.
   */
  copyPage(number: number, assigned: number, parent: number): boolean {
    const { packed } = this.#writer;
    const before = packed.length;
    if (this.file.decryptor || copyRawObject(this.#raw, this.file, number, packed, this.rules, parent) !== COPIED) {
      packed.length = before;
      return false;
    }
    this.#writer.endPacked(assigned, before);
    return true;
  }

  /** Finishes the dictionary in `packed` and writes the data that lie at `start`. */
  #copyData(assigned: number, before: number, start: number, length: number): void {
    const { window } = this.file;
    const writer = this.#writer;
    const availableBytes = Math.max(0, Math.min(length, window.source.length - start));
    writer.packed.latin1(`/Length ${availableBytes}>>`);
    writer.beginStreamFromPacked(assigned, before);
    if (window.source.whole || availableBytes <= SMALL_STREAM_BYTES) {
      const at = window.seek(start, availableBytes);
      writer.write(window.bytes.subarray(at, at + availableBytes));
    } else if (!writer.copy(window.source, start, availableBytes)) {
      this.#transfer ??= new Uint8Array(TRANSFER_BYTES);
      for (let done = 0; done < availableBytes; ) {
        const part = this.#transfer.subarray(0, Math.min(TRANSFER_BYTES, availableBytes - done));
        const count = window.source.readInto(part, start + done);
        if (count === 0) throw new ComplexityError(`${this.file.name} changed while it was read.`);
        writer.write(part.subarray(0, count));
        done += count;
      }
    }
    writer.endStream();
  }

  #copyValue(number: number, assigned: number): void {
    const value = this.file.load(number);
    if (!(value instanceof PdfStream)) {
      this.#writer.put(assigned, this.#cleaner.clean(this.file.resolve(value), number), this.renumber);
      return;
    }
    const cleaned = this.#cleaner.clean(value.dictionary, number);
    if (!(cleaned instanceof Map)) {
      this.#writer.put(assigned, null);
      return;
    }
    const dictionary = new Map(cleaned);
    dictionary.delete('Length');
    if (this.file.decryptor) {
      const data = this.file.raw(value);
      this.#writer.putStream(assigned, this.#withoutCryptFilter(dictionary), data, this.renumber);
      return;
    }
    const { packed } = this.#writer;
    const before = packed.length;
    writeValue(packed, dictionary, this.renumber);
    packed.length -= 2; // the closing `>>`, which comes after Length
    this.#copyData(assigned, before, value.start, value.length);
  }

  /** The merged file is not enciphered, so a stream must not name a crypt filter (ISO 32000-2 7.4.10). */
  #withoutCryptFilter(dictionary: PdfDictionary): PdfDictionary {
    const filter = this.file.resolve(dictionary.get('Filter'));
    if (isName(filter, 'Crypt')) {
      dictionary.delete('Filter');
      dictionary.delete('DecodeParms');
    } else if (Array.isArray(filter) && isName(this.file.resolve(filter[0]), 'Crypt')) {
      dictionary.set('Filter', filter.slice(1));
      const parameters = this.file.resolve(dictionary.get('DecodeParms'));
      if (Array.isArray(parameters)) dictionary.set('DecodeParms', parameters.slice(1));
      else dictionary.delete('DecodeParms');
    }
    return dictionary;
  }
}

/** Returns whether a value has dictionaries of its own, as opposed to references to some. */
function holdsDictionaries(value: PdfValue): boolean {
  return value instanceof Map || (Array.isArray(value) && value.some(holdsDictionaries));
}
