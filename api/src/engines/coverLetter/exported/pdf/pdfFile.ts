import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pdfSyntax } from '../../../annotate/pdfSyntax.ts';
import { ByteBuilder } from '../../../merge/raw/bytes/byteBuilder.ts';
import { dictionaryOf, NewReference, name, type PdfDictionary, PdfString, type PdfValue } from '../../../merge/raw/syntax/values.ts';

/** The version that PDF/UA-1 is written for, and a line that shows programs which carry files that this one is no text. */
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
const SMALLEST = { level: 9 };
const BEST_COMPRESSED_BYTES = 64;

/** A PDF that is written from nothing, object by object. */
export class PdfFile {
  readonly #objects: { value: PdfValue; stream?: Uint8Array }[] = [];

  add(value: PdfValue): NewReference {
    this.#objects.push({ value });
    return new NewReference(this.#objects.length);
  }

  /** For what is referred to before it is known; `set` says what it is. */
  reserve(): NewReference {
    return this.add(null);
  }

  set(reference: NewReference, value: PdfValue): void {
    this.#objects[reference.number - 1] = { value };
  }

  addStream(entries: Record<string, PdfValue>, bytes: Uint8Array, { isReadable = false } = {}): NewReference {
    const isDeflated = !isReadable && bytes.length > BEST_COMPRESSED_BYTES;
    const stream = isDeflated ? deflateSync(bytes, SMALLEST) : bytes;
    const dictionary = dictionaryOf({ ...entries, Length: stream.length, ...(isDeflated && { Filter: name('FlateDecode') }) });
    this.#objects.push({ value: dictionary, stream });
    return new NewReference(this.#objects.length);
  }

  /** The whole file. */
  bytes(root: NewReference, info: NewReference): Uint8Array {
    const out = new ByteBuilder(64 * 1024);
    out.latin1(HEADER);
    const offsets: number[] = [];
    for (const [index, { value, stream }] of this.#objects.entries()) {
      offsets.push(out.length);
      out.latin1(`${index + 1} 0 obj\n${pdfSyntax(value)}\n`);
      if (stream) {
        out.latin1('stream\n');
        out.append(stream);
        out.latin1('\nendstream\n');
      }
      out.latin1('endobj\n');
    }
    const id = new PdfString(String.fromCharCode(...createHash('sha256').update(out.view()).digest().subarray(0, 16)));
    const table = out.length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const trailer: PdfDictionary = dictionaryOf({ Size: offsets.length + 1, Root: root, Info: info, ID: [id, id] });
    out.latin1(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer\n${pdfSyntax(trailer)}\nstartxref\n${table}\n%%EOF\n`);
    return out.view().slice();
  }
}
