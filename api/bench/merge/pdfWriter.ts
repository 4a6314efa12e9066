import { deflateSync } from 'node:zlib';

/** Writes a PDF object by object, with a classic cross-reference table, as most programs do. */
export class PdfWriter {
  readonly #parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  readonly #offsets: number[] = [0];
  #length = this.#parts[0]?.length ?? 0;

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#offsets.push(-1) - 1;
  }

  add(body: string): number {
    const number = this.reserve();
    this.put(number, body);
    return number;
  }

  put(number: number, body: string): void {
    this.#begin(number);
    this.#write(`${body}\nendobj\n`);
  }

  /** A stream, compressed. Noise is only wrapped, since nothing would make it smaller. */
  addStream(data: Buffer, { entries = '', isNoise = false } = {}): number {
    const number = this.reserve();
    const packed = deflateSync(data, { level: isNoise ? 0 : 6 });
    this.#begin(number);
    this.#write(`<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`);
    this.#append(packed);
    this.#write('\nendstream\nendobj\n');
    return number;
  }

  finish(catalog: number): Buffer {
    const start = this.#length;
    const rows = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${this.#offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
    this.#write(`trailer\n<</Size ${this.#offsets.length}/Root ${catalog} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }

  #begin(number: number): void {
    this.#offsets[number] = this.#length;
    this.#write(`${number} 0 obj\n`);
  }

  #write(text: string): void {
    this.#append(Buffer.from(text, 'latin1'));
  }

  #append(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
