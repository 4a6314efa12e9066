import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { readPageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { PictureData } from '../model/documentModel.ts';
import type { MathNode } from '../model/math.ts';
import { readDescriptions } from './descriptions.ts';
import { readDrawing } from './drawing.ts';
import { PageDrawing } from './pageDrawing.ts';

export interface PlacedPicture extends Rectangle {
  name: string;
  /** What the PDF has as its alternative text. */
  description?: string;
  /** Shows a formula, which is part of the text around it. */
  isFormula?: true;
  /** What it is as a formula of Word, where that is sure. */
  math?: MathNode[];
}

const MIN_SIDE = 4;
const MAX_PICTURES = 200;
const FILTER_BYTES = 64;

/** Takes the pictures of one page, opened anew, their bytes put among `pictures`: its figures drawn, its images as they are but for what is paper. */
export function takePictures(
  { instance, document }: OpenPdf,
  page: number,
  { figures, altTexts, isPaper }: { figures: Rectangle[]; altTexts: ReadonlyMap<Rectangle, string | undefined>; isPaper(image: Rectangle): boolean },
  pictures: Map<string, PictureData>,
): PlacedPicture[] {
  const handle = instance.FPDF_LoadPage(document.handle, page - 1);
  if (!handle) return [];
  const geometry = readPageGeometry(instance, handle);
  const drawing = new PageDrawing(instance, handle, geometry);
  try {
    const { images } = readDrawing(instance, handle, geometry);
    const placed: PlacedPicture[] = [];
    const descriptions = images.length > 0 ? readDescriptions(instance, handle) : new Map<number, string>();
    const add = (place: Rectangle, data: PictureData | undefined, description?: string) => {
      if (!data) return;
      const name = `page${page}-${placed.length + 1}`;
      pictures.set(name, data);
      placed.push({ left: place.left, top: place.top, right: place.right, bottom: place.bottom, name, ...(description && { description }) });
    };
    for (const figure of figures) add(figure, drawing.getPart(figure), altTexts.get(figure));
    for (const { object, markedContent, isCut, ...image } of images.slice(0, MAX_PICTURES)) {
      const shown = {
        left: Math.max(0, image.left),
        top: Math.max(0, image.top),
        right: Math.min(geometry.width, image.right),
        bottom: Math.min(geometry.height, image.bottom),
      };
      if (shown.right - shown.left < MIN_SIDE || shown.bottom - shown.top < MIN_SIDE || isPaper(shown)) continue;
      const isDrawnAlready = figures.some((figure) => isMostlyIn(shown, figure));
      if (!isDrawnAlready) add(shown, (isCut ? undefined : readJpeg(instance, object)) ?? drawing.getPart(shown), descriptions.get(markedContent));
    }
    return placed;
  } finally {
    drawing.close();
    instance.FPDF_ClosePage(handle);
  }
}

function isMostlyIn(inner: Rectangle, outer: Rectangle): boolean {
  const across = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  const down = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
  return across > 0 && down > 0 && across * down > 0.6 * (inner.right - inner.left) * (inner.bottom - inner.top);
}

/** The bytes of a JPEG as they are in the file, where nothing about them needs undoing. */
function readJpeg(instance: WrappedPdfiumModule, object: number): PictureData | undefined {
  const memory = instance.pdfium;
  if (instance.FPDFImageObj_GetImageFilterCount(object) !== 1 || instance.FPDFPageObj_HasTransparency(object)) return undefined;
  const name = memory.wasmExports.malloc(FILTER_BYTES);
  try {
    const length = instance.FPDFImageObj_GetImageFilter(object, 0, name, FILTER_BYTES);
    if (length === 0 || length > FILTER_BYTES || memory.UTF8ToString(name) !== 'DCTDecode') return undefined;
  } finally {
    memory.wasmExports.free(name);
  }
  const size = instance.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  if (size < 4) return undefined;
  const target = memory.wasmExports.malloc(size);
  try {
    instance.FPDFImageObj_GetImageDataRaw(object, target, size);
    const bytes = memory.HEAPU8.slice(target, target + size);
    return isPlainJpeg(bytes) && isUpright(instance, object) ? { format: 'jpg', bytes } : undefined;
  } finally {
    memory.wasmExports.free(target);
  }
}

/** Word shows JPEGs of one or three colours; those for print have four, and often inverted. */
function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  for (let place = 2; place + 9 < bytes.length; ) {
    if (bytes[place] !== 0xff) return false;
    const marker = bytes[place + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return bytes[place + 9] === 1 || bytes[place + 9] === 3;
    place += 2 + (((bytes[place + 2] ?? 0) << 8) | (bytes[place + 3] ?? 0));
  }
  return false;
}

function isUpright(instance: WrappedPdfiumModule, object: number): boolean {
  const memory = instance.pdfium;
  const matrix = memory.wasmExports.malloc(24);
  try {
    if (!instance.FPDFPageObj_GetMatrix(object, matrix)) return false;
    const [a = 0, b = 0, c = 0, d = 0] = memory.HEAPF32.slice(matrix >> 2, (matrix >> 2) + 4);
    return a > 0 && d > 0 && Math.abs(b) < 0.01 * a && Math.abs(c) < 0.01 * d;
  } finally {
    memory.wasmExports.free(matrix);
  }
}
