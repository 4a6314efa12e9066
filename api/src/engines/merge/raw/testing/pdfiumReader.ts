import { openInPdfium, pdfium } from '../../../pdfium.ts';

/** The text of every page, read by PDFium: a reader that shares nothing with the engine. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const instance = await pdfium();
  const opening = openInPdfium(instance, bytes);
  if (opening.state !== 'open') throw new Error(`PDFium cannot open the file: ${opening.state}.`);
  const { handle, pages, close } = opening.document;
  const texts = Array.from({ length: pages }, (_, index) => {
    const page = instance.FPDF_LoadPage(handle, index);
    const text = instance.FPDFText_LoadPage(page);
    const count = instance.FPDFText_CountChars(text);
    const address = instance.pdfium.wasmExports.malloc((count + 1) * 2);
    instance.FPDFText_GetText(text, 0, count, address);
    const found = count > 0 ? instance.pdfium.UTF16ToString(address) : '';
    instance.pdfium.wasmExports.free(address);
    instance.FPDFText_ClosePage(text);
    instance.FPDF_ClosePage(page);
    return found.trim();
  });
  close();
  return texts;
}
