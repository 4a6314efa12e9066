import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { measureAreaScale } from '../page/matrix.ts';
import type { PageSize } from '../page/readingFrame.ts';
import { ObjectKind, walkObjects } from '../page/walkObjects.ts';

const POINTS_PER_INCH = 72;
/** A picture that fills less of the page says nothing about how the page was scanned. */
const LEAST_SHARE = 0.4;

/** Dots per inch of the picture that fills a page, which is how it was scanned; nothing where no single picture does. */
export function measureScanResolution(instance: WrappedPdfiumModule, page: number, { width, height }: PageSize): number | undefined {
  let largest: { share: number; dpi: number } | undefined;
  walkObjects(instance, page, ({ handle, kind, matrix }, { memory, scratch, readBounds }) => {
    const bounds = kind === ObjectKind.IMAGE ? readBounds(handle) : undefined;
    if (!bounds) return;
    const area = (bounds.right - bounds.left) * (bounds.top - bounds.bottom) * measureAreaScale(matrix);
    if (!(area > 0) || !instance.FPDFImageObj_GetImagePixelSize(handle, scratch, scratch + 4)) return;
    const [across = 0, down = 0] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 2);
    const share = area / (width * height);
    if (share > (largest?.share ?? LEAST_SHARE)) largest = { share, dpi: Math.sqrt((across * down) / area) * POINTS_PER_INCH };
  });
  return largest?.dpi;
}
