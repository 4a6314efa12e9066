import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { type ByteSource, createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { mergeDocuments } from './mergeDocuments.ts';

/**
 * Returns the same pages, bookmarks, links and fields in a file that anybody can open and that holds nothing active. Throws
 * `PdfError` when the password is another.
 */
export function openCopy(source: ByteSource, password: string, codec: Codec, now: Date): Uint8Array<ArrayBuffer> {
  const sink = new MemorySink(source.length);
  mergeDocuments([{ name: 'document.pdf', source, password }], { outline: 'keep' }, { sink, codec, now });
  const copy = sink.bytes();
  refuseActiveContent(PdfFile.open('document.pdf', createMemorySource(copy), codec));
  return copy;
}
