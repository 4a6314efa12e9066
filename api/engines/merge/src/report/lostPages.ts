import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { isDamage, PdfFile } from '@sheaf/pdf/file/pdfFile';
import { openInPdfium, type PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import { PdfReference } from '@sheaf/pdf/syntax/values';
import type { MergedFile } from '../model/mergeOptions.ts';
import { readPages } from '../read/readPages.ts';

/** Throws unless PDFium finds every page in a merged file. The error names the file whose page is the first that is not there. */
export function refuseLostPages(instance: WrappedPdfiumModule, written: ByteSource, merged: Pick<MergedFile, 'pages' | 'files' | 'notes'>): void {
  const reopened = openInPdfium(instance, written);
  if (reopened.state !== 'open') {
    const repaired = merged.notes.find(({ wasRepaired }) => wasRepaired);
    const cause = new Error('The merged file cannot be opened.');
    // No sound file is to blame for what was made of it.
    throw repaired ? new PdfError('damaged_pdf', repaired.name, { cause }) : cause;
  }
  const { document } = reopened;
  try {
    if (document.pages === merged.pages) return;
    const lost = findLostPage(instance, document, written) + 1;
    const file = merged.files.find(({ from, to }) => from <= lost && lost <= to) ?? merged.files.findLast(({ pages }) => pages > 0);
    throw new PdfError('damaged_pdf', file?.name ?? '', {
      cause: new Error(`The merged file has ${document.pages} pages instead of ${merged.pages}.`),
    });
  } finally {
    document.close();
  }
}

/** Finds the first page at which PDFium sees another than was written, counted from 0. */
function findLostPage(instance: WrappedPdfiumModule, document: PdfiumDocument, written: ByteSource): number {
  const pages = readWrittenPages(written);
  for (let index = 0; index < document.pages; index++) {
    const page = instance.FPDF_LoadPage(document.handle, index);
    const number = page ? instance.EPDFPage_GetObjectNumber(page) : 0;
    if (page) instance.FPDF_ClosePage(page);
    const object = pages[index];
    if (number === 0 || (object instanceof PdfReference && object.number !== number)) return index;
  }
  return document.pages;
}

function readWrittenPages(written: ByteSource) {
  try {
    return readPages(PdfFile.open('merged.pdf', written, nodeCodec)).map(({ object }) => object);
  } catch (error) {
    if (!isDamage(error) && !(error instanceof PdfError)) throw error;
    return [];
  }
}
