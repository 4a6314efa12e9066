import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { portableCodec } from '@sheaf/pdf/flate/portableCodec';
import { holdsActiveContent, refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { buildAnnotations, type PageHighlight } from './annotatePdf.ts';
import type { Annotator } from './highlight.ts';

export type { PageHighlight } from './annotatePdf.ts';

/** The file with the highlights, in two parts that belong one after the other: the visitor's own bytes, and what is added to them. */
export interface AnnotatedFile {
  /**
   * An open copy where the file was protected, since what is added cannot be enciphered, or held active content, which leaves no tool
   * of ours; else the very bytes that were given.
   */
  original: Uint8Array<ArrayBuffer>;
  added: Uint8Array<ArrayBuffer>;
  /** What the copy lost. */
  lost: AnnotationLoss[];
}

export type AnnotationLoss = 'scripts' | 'links' | 'signature';

/** Warnings of the copy that the visitor has to know of; the others are about files that are joined. */
const LOSSES: Partial<Record<string, AnnotationLoss>> = {
  active_content_removed: 'scripts',
  xfa_dropped: 'scripts',
  xfa_dynamic: 'scripts',
  links_removed: 'links',
  signature_removed: 'signature',
};

/** Adds highlights with comments to a PDF in the browser. Throws for a file that cannot be read, or not with this password, and `ActiveContentFound` if what was written is active. */
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
  const copy = needsCopy ? (await import('@sheaf/merge/openCopy')).openCopy(source, password, portableCodec, annotator.date) : undefined;
  const original = copy?.bytes ?? pdf;
  const lost = new Set(copy?.warnings.flatMap(({ code }) => LOSSES[code] ?? []));
  const added = buildAnnotations(original, highlights, annotator, portableCodec);
  // The file as it leaves, since what is added can bring to light what the visitor's own bytes kept out of sight.
  refuseActiveContent(PdfFile.open('document.pdf', createMemorySource(joinBytes(original, added)), portableCodec));
  return { original, added, lost: [...lost] };
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
