import { drawnPage, PIXELS } from '../../pdfText/page/drawnPage.ts';
import { pageGeometry } from '../../pdfText/page/pageGeometry.ts';
import type { OpenPdf } from '../../pdfText/scans/recognisePages.ts';

/** A hairline is thinner than a pixel of this, and greys it all the same. */
const LONG_SIDE_PIXELS = 600;
const WHITE = 255;

/** Whether nothing at all is seen on these pages: no text, no picture, no drawing and no note. */
export function areBlank({ instance, document }: OpenPdf, pages: readonly number[]): boolean {
  return pages.every((page) => {
    const handle = instance.FPDF_LoadPage(document.handle, page - 1);
    // What cannot be opened may hold anything.
    if (!handle) return false;
    try {
      const { width, height } = pageGeometry(instance, handle);
      const scale = LONG_SIDE_PIXELS / Math.max(1, width, height);
      const isWhite = drawnPage(instance, handle, { width, height }, { scale, pixels: PIXELS.grey }, ({ pixels, across, down, stride }) =>
        Array.from({ length: down }, (_, row) => pixels.subarray(row * stride, row * stride + across)).every((line) =>
          line.every((grey) => grey === WHITE),
        ),
      );
      return isWhite === true;
    } finally {
      instance.FPDF_ClosePage(handle);
    }
  });
}
