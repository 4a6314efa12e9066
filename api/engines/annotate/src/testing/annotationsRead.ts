import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';

const HIGHLIGHT = 9;
/** Pixels that a page is read at, whatever its size. */
const PAGE_UNITS = 10_000;
const FLOAT_BYTES = 4;

/** A highlight as PDFium sees it, its box in ten-thousandths of the page as it is shown, from its top left. */
export interface HighlightRead {
  page: number;
  comment: string;
  author: string;
  box: { left: number; top: number; width: number; height: number };
  quads: number;
}

/** Reads every highlight of a file and counts the annotations of each page. Uses PDFium, which shares no code with the engine. */
export async function readAnnotations(bytes: Uint8Array): Promise<{ highlights: HighlightRead[]; counts: number[] }> {
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createMemorySource(bytes));
  if (opening.state !== 'open') throw new Error(`PDFium cannot open the file: ${opening.state}.`);
  const { handle, pages, close } = opening.document;
  const { malloc, free } = instance.pdfium.wasmExports;
  const rectangle = malloc(4 * FLOAT_BYTES);
  const device = malloc(2 * FLOAT_BYTES);
  const highlights: HighlightRead[] = [];
  const counts: number[] = [];
  for (let index = 0; index < pages; index++) {
    const page = instance.FPDF_LoadPage(handle, index);
    const toShownPoint = (x: number, y: number) => {
      instance.FPDF_PageToDevice(page, 0, 0, PAGE_UNITS, PAGE_UNITS, 0, x, y, device, device + FLOAT_BYTES);
      return [instance.pdfium.getValue(device, 'i32'), instance.pdfium.getValue(device + FLOAT_BYTES, 'i32')] as const;
    };
    const count = instance.FPDFPage_GetAnnotCount(page);
    counts.push(count);
    for (let at = 0; at < count; at++) {
      const annotation = instance.FPDFPage_GetAnnot(page, at);
      if (instance.FPDFAnnot_GetSubtype(annotation) === HIGHLIGHT) {
        instance.FPDFAnnot_GetRect(annotation, rectangle);
        const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((side) =>
          instance.pdfium.getValue(rectangle + side * FLOAT_BYTES, 'float'),
        );
        const corners = [toShownPoint(left, top), toShownPoint(right, bottom)] as const;
        const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? 0).sort((a, b) => a - b));
        highlights.push({
          page: index + 1,
          comment: readText(annotation, 'Contents'),
          author: readText(annotation, 'T'),
          box: { left: xs?.[0] ?? 0, top: ys?.[0] ?? 0, width: (xs?.[1] ?? 0) - (xs?.[0] ?? 0), height: (ys?.[1] ?? 0) - (ys?.[0] ?? 0) },
          quads: instance.FPDFAnnot_CountAttachmentPoints(annotation),
        });
      }
      instance.FPDFPage_CloseAnnot(annotation);
    }
    instance.FPDF_ClosePage(page);
  }
  free(rectangle);
  free(device);
  close();
  return { highlights, counts };

  function readText(annotation: number, key: string): string {
    const length = instance.FPDFAnnot_GetStringValue(annotation, key, 0, 0);
    const address = malloc(length);
    instance.FPDFAnnot_GetStringValue(annotation, key, address, length);
    const text = instance.pdfium.UTF16ToString(address);
    free(address);
    return text;
  }
}
