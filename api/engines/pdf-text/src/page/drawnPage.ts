import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageSize } from './readingFrame.ts';

/** PDFium's names of them: one byte of grey for each pixel, or blue, green and red. Without a fourth byte, drawings take a quarter less memory. */
export const PIXELS = { grey: 1, color: 2 } as const;
/** Of a pixel in colour. */
export const COLOR_BYTES = 3;

const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 1;

export interface DrawnPage {
  /** In the memory of PDFium, where they stay only while they are read. */
  pixels: Uint8Array;
  /** In pixels; a row takes `stride` bytes. */
  across: number;
  down: number;
  stride: number;
}

/** Returns what `read` makes of a page drawn on white, so many pixels for each point. Nothing when there is no memory for it. */
export function drawPage<Result>(
  instance: WrappedPdfiumModule,
  page: number,
  { width, height }: PageSize,
  { scale, pixels: format }: { scale: number; pixels: (typeof PIXELS)[keyof typeof PIXELS] },
  read: (drawn: DrawnPage) => Result,
): Result | undefined {
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  const bitmap = instance.FPDFBitmap_CreateEx(across, down, format, 0, 0);
  if (!bitmap) return undefined;
  try {
    instance.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
    instance.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, WITH_ANNOTATIONS);
    const start = instance.FPDFBitmap_GetBuffer(bitmap);
    const stride = instance.FPDFBitmap_GetStride(bitmap);
    return read({ pixels: instance.pdfium.HEAPU8.subarray(start, start + stride * down), across, down, stride });
  } finally {
    instance.FPDFBitmap_Destroy(bitmap);
  }
}
