import type { ByteSource } from '../bytes/byteSource.ts';
import { ByteWindow } from '../bytes/byteWindow.ts';
import type { Codec } from '../bytes/codec.ts';
import { ComplexityError, EndOfView, PdfError, PdfSyntaxError } from '../errors.ts';
import { decodeStream, listFilterNames } from '../filters/decodeStream.ts';
import { Decryptor } from '../security/decryptor.ts';
import { decodeLatin1, matchesAt } from '../syntax/characters.ts';
import { isDictionary, isName, type PdfDictionary, PdfName, PdfReference, PdfStream, PdfString, type PdfValue } from '../syntax/values.ts';
import { ABSENT, AT_OFFSET, type CrossReference, IN_OBJECT_STREAM } from './crossReference.ts';
import { findStartInStream, type ObjectStream, ObjectStreamCache, parseInStream, readObjectStream } from './objectStreams.ts';
import { isPdf, PDF_END_BYTES, PDF_START_BYTES } from './pdfRecognition.ts';
import { readCrossReference } from './readCrossReference.ts';
import { readObjectAt } from './readObject.ts';
import { rebuildCrossReference } from './repair.ts';

const HEADER = '%PDF-';
const HEADER_SEARCH_BYTES = 1024;
const MAX_STRUCTURE_BYTES = 128 * 1024 * 1024;
const MAX_REFERENCE_CHAIN = 32;

/** One input file: finds, reads and deciphers its objects. A damaged table is rebuilt once, when it is first found wrong. */
export class PdfFile {
  readonly name: string;
  readonly window: ByteWindow;
  readonly codec: Codec;
  readonly version: string;
  table: CrossReference;
  trailer: PdfDictionary;
  decryptor: Decryptor | undefined;
  wasRepaired = false;
  readonly #password: string;
  readonly #streams = new ObjectStreamCache();
  readonly #loading = new Set<number>();

  private constructor(name: string, source: ByteSource, codec: Codec, password: string) {
    this.name = name;
    this.codec = codec;
    this.#password = password;
    this.window = new ByteWindow(source);
    const at = this.window.seek(0, HEADER_SEARCH_BYTES);
    const end = Math.min(this.window.end, at + HEADER_SEARCH_BYTES);
    let header = at;
    while (header < end && !matchesAt(this.window.bytes, header, HEADER)) header++;
    if (header === end) {
      if (!hasPdfBody(this.window)) throw new PdfError('not_a_pdf', name);
      header = 0;
    }
    this.version = /^\d\.\d/.exec(decodeLatin1(this.window.bytes, header + HEADER.length, header + HEADER.length + 3))?.[0] ?? '1.4';
    try {
      const { table, trailer } = this.#readTable(header);
      this.table = table;
      this.trailer = trailer;
      this.#openSecurity();
      if (!this.catalog().has('Pages')) throw new PdfSyntaxError('The catalog has no pages.');
    } catch (error) {
      if (!isDamage(error)) throw error;
      const rebuilt = rebuildCrossReference(this.window);
      this.table = rebuilt.table;
      this.trailer = rebuilt.trailer;
      this.#finishRepair(rebuilt.objectStreams, rebuilt.catalogs);
    }
  }

  /** Opens a file. Throws `PdfError` when it is no PDF, needs another password or cannot be read at all. */
  static open(name: string, source: ByteSource, codec: Codec, password = ''): PdfFile {
    try {
      return new PdfFile(name, source, codec, password);
    } catch (error) {
      if (error instanceof PdfError) throw error;
      if (error instanceof ComplexityError) throw new PdfError('too_complex', name, { cause: error });
      if (isDamage(error)) throw new PdfError('damaged_pdf', name, { cause: error });
      throw error;
    }
  }

  /** Rebuilds the table by scanning, unless that was done. Returns whether the table is a new one. */
  repair(): boolean {
    if (this.wasRepaired) return false;
    const rebuilt = rebuildCrossReference(this.window);
    const trailer = this.trailer;
    this.table = rebuilt.table;
    this.trailer = rebuilt.trailer.has('Root') ? rebuilt.trailer : trailer;
    this.#streams.clear();
    this.#finishRepair(rebuilt.objectStreams, rebuilt.catalogs);
    return true;
  }

  catalog(): PdfDictionary {
    const catalog = this.resolve(this.trailer.get('Root'));
    if (!isDictionary(catalog)) throw new PdfSyntaxError('There is no catalog.');
    return catalog;
  }

