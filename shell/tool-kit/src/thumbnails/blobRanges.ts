import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Gives pdf.js the parts of a file that it asks for, so that a large file is never read into memory whole. */
export class BlobRanges extends PDFDataRangeTransport {
  readonly #file: Blob;

  constructor(file: Blob) {
    super(file.size, null);
    this.#file = file;
  }

  override async requestDataRange(begin: number, end: number): Promise<void> {
    this.onDataRange(begin, new Uint8Array(await this.#file.slice(begin, end).arrayBuffer()));
  }
}
