import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { type ByteSource, createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { mergeDocuments } from './mergeDocuments.ts';
import type { MergeWarning } from './model/mergeOptions.ts';

/** A PDF that anybody can open and that holds nothing active, with what it lost on the way. */
export interface OpenCopy {
  bytes: Uint8Array<ArrayBuffer>;
  warnings: MergeWarning[];
}

/**
 * Copies the same pages, bookmarks, links and fields to a file that anybody can open and that holds nothing active. Throws
 * `PdfError` when the password is another.
 */
export function openCopy(source: ByteSource, password: string, codec: Codec, now: Date): OpenCopy {
  const sink = new MemorySink(source.length);
  const { warnings } = mergeDocuments([{ name: 'document.pdf', source, password }], { outline: 'keep' }, { sink, codec, now });
  const bytes = sink.bytes();
  refuseActiveContent(PdfFile.open('document.pdf', createMemorySource(bytes), codec));
  return { bytes, warnings };
}
