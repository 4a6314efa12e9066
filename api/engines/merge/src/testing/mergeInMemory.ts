import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { memorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import type { PdfDictionary, PdfValue } from '@sheaf/pdf/syntax/values';
import { mergeDocuments } from '../mergeDocuments.ts';
import type { MergeChoices, MergeInput, MergeResult } from '../mergeOptions.ts';

export type MemoryInput = Omit<MergeInput, 'source'> & { bytes: Uint8Array };

/** Merges bytes to bytes. */
export function mergeInMemory(inputs: MemoryInput[], choices: MergeChoices = {}, now = new Date(0)): { bytes: Uint8Array; result: MergeResult } {
  const sink = new MemorySink();
  const sources = inputs.map(({ bytes, ...input }) => ({ ...input, source: memorySource(bytes) }));
  const result = mergeDocuments(sources, choices, { sink, codec: nodeCodec, now });
  return { bytes: sink.bytes(), result };
}

/** A file of a test, by name: `a.pdf`, `b.pdf` and so on. */
export function named(...files: Uint8Array[]): MemoryInput[] {
  return files.map((bytes, index) => ({ name: `${String.fromCharCode(97 + index)}.pdf`, bytes }));
}

/** Opens bytes for looking into them. */
export function opened(bytes: Uint8Array): PdfFile {
  return PdfFile.open('merged.pdf', memorySource(bytes), nodeCodec);
}

/** Follows keys and indexes from the catalog. */
export function entry(file: PdfFile, ...path: (string | number)[]): PdfValue {
  let value: PdfValue = file.catalog();
  for (const key of path) {
    const holder: PdfDictionary | undefined = typeof key === 'string' ? file.dictionary(value) : undefined;
    value = file.resolve(typeof key === 'string' ? holder?.get(key) : file.array(value)[key]);
  }
  return value;
}
