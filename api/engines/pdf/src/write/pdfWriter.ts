import { ByteBuilder } from '../bytes/byteBuilder.ts';
import type { ByteSink } from '../bytes/byteSink.ts';
import type { ByteSource } from '../bytes/byteSource.ts';
import type { Codec } from '../bytes/codec.ts';
import { type Renumber, writeValue } from '../syntax/serializer.ts';
import { buildDictionary, NewReference, name, type PdfDictionary, type PdfValue } from '../syntax/values.ts';
import { AT_OFFSET, IN_STREAM, ObjectPlaces } from './objectPlaces.ts';
import { OutputBuffer } from './outputBuffer.ts';

const OBJECTS_PER_STREAM = 800;
const STREAM_BYTES = 64 * 1024;
const END_STREAM = '\nendstream\nendobj\n';

/** Looks at the text of objects from `start` to `end`; the bytes are used again afterwards. */
export type ObjectWatcher = (bytes: Uint8Array, start: number, end: number) => void;

/** Renumbers nothing: for values without references of an input. */
export const noRenumbering: Renumber = () => 0;

/**
 * Writes the merged file from front to back: streams as they come, all other objects packed into object streams, the cross-reference
 * stream last (ISO 32000-2 7.5.7, 7.5.8). Only numbers and offsets stay in memory.
 */
export class PdfWriter {
  readonly #codec: Codec;
  readonly #output: OutputBuffer;
  readonly #places = new ObjectPlaces();
  #count = 1;
  /** The objects packed so far, one after the other. The raw copier writes straight into it. */
  readonly packed = new ByteBuilder(2 * STREAM_BYTES);
  /** An object stream before it is compressed, used again for each. */
  readonly #plain = new ByteBuilder(2 * STREAM_BYTES);
  readonly #packedNumbers: number[] = [];
  readonly #packedStarts: number[] = [];

  readonly #onObjects: ObjectWatcher | undefined;

  /** `onObjects` sees the text of all objects, without the data of streams, before it is compressed. */
  constructor(sink: ByteSink, codec: Codec, version: string, onObjects?: ObjectWatcher) {
    this.#onObjects = onObjects;
    this.#output = new OutputBuffer(sink);
    this.#codec = codec;
    this.#output.latin1(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
  }

  /** A number for an object that will be written. */
  allocate(): number {
    return this.#count++;
  }

  /** Writes a value under a number. */
  put(number: number, value: PdfValue, renumber: Renumber = noRenumbering): void {
    const start = this.packed.length;
    writeValue(this.packed, value, renumber);
    this.endPacked(number, start);
  }

  /** Writes a value under a new number. */
  add(value: PdfValue, renumber: Renumber = noRenumbering): NewReference {
    const number = this.allocate();
    this.put(number, value, renumber);
    return new NewReference(number);
  }

  /** Says that the object in `packed` from `start` on is complete. */
  endPacked(number: number, start: number): void {
    this.#packedNumbers.push(number);
    this.#packedStarts.push(start);
    this.packed.byte(10);
    if (this.#packedNumbers.length >= OBJECTS_PER_STREAM || this.packed.length >= STREAM_BYTES) this.#flush();
  }

  /** Takes the text from `start` on back out of `packed` and writes it as the dictionary of a stream; the data follow with `write`. */
  beginStreamFromPacked(number: number, start: number): void {
    this.#begin(number);
    this.#onObjects?.(this.packed.bytes, start, this.packed.length);
    this.#output.write(this.packed.bytes.subarray(start, this.packed.length));
    this.packed.length = start;
    this.#output.latin1('stream\n');
  }

  /** Data of the stream begun. */
  write(bytes: Uint8Array): void {
    this.#output.write(bytes);
  }

  /** Data of the stream begun, from a source that the sink can reach by itself. Returns whether it could. */
  copy(source: ByteSource, offset: number, length: number): boolean {
    return this.#output.copy(source, offset, length);
  }

  endStream(): void {
    this.#output.latin1(END_STREAM);
  }

  /** Writes a whole stream whose data lie in memory. `Length` is set. */
  putStream(number: number, dictionary: PdfDictionary, data: Uint8Array, renumber: Renumber = noRenumbering): void {
    const start = this.packed.length;
    writeValue(this.packed, new Map([...dictionary, ['Length', data.length]]), renumber);
    this.beginStreamFromPacked(number, start);
    this.#output.write(data);
    this.endStream();
  }

  /** Writes a stream of ours, compressed. */
  addStream(dictionary: PdfDictionary, data: Uint8Array): NewReference {
    const number = this.allocate();
    const compressed = this.#codec.deflate(data);
    this.putStream(number, new Map([...dictionary, ['Filter', name('FlateDecode')]]), compressed);
    return new NewReference(number);
  }

  /** Ends the file. Gives its size. */
  finish(trailer: PdfDictionary): number {
    this.#flush();
    const number = this.allocate();
    const start = this.#output.offset;
    this.#places.record(number, AT_OFFSET, start, 0);
    const placeWidth = start > 0xffffffff ? 6 : start > 0xffffff ? 4 : 3;
    const data = this.#codec.deflate(this.#places.rows(this.#count, placeWidth));
    const dictionary = buildDictionary({ Type: name('XRef'), Size: this.#count, W: [1, placeWidth, 2] });
    for (const [key, value] of trailer) dictionary.set(key, value);
    dictionary.set('Filter', name('FlateDecode'));
    dictionary.set('DecodeParms', buildDictionary({ Predictor: 12, Columns: placeWidth + 3 }));
    this.putStream(number, dictionary, data);
    this.#output.latin1(`startxref\n${start}\n%%EOF\n`);
    this.#output.flush();
    return this.#output.offset;
  }

  #flush(): void {
    const count = this.#packedNumbers.length;
    if (count === 0) return;
    const stream = this.allocate();
    const plain = this.#plain;
    plain.length = 0;
    for (let index = 0; index < count; index++) {
      const number = this.#packedNumbers[index] ?? 0;
      plain.digits(number);
      plain.byte(32);
      plain.digits(this.#packedStarts[index] ?? 0);
      plain.byte(32);
      this.#places.record(number, IN_STREAM, stream, index);
    }
    const first = plain.length;
    this.#onObjects?.(this.packed.bytes, 0, this.packed.length);
    plain.append(this.packed.view());
    this.packed.length = 0;
    this.#packedNumbers.length = 0;
    this.#packedStarts.length = 0;
    const data = this.#codec.deflate(plain.view());
    this.#begin(stream);
    this.#output.latin1(`<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${data.length}>>stream\n`);
    this.#output.write(data);
    this.endStream();
  }

  #begin(number: number): void {
    this.#places.record(number, AT_OFFSET, this.#output.offset, 0);
    this.#output.digits(number);
    this.#output.latin1(' 0 obj\n');
  }
}