  /** The object a reference leads to, through further references; anything else is given back. Missing objects are null. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found: PdfValue = value ?? null;
    for (let steps = 0; found instanceof PdfReference; steps++) {
      if (steps > MAX_REFERENCE_CHAIN) return null;
      found = this.load(found.number);
    }
    return found;
  }

  /** The dictionary here or behind a reference; a stream gives its own. */
  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = this.resolve(value);
    if (found instanceof PdfStream) return found.dictionary;
    return isDictionary(found) ? found : undefined;
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  /** The object of a number, its strings deciphered; null when it does not exist or cannot be read. */
  load(number: number): PdfValue {
    try {
      return this.#loadOnce(number);
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (!this.repair()) return null;
    }
    try {
      return this.#loadOnce(number);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return null;
    }
  }

  #loadOnce(number: number): PdfValue {
    const kind = this.table.kind(number);
    if (kind === ABSENT) return null;
    if (kind === IN_OBJECT_STREAM) {
      const stream = this.objectStream(this.table.places[number] ?? 0);
      const start = findStartInStream(stream, number, this.table.details[number] ?? 0);
      if (start < 0) throw new PdfSyntaxError('An object is not in its object stream.');
      return parseInStream(stream, start);
    }
    const found = readObjectAt(this.window, this.table.places[number] ?? 0, (reference) => this.resolveStreamLength(reference));
    if (found.number !== number) throw new PdfSyntaxError('Another object stands where one should be.');
    if (!this.decryptor) return found.value;
    if (!(found.value instanceof PdfStream)) return this.decryptor.strings(found.value, number, found.generation);
    const { dictionary, start, length } = found.value;
    if (isName(dictionary.get('Type'), 'XRef')) return found.value;
    const plain = this.decryptor.strings(dictionary, number, found.generation);
    return isDictionary(plain) ? new PdfStream(plain, start, length, number, found.generation) : found.value;
  }

  /** A stream length that is given by reference. Guarded, since a length can name its own stream. */
  resolveStreamLength(reference: PdfReference): number | undefined {
    const { number } = reference;
    if (this.#loading.has(number) || this.#loading.size > MAX_REFERENCE_CHAIN) return undefined;
    this.#loading.add(number);
    try {
      const length = this.table.kind(number) === ABSENT ? null : this.#loadOnce(number);
      return typeof length === 'number' ? length : undefined;
    } catch (error) {
      if (!isDamage(error)) throw error;
      return undefined;
    } finally {
      this.#loading.delete(number);
    }
  }

  /** An unpacked object stream. */
  objectStream(number: number): ObjectStream {
    const known = this.#streams.get(number);
    if (known) return known;
    if (this.table.kind(number) !== AT_OFFSET || this.#loading.has(number)) throw new PdfSyntaxError('An object stream is missing.');
    this.#loading.add(number);
    try {
      const stream = this.#loadOnce(number);
      if (!(stream instanceof PdfStream)) throw new PdfSyntaxError('An object stream is not a stream.');
      const unpacked = readObjectStream(stream, this.decoded(stream));
      this.#streams.add(number, unpacked);
      return unpacked;
    } finally {
      this.#loading.delete(number);
    }
  }

  /** A stream's data as they are in the file, deciphered. */
  raw(stream: PdfStream): Uint8Array {
    const bytes = new Uint8Array(Math.max(0, Math.min(stream.length, this.window.source.length - stream.start)));
    this.window.source.readInto(bytes, stream.start);
    return this.decryptor ? this.decryptor.stream(bytes, stream, this.#withoutReferences(stream.dictionary)) : bytes;
  }

  /** A stream's data with all filters undone. */
  decoded(stream: PdfStream, limit = MAX_STRUCTURE_BYTES): Uint8Array {
    const dictionary = this.#withoutReferences(stream.dictionary);
    const raw = this.raw(stream);
    return listFilterNames(dictionary).length ? decodeStream(raw, dictionary, this.codec, limit) : raw;
  }

  /** The entries of a stream's dictionary that filters depend on, references followed. */
  #withoutReferences(dictionary: PdfDictionary): PdfDictionary {
    const plain: PdfDictionary = new Map();
    const follow = (value: PdfValue, depth: number): PdfValue => {
      const found = this.resolve(value);
      if (depth > 4) return null;
      if (Array.isArray(found)) return found.map((item) => follow(item, depth + 1));
      if (isDictionary(found)) return new Map([...found].map(([key, item]) => [key, follow(item, depth + 1)]));
      return found;
    };
    for (const key of ['Type', 'Filter', 'DecodeParms', 'F', 'DP']) {
      const value = dictionary.get(key);
      if (value !== undefined) plain.set(key, follow(value, 0));
    }
    return plain;
  }

  #readTable(header: number): { table: CrossReference; trailer: PdfDictionary } {
    try {
      return readCrossReference(this.window, this.codec, header);
    } catch (error) {
      // With bytes before the header, some writers still count offsets from the start of the file.
      if (header === 0 || !isDamage(error)) throw error;
      return readCrossReference(this.window, this.codec, 0);
    }
  }

  #openSecurity(): void {
    const entry = this.trailer.get('Encrypt');
    const dictionary = this.dictionary(entry);
    if (!dictionary) return;
    const plain: PdfDictionary = new Map([...dictionary].map(([key, value]) => [key, this.resolve(value)]));
    const filters = plain.get('CF');
    if (isDictionary(filters)) plain.set('CF', new Map([...filters].map(([key, value]) => [key, this.resolve(value)])));
    const id = this.array(this.trailer.get('ID'))[0];
    const firstId = this.resolve(id);
    const number = entry instanceof PdfReference ? entry.number : -1;
    if (plain.has('Filter') && !isName(plain.get('Filter'), 'Standard')) {
      const handler = plain.get('Filter');
      throw new PdfError(isPublicKeyHandler(handler, plain.get('SubFilter')) ? 'certificate_required' : 'unknown_protection', this.name);
    }
    this.decryptor = Decryptor.open(plain, firstId instanceof PdfString ? firstId.value : '', this.#password, number, this.codec);
    if (this.decryptor) {
      this.#streams.clear();
      return;
    }
    throw new PdfError(this.#password ? 'wrong_password' : 'password_required', this.name);
  }

  #finishRepair(objectStreams: number[], catalogs: number[]): void {
    this.wasRepaired = true;
    if (!this.decryptor) this.#openSecurity();
    for (const number of objectStreams) {
      try {
        const stream = this.objectStream(number);
        stream.numbers.forEach((contained, index) => {
          const known = this.table.kind(contained);
          // An object written plainly after its object stream is the newer one.
          const isNewer = known === AT_OFFSET && (this.table.places[contained] ?? 0) > (this.table.places[number] ?? 0);
          if (!isNewer) this.table.set(contained, IN_OBJECT_STREAM, number, index);
          const value = parseInStream(stream, stream.starts[index] ?? 0);
          if (isDictionary(value) && isName(value.get('Type'), 'Catalog')) catalogs.push(contained);
        });
      } catch (error) {
        if (!isDamage(error)) throw error;
      }
    }
    if (!this.dictionary(this.trailer.get('Root'))?.has('Pages')) {
      const root = [...catalogs].reverse().find((number) => this.dictionary(new PdfReference(number))?.has('Pages')) ?? catalogs.at(-1);
      if (root !== undefined) this.trailer.set('Root', new PdfReference(root));
    }
  }
}

/** Returns whether a file without its header line is a PDF all the same. */
function hasPdfBody(window: ByteWindow): boolean {
  const { source } = window;
  const start = new Uint8Array(Math.min(PDF_START_BYTES, source.length));
  const end = new Uint8Array(Math.min(PDF_END_BYTES, source.length));
  source.readInto(start, 0);
  source.readInto(end, source.length - end.length);
  return isPdf(start, end);
}

/** Returns whether a file is enciphered for the holders of certificates (ISO 32000-2 7.6.5), by its handler or by the syntax of its recipients. */
function isPublicKeyHandler(handler: PdfValue | undefined, syntax: PdfValue | undefined): boolean {
  const words = [handler, syntax].map((value) => (value instanceof PdfName ? value.value : ''));
  return words.some((word) => /^(?:Adobe\.PubSec|Adobe\.PPK|Entrust\.PPKEF|adbe\.pkcs7\.s[345])/.test(word));
}

/** Returns whether an error means a damaged file, as opposed to a locked one or a bug. */
export function isDamage(error: unknown): error is Error {
  return error instanceof PdfSyntaxError || error instanceof EndOfView;
}
