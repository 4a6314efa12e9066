import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Matrix, PageGeometry } from './pageGeometry.ts';
import type { PdfiumCalls } from './pdfiumCalls.ts';
import type { Rectangle } from './readingFrame.ts';

/** What is drawn on a page beside its text, as it is shown. */
export interface PageObjects {
  images: Rectangle[];
  /** Filled shapes and images on which white text can be seen. */
  grounds: Rectangle[];
}

const SCRATCH_BYTES = 64;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 6;
const NEARLY_WHITE = 235;

/** The images and coloured grounds of a page, those inside its form objects too. */
export function pageObjects(instance: WrappedPdfiumModule, calls: PdfiumCalls, page: number, geometry: PageGeometry): PageObjects {
  const memory = instance.pdfium;
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  const place = scratch >> 2;
  const found: PageObjects = { images: [], grounds: [] };
  let seen = 0;

  const boundsOf = (object: number, matrix: Matrix): Rectangle | undefined => {
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = memory.HEAPF32.slice(place, place + 4);
    const corners = [
      [left, bottom],
      [right, bottom],
      [left, top],
      [right, top],
    ].map(([x = 0, y = 0]) => {
      const [a, b, c, d, e, f] = joined(matrix, geometry.matrix);
      return { x: a * x + c * y + e, y: b * x + d * y + f };
    });
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  };
  const isColoured = (object: number) => {
    if (!calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return false;
    const [red = 255, green = 255, blue = 255, opacity = 0] = memory.HEAPU32.subarray(place, place + 4);
    return opacity > 20 && Math.min(red, green, blue) < NEARLY_WHITE;
  };
  const visit = (object: number, matrix: Matrix, depth: number) => {
    seen += 1;
    const type = calls.FPDFPageObj_GetType(object);
    if (type === FORM) {
      if (depth >= MAX_DEPTH || !calls.FPDFPageObj_GetMatrix(object, scratch)) return;
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory.HEAPF32.slice(place, place + 6);
      const inner = joined([a, b, c, d, e, f], matrix);
      const count = Math.max(0, calls.FPDFFormObj_CountObjects(object));
      for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) visit(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      return;
    }
    const isGround = type === IMAGE || type === SHADING || (type === PATH && isColoured(object));
    const bounds = isGround ? boundsOf(object, matrix) : undefined;
    if (bounds) found.grounds.push(bounds);
    if (bounds && type === IMAGE) found.images.push(bounds);
  };
  try {
    const count = Math.max(0, calls.FPDFPage_CountObjects(page));
    for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) visit(calls.FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0);
    return found;
  } finally {
    memory.wasmExports.free(scratch);
  }
}

/** First the inner transformation, then the outer. */
export function joined([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

const GRID = 40;

/** How much of a page rectangles cover together, from 0 to 1. */
export function coveredShare(rectangles: Rectangle[], { width, height }: { width: number; height: number }): number {
  let covered = 0;
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = ((column + 0.5) / GRID) * width;
      const y = ((row + 0.5) / GRID) * height;
      if (rectangles.some((rectangle) => x >= rectangle.left && x <= rectangle.right && y >= rectangle.top && y <= rectangle.bottom)) covered += 1;
    }
  }
  return covered / (GRID * GRID);
}
