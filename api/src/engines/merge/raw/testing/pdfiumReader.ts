import { openInPdfium, pdfium } from '../../../pdfium.ts';
import { memorySource } from '../bytes/byteSource.ts';

/** The text of every page, read by PDFium: a reader that shares nothing with the engine. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const instance = await pdfium();
  const opening = openInPdfium(instance, memorySource(bytes));
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

/** How many links PDFium finds a page for. */
export async function linksToPages(bytes: Uint8Array): Promise<number> {
  const instance = await pdfium();
  const opening = openInPdfium(instance, memorySource(bytes));
  if (opening.state !== 'open') throw new Error(`PDFium cannot open the file: ${opening.state}.`);
  const { handle, pages, close } = opening.document;
  const { malloc, free } = instance.pdfium.wasmExports;
  const position = malloc(8);
  let found = 0;
  for (let index = 0; index < pages; index++) {
    const page = instance.FPDF_LoadPage(handle, index);
    instance.pdfium.setValue(position, 0, 'i32');
    while (instance.FPDFLink_Enumerate(page, position, position + 4)) {
      const destination = instance.FPDFLink_GetDest(handle, instance.pdfium.getValue(position + 4, 'i32'));
      if (destination && instance.FPDFDest_GetDestPageIndex(handle, destination) >= 0) found++;
    }
    instance.FPDF_ClosePage(page);
  }
  free(position);
  close();
  return found;
}
