import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Matrix } from './matrix.ts';

/** A page as it is shown, and the way from PDFium's page space (from the lower left, before turning) to there. */
export interface PageGeometry {
  /** In points. */
  width: number;
  height: number;
  /** Degrees clockwise by which the page is turned to be shown. */
  turn: number;
  /** Shown places are `a * x + c * y + e` from the left and `b * x + d * y + f` from the top. */
  matrix: Matrix;
}

const QUARTERS = 4;

/** Measures what is shown of a page: its crop box, turned. */
export function readPageGeometry(instance: WrappedPdfiumModule, page: number): PageGeometry {
  const memory = instance.pdfium;
  const box = memory.wasmExports.malloc(16);
  try {
    const known = instance.FPDF_GetPageBoundingBox(page, box);
    const [left, top, right, bottom] = known ? memory.HEAPF32.subarray(box >> 2, (box >> 2) + QUARTERS) : [0, 792, 612, 0];
    return buildGeometry({ left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 }, instance.FPDFPage_GetRotation(page) % QUARTERS);
  } finally {
    memory.wasmExports.free(box);
  }
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function buildGeometry({ left, top, right, bottom }: Edges, quarters: number): PageGeometry {
  const across = Math.max(1, right - left);
  const up = Math.max(1, top - bottom);
  const isOnItsSide = quarters % 2 === 1;
  const ways: Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ];
  const matrix = ways[quarters] ?? ways[0];
  if (!matrix) throw new Error('A page has no direction.');
  return { width: isOnItsSide ? up : across, height: isOnItsSide ? across : up, turn: quarters * 90, matrix };
}
