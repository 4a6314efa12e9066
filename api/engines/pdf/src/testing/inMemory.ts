import { createMemorySource } from '../bytes/byteSource.ts';
import { nodeCodec } from '../bytes/nodeCodec.ts';
import { PdfFile } from '../file/pdfFile.ts';
import type { PdfDictionary, PdfValue } from '../syntax/values.ts';

/** Names the files of a test `a.pdf`, `b.pdf` and so on. */
export function nameFiles(...files: Uint8Array[]): { name: string; bytes: Uint8Array }[] {
  return files.map((bytes, index) => ({ name: `${String.fromCharCode(97 + index)}.pdf`, bytes }));
}

/** Opens bytes for looking into them. */
export function openPdf(bytes: Uint8Array, password = ''): PdfFile {
  return PdfFile.open('merged.pdf', createMemorySource(bytes), nodeCodec, password);
}

/** Follows keys and indexes from the catalog. */
export function readEntry(file: PdfFile, ...path: (string | number)[]): PdfValue {
  let value: PdfValue = file.catalog();
  for (const key of path) {
    const holder: PdfDictionary | undefined = typeof key === 'string' ? file.dictionary(value) : undefined;
    value = file.resolve(typeof key === 'string' ? holder?.get(key) : file.array(value)[key]);
  }
  return value;
}
