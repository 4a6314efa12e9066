import { MemorySink } from '../merge/raw/bytes/byteSink.ts';
import { memorySource } from '../merge/raw/bytes/byteSource.ts';
import type { Codec } from '../merge/raw/bytes/codec.ts';
import { PdfFile } from '../merge/raw/file/pdfFile.ts';
import { refuseActiveContent } from '../merge/raw/guard/activeContentGuard.ts';
import { mergeDocuments } from '../merge/raw/mergeDocuments.ts';

/**
 * Returns the same pages, bookmarks, links and fields in a file that anybody can open and that holds nothing active. Throws
 * `MergeProblem` when the password is another.
 */
export function openCopy(bytes: Uint8Array, password: string, codec: Codec, now: Date): Uint8Array<ArrayBuffer> {
  const sink = new MemorySink(bytes.length);
  mergeDocuments([{ name: 'document.pdf', source: memorySource(bytes), password }], { outline: 'keep' }, { sink, codec, now });
  const copy = sink.bytes();
  refuseActiveContent(PdfFile.open('document.pdf', memorySource(copy), codec));
  return copy;
}
