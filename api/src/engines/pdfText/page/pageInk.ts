import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageSize, Rectangle } from './readingFrame.ts';

const PIXELS_PER_POINT = 1.5;
const MAX_PIXELS = 4_000_000;
const FORMAT = 3;
const BYTES = 4;
const WHITE = 0xffffffff;
/** Of 255: what is brighter in all three colours is paper. */
const NEARLY_WHITE = 235;

/** The strongest colour that is drawn in a part of a page, as six hexadecimal digits; nothing where that is white. */
export type PageInk = (part: Rectangle) => string | undefined;

/** Draws a page to tell what can be seen on it. Nothing is seen where there is no memory for that. */
export function pageInk(instance: WrappedPdfiumModule, page: number, { width, height }: PageSize): PageInk {
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const bitmap = instance.FPDFBitmap_CreateEx(across, down, FORMAT, 0, 0);
  if (!bitmap) return () => undefined;
  let pixels: Uint8Array;
  try {
    instance.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
    instance.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, 0);
    const start = instance.FPDFBitmap_GetBuffer(bitmap);
    pixels = instance.pdfium.HEAPU8.slice(start, start + across * down * BYTES);
  } finally {
    instance.FPDFBitmap_Destroy(bitmap);
  }
  return ({ left, top, right, bottom }) => {
    const within = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place * scale)));
    let strongest = [NEARLY_WHITE, NEARLY_WHITE, NEARLY_WHITE];
    for (let row = within(top, down); row < within(bottom, down); row += 1) {
      for (let column = within(left, across); column < within(right, across); column += 1) {
        const at = (row * across + column) * BYTES;
        const [blue = 255, green = 255, red = 255] = pixels.subarray(at, at + 3);
        if (Math.min(red, green, blue) < Math.min(...strongest)) strongest = [red, green, blue];
      }
    }
    return Math.min(...strongest) < NEARLY_WHITE ? strongest.map((part) => part.toString(16).padStart(2, '0')).join('') : undefined;
  };
}
