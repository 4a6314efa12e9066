import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import type { PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import { PdfReference } from '@sheaf/pdf/syntax/values';
import { isEmptyFile, isPage } from '../read/readPages.ts';

/** Throws when PDFium found a page for which the file has no page object: it takes any dictionary without kids for a page, and draws a blank one. */
export function refuseInventedPages(
  instance: WrappedPdfiumModule,
  document: PdfiumDocument,
  name: string,
  bytes: Uint8Array,
  password?: string,
): void {
  const file = PdfFile.open(name, createMemorySource(bytes), nodeCodec, password);
  if (isEmptyFile(file)) throw new PdfError('empty_pdf', name);
  for (let index = 0; index < document.pages; index++) {
    const page = instance.FPDF_LoadPage(document.handle, index);
    const isReal = page !== 0 && isRealPage(instance, page, file);
    if (page) instance.FPDF_ClosePage(page);
    if (!isReal) throw new PdfError('damaged_pdf', name, { cause: new Error(`Page ${index + 1} has no page object.`) });
  }
}

/** Returns whether the object of a page is one. What only PDFium could read of it counts when it draws something. */
function isRealPage(instance: WrappedPdfiumModule, page: number, file: PdfFile): boolean {
  const reference = new PdfReference(instance.EPDFPage_GetObjectNumber(page));
  let found = file.dictionary(reference);
  if (!found && file.repair()) found = file.dictionary(reference);
  return found ? isPage(found) : instance.FPDFPage_CountObjects(page) > 0;
}
