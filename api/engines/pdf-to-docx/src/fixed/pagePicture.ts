import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { COLOR_BYTES, type DrawnPage, drawPage, PIXELS } from '@sheaf/pdf-text/page/drawnPage';
import { joinMatrices, type Matrix } from '@sheaf/pdf-text/page/matrix';
import { readPageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { ObjectKind, type ObjectReader, type PageObject, walkObjects } from '@sheaf/pdf-text/page/walkObjects';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { platform } from '@sheaf/platform/platform';
import type { Frame, PictureData } from '../model/documentModel.ts';
import { encodePng } from '../read/png.ts';
import { eraseWords } from './emptiedPaper.ts';

export interface PagePicture extends Frame {
  data: PictureData;
}

/** Whole pages are drawn as sharp as print on an office printer looks, what lies behind words somewhat coarser. */
const DPI = { withText: 200, withoutText: 150 };
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 6_000_000;
/** More than elsewhere: text that stayed in the picture would be seen twice. */
const MAX_OBJECTS = 50_000;

/** Draws a page as it looks, or what is left of it without its level text and without what was recognised in its scan, the `emptied` places; only the part where there is anything. */
export function drawPagePicture(
  { instance, document }: OpenPdf,
  page: number,
  { withText, erased = [] }: { withText: boolean; erased?: Rectangle[] },
): PagePicture | undefined {
  const handle = instance.FPDF_LoadPage(document.handle, page - 1);
  if (!handle) return undefined;
  try {
    const geometry = readPageGeometry(instance, handle);
    if (!withText) hideLevelText(instance, handle, geometry.matrix);
    return drawWholePage(instance, handle, geometry, { dpi: withText ? DPI.withText : DPI.withoutText, erased });
  } finally {
    instance.FPDF_ClosePage(handle);
  }
}

/** On the open page alone: the file, and the page when it is opened again, stay as they are. */
function hideLevelText(instance: WrappedPdfiumModule, page: number, shown: Matrix): void {
  const hide = ({ handle, kind, matrix }: PageObject, { readMatrix }: ObjectReader) => {
    const own = kind === ObjectKind.TEXT ? readMatrix(handle) : undefined;
    if (own && isLevel(joinMatrices(joinMatrices(own, matrix), shown))) instance.FPDFPageObj_SetIsActive(handle, false);
  };
  walkObjects(instance, page, hide, MAX_OBJECTS);
}

function isLevel([a, b]: Matrix): boolean {
  return a > 0 && Math.abs(b) < 0.05 * a;
}

interface PageSize {
  width: number;
  height: number;
}

function drawWholePage(
  instance: WrappedPdfiumModule,
  page: number,
  size: PageSize,
  { dpi, erased }: { dpi: number; erased: Rectangle[] },
): PagePicture | undefined {
  const inches = (size.width * size.height) / POINTS_PER_INCH ** 2;
  const scale = Math.min(dpi, Math.sqrt(MAX_PIXELS / Math.max(inches, 0.01))) / POINTS_PER_INCH;
  return drawPage(instance, page, size, { scale, pixels: PIXELS.color }, (drawn) => {
    eraseWords(
      drawn,
      erased.map(({ left, top, right, bottom }) => ({ left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale })),
    );
    const ink = findInkBounds(drawn);
    if (!ink) return undefined;
    const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
    const part = drawn.pixels.subarray(ink.top * drawn.stride + ink.left * COLOR_BYTES);
    return {
      left: ink.left / scale,
      top: ink.top / scale,
      width: width / scale,
      height: height / scale,
      data: { format: 'png', bytes: encodePng(part, { width, height, stride: drawn.stride }, platform.deflate) },
    };
  });
}

/** The box around all that is not white. */
function findInkBounds({ pixels, across, down, stride }: DrawnPage) {
  const isPaper = (at: number) => pixels[at] === 255 && pixels[at + 1] === 255 && pixels[at + 2] === 255;
  const box = { left: across, top: down, right: 0, bottom: 0 };
  for (let y = 0; y < down; y += 1) {
    const from = y * stride;
    let first = 0;
    while (first < across && isPaper(from + first * COLOR_BYTES)) first += 1;
    if (first === across) continue;
    let last = across - 1;
    while (isPaper(from + last * COLOR_BYTES)) last -= 1;
    box.left = Math.min(box.left, first);
    box.right = Math.max(box.right, last + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  return box.bottom > 0 ? box : undefined;
}
