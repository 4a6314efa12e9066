import { createMemorySource } from '../bytes/byteSource.ts';
import { loadPdfium, openInPdfium } from '../pdfium/pdfium.ts';
import type { PageMark } from './variedPdf.ts';

/** Reads the text of every page with PDFium, which shares no code with the engine. */
export async function readPageTexts(bytes: Uint8Array): Promise<string[]> {
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createMemorySource(bytes));
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

/** Reads the text and the shown size of every page with PDFium. */
export async function readPageMarks(bytes: Uint8Array): Promise<PageMark[]> {
  const texts = await readPageTexts(bytes);
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createMemorySource(bytes));
  if (opening.state !== 'open') throw new Error(`PDFium cannot open the file: ${opening.state}.`);
  const { handle, close } = opening.document;
  const marks = texts.map((text, index) => {
    const page = instance.FPDF_LoadPage(handle, index);
    const mark = { text, width: instance.FPDF_GetPageWidth(page), height: instance.FPDF_GetPageHeight(page) };
    instance.FPDF_ClosePage(page);
    return mark;
  });
  close();
  return marks;
}

/** Counts the links for which PDFium finds a page. */
export async function countLinksToPages(bytes: Uint8Array): Promise<number> {
  return (await listLinkTargets(bytes)).flat().length;
}

/** Lists for every page the page indexes (from 0) to which PDFium resolves its links. */
export async function listLinkTargets(bytes: Uint8Array): Promise<number[][]> {
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createMemorySource(bytes));
  if (opening.state !== 'open') throw new Error(`PDFium cannot open the file: ${opening.state}.`);
  const { handle, pages, close } = opening.document;
  const { malloc, free } = instance.pdfium.wasmExports;
  const position = malloc(8);
  const targets = Array.from({ length: pages }, (_, index) => {
    const found: number[] = [];
    const page = instance.FPDF_LoadPage(handle, index);
    instance.pdfium.setValue(position, 0, 'i32');
    while (instance.FPDFLink_Enumerate(page, position, position + 4)) {
      const destination = instance.FPDFLink_GetDest(handle, instance.pdfium.getValue(position + 4, 'i32'));
      const target = destination ? instance.FPDFDest_GetDestPageIndex(handle, destination) : -1;
      if (target >= 0) found.push(target);
    }
    instance.FPDF_ClosePage(page);
    return found;
  });
  free(position);
  close();
  return targets;
}
