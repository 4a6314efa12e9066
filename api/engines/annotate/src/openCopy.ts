import { mergeDocuments } from '@sheaf/merge/mergeDocuments';
import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { memorySource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';

/**
 * Returns the same pages, bookmarks, links and fields in a file that anybody can open and that holds nothing active. Throws
 * `PdfError` when the password is another.
 */
export function openCopy(bytes: Uint8Array, password: string, codec: Codec, now: Date): Uint8Array<ArrayBuffer> {
  const sink = new MemorySink(bytes.length);
  mergeDocuments([{ name: 'document.pdf', source: memorySource(bytes), password }], { outline: 'keep' }, { sink, codec, now });
  const copy = sink.bytes();
  refuseActiveContent(PdfFile.open('document.pdf', memorySource(copy), codec));
  return copy;
}
