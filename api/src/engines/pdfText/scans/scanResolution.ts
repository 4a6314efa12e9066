import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageSize } from '../page/readingFrame.ts';

const POINTS_PER_INCH = 72;
const IMAGE = 3;
const FORM = 5;
const MAX_DEPTH = 4;
const MAX_OBJECTS = 2000;
/** A picture that fills less of the page says nothing about how the page was scanned. */
const LEAST_SHARE = 0.4;
/** Room for a transformation: six numbers. */
const SCRATCH_BYTES = 24;

/** Dots per inch of the picture that fills a page, which is how it was scanned; nothing where no single picture does. */
export function scanResolution(instance: WrappedPdfiumModule, page: number, { width, height }: PageSize): number | undefined {
  const memory = instance.pdfium;
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  let seen = 0;
  let largest: { share: number; dpi: number } | undefined;

  const numbersAt = (type: 'HEAPF32' | 'HEAPU32', count: number) => [...memory[type].subarray(scratch >> 2, (scratch >> 2) + count)];
  const look = (object: number, scale: number, depth: number) => {
    seen += 1;
    const type = instance.FPDFPageObj_GetType(object);
    if (type === FORM && depth < MAX_DEPTH) {
      const inner = scale * scaleOf(object);
      const count = Math.max(0, instance.FPDFFormObj_CountObjects(object));
      for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) look(instance.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
    if (type !== IMAGE || !instance.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersAt('HEAPF32', 4);
    const area = (right - left) * (top - bottom) * scale ** 2;
    if (!(area > 0) || !instance.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) return;
    const [across = 0, down = 0] = numbersAt('HEAPU32', 2);
    const share = area / (width * height);
    if (share > (largest?.share ?? LEAST_SHARE)) largest = { share, dpi: Math.sqrt((across * down) / area) * POINTS_PER_INCH };
  };
  /** How much larger a form is drawn than it was made. */
  const scaleOf = (form: number) => {
    if (!instance.FPDFPageObj_GetMatrix(form, scratch)) return 1;
    const [a = 1, b = 0, c = 0, d = 1] = numbersAt('HEAPF32', 4);
    return Math.sqrt(Math.abs(a * d - b * c));
  };
  try {
    const count = Math.max(0, instance.FPDFPage_CountObjects(page));
    for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) look(instance.FPDFPage_GetObject(page, index), 1, 0);
    return largest?.dpi;
  } finally {
    memory.wasmExports.free(scratch);
  }
}
