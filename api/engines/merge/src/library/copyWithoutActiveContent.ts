import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { mergeDocuments } from '../mergeDocuments.ts';
import type { MergeWarning } from '../model/mergeOptions.ts';

/** The warnings about active content. All others are about the file as the visitor gave it, and are found there. */
const ACTIVE_CONTENT_CODES = new Set(['active_content_removed', 'links_removed']);

export interface CleanCopy {
  bytes: Uint8Array<ArrayBuffer>;
  warnings: MergeWarning[];
}

/** Returns the pages of a sound PDF without anything that runs or fetches, copied by the engine that knows every disguise of it. */
export function copyWithoutActiveContent(name: string, pdf: Uint8Array, now: Date): CleanCopy {
  const sink = new MemorySink(pdf.length);
  try {
    const { warnings } = mergeDocuments([{ name, source: createMemorySource(pdf) }], { outline: 'none' }, { sink, codec: nodeCodec, now });
    return { bytes: sink.bytes(), warnings: warnings.filter(({ code }) => ACTIVE_CONTENT_CODES.has(code)) };
  } catch (error) {
    if (error instanceof PdfError) throw new PdfError('damaged_pdf', name, { cause: error });
    throw error;
  }
}
