import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { portableCodec } from '@sheaf/pdf/bytes/portableCodec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { holdsActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { buildAnnotations, type PageHighlight } from './annotatePdf.ts';
import type { Annotator } from './highlight.ts';

export type { PageHighlight } from './annotatePdf.ts';

/** The file that bears the highlights, in two parts that belong one after the other: the visitor's own bytes, and what is added to them. */
export interface AnnotatedFile {
  /**
   * An open copy where the file was protected, since what is added cannot be enciphered, or held active content, which leaves no tool
   * of ours; else the very bytes that were given.
   */
  original: Uint8Array<ArrayBuffer>;
  added: Uint8Array<ArrayBuffer>;
}

/** Adds highlights with comments to a PDF in the browser. Throws for a file that cannot be read, or not with this password. */
export async function annotateOnDevice(
  pdf: Uint8Array<ArrayBuffer>,
  password: string,
  highlights: readonly PageHighlight[],
  annotator: Annotator,
): Promise<AnnotatedFile> {
  const source = createMemorySource(pdf);
  const file = PdfFile.open('document.pdf', source, portableCodec, password);
  const needsCopy = file.decryptor !== undefined || holdsActiveContent(file);
  // The whole merge engine, for the few who need it.
  const original = needsCopy ? (await import('@sheaf/merge/openCopy')).openCopy(source, password, portableCodec, annotator.date).bytes : pdf;
  return { original, added: buildAnnotations(original, highlights, annotator, portableCodec) };
}
