import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PagePicture } from '@sheaf/ocr/pagePicture';
import { drawPage, PIXELS } from '../page/drawnPage.ts';
import type { PageSize } from '../page/readingFrame.ts';
import { measureScanResolution } from './scanResolution.ts';

const DPI = 200;
/** A scan coarser than this has letters too small for recognition, which enlarging helps. */
const COARSE_DPI = 100;
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 12_000_000;

/**
 * Draws a page in grey for recognition: at 200 dots per inch, or as coarse as it was scanned, since enlarging blurs more than it helps; coarser
 * still when it is large. Nothing when there is no memory for it.
 */
export function renderPage(instance: WrappedPdfiumModule, page: number, { width, height }: PageSize): PagePicture | undefined {
  const inches = (width * height) / POINTS_PER_INCH ** 2;
  const scanned = measureScanResolution(instance, page, { width, height }) ?? DPI;
  const dpi = Math.min(DPI, scanned < COARSE_DPI ? DPI : scanned, Math.sqrt(MAX_PIXELS / Math.max(inches, 0.01)));
  return drawPage(instance, page, { width, height }, { scale: dpi / POINTS_PER_INCH, pixels: PIXELS.grey }, ({ pixels, across, down, stride }) => {
    const grey = new Uint8Array(across * down);
    for (let row = 0; row < down; row += 1) grey.set(pixels.subarray(row * stride, row * stride + across), row * across);
    return { width: across, height: down, dpi, grey };
  });
}
