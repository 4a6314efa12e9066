import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PagePicture } from '../../ocr/pagePicture.ts';
import type { PageSize } from '../page/readingFrame.ts';
import { scanResolution } from './scanResolution.ts';

const DPI = 200;
/** A scan coarser than this has letters too small for recognition, which enlarging helps. */
const COARSE_DPI = 100;
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 12_000_000;
const GREY_FORMAT = 1;
const WITH_ANNOTATIONS = 1;
const WHITE = 0xffffffff;

/**
 * Draws a page in grey for recognition: at 200 dots per inch, or as coarse as it was scanned, since enlarging blurs more than it helps; coarser
 * still when it is large. Nothing when there is no memory for it.
 */
export function renderPage(instance: WrappedPdfiumModule, page: number, { width, height }: PageSize): PagePicture | undefined {
  const inches = (width * height) / POINTS_PER_INCH ** 2;
  const scanned = scanResolution(instance, page, { width, height }) ?? DPI;
  const dpi = Math.min(DPI, scanned < COARSE_DPI ? DPI : scanned, Math.sqrt(MAX_PIXELS / Math.max(inches, 0.01)));
  const across = Math.max(1, Math.round((width * dpi) / POINTS_PER_INCH));
  const down = Math.max(1, Math.round((height * dpi) / POINTS_PER_INCH));
  const bitmap = instance.FPDFBitmap_CreateEx(across, down, GREY_FORMAT, 0, 0);
  if (!bitmap) return undefined;
  try {
    instance.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
    instance.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, WITH_ANNOTATIONS);
    const start = instance.FPDFBitmap_GetBuffer(bitmap);
    const stride = instance.FPDFBitmap_GetStride(bitmap);
    const grey = new Uint8Array(across * down);
    for (let row = 0; row < down; row += 1) {
      grey.set(instance.pdfium.HEAPU8.subarray(start + row * stride, start + row * stride + across), row * across);
    }
    return { width: across, height: down, dpi, grey };
  } finally {
    instance.FPDFBitmap_Destroy(bitmap);
  }
}
