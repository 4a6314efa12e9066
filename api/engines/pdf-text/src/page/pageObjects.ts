import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { joinMatrices, transformRectangle } from './matrix.ts';
import type { PageGeometry } from './pageGeometry.ts';
import type { Rectangle } from './readingFrame.ts';
import { ObjectKind, type ObjectReader, walkObjects } from './walkObjects.ts';

/** What is drawn on a page beside its text, as it is shown. */
export interface PageObjects {
  images: Rectangle[];
  /** Filled shapes and images on which white text can be seen. */
  backgrounds: Rectangle[];
}

const NEARLY_WHITE = 235;
/** Of 255: what is fainter hides nothing. */
const FAINT = 20;

/** Reads the images and coloured backgrounds of a page, those inside its form objects too. */
export function readPageObjects(instance: WrappedPdfiumModule, page: number, geometry: PageGeometry): PageObjects {
  const found: PageObjects = { images: [], backgrounds: [] };
  walkObjects(instance, page, ({ handle, kind, matrix }, reader) => {
    const isBackground = kind === ObjectKind.IMAGE || kind === ObjectKind.SHADING || (kind === ObjectKind.PATH && isColoured(handle, reader));
    const bounds = isBackground ? reader.readBounds(handle) : undefined;
    if (!bounds) return;
    const shown = transformRectangle(bounds, joinMatrices(matrix, geometry.matrix));
    found.backgrounds.push(shown);
    if (kind === ObjectKind.IMAGE) found.images.push(shown);
  });
  return found;
}

function isColoured(path: number, { memory, calls, scratch }: ObjectReader): boolean {
  if (!calls.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12)) return false;
  const [red = 255, green = 255, blue = 255, opacity = 0] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4);
  return opacity > FAINT && Math.min(red, green, blue) < NEARLY_WHITE;
}

const GRID = 40;

/** Measures how much of a page rectangles cover together, from 0 to 1. */
export function measureCoveredShare(rectangles: Rectangle[], { width, height }: { width: number; height: number }): number {
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
