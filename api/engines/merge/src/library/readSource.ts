import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PDF } from '@libpdf/core';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { PdfError } from '@sheaf/pdf/errors';
import { isPdf } from '@sheaf/pdf/file/pdfRecognition';
import { openInPdfium, rewriteWithPdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { MergeWarning } from '../model/mergeOptions.ts';
import { copyWithoutActiveContent } from './copyWithoutActiveContent.ts';
import { findLosses } from './losses.ts';
import { refuseInventedPages } from './realPages.ts';

/** A file opened for merging, with every page it says it has. */
export interface Source {
  name: string;
  pdf: PDF;
  pages: number;
  /** What a copy of its pages leaves behind. */
  losses: MergeWarning[];
}

/**
 * Opens a file for merging. PDFium, which mends most damage and knows every encryption, writes the pages anew: the library that merges them
 * would loop for ever on some damaged files, so it never meets one. A file that gives fewer pages than it claims is refused by name: a merge
 * never loses a page silently. What runs or fetches stays behind.
 */
export async function readSource(instance: WrappedPdfiumModule, file: SourceFile, password: string | undefined, now: Date): Promise<Source> {
  const { name } = file;
  const bytes = file.bytes();
  if (!isPdf(bytes, bytes)) throw new PdfError('not_a_pdf', name);
  const opening = openInPdfium(instance, createMemorySource(bytes), password);
  if (opening.state === 'locked') throw new PdfError(password === undefined ? 'password_required' : 'wrong_password', name);
  if (opening.state === 'unreadable') throw new PdfError('damaged_pdf', name);

  const { document } = opening;
  try {
    refuseInventedPages(instance, document, name, bytes, password);
    const rewritten = document.pages > 0 ? rewriteWithPdfium(instance, document) : undefined;
    if (!rewritten) throw new PdfError('damaged_pdf', name);
    const clean = copyWithoutActiveContent(name, rewritten, now);
    const pdf = await PDF.load(clean.bytes);
    if (pdf.getPageCount() !== document.pages) throw new PdfError('damaged_pdf', name);
    const losses = findLosses(instance, document, name, bytes);
    const others = clean.warnings.filter(({ code }) => losses.every((loss) => loss.code !== code));
    return { name, pdf, pages: document.pages, losses: [...others, ...losses] };
  } finally {
    document.close();
  }
}
