import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { COLOR_BYTES, PIXELS } from '@sheaf/pdf-text/page/drawnPage';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { platform } from '@sheaf/platform/platform';
import type { PictureData } from '../model/documentModel.ts';
import { encodePng } from './png.ts';

const MAX_PIXELS = 6_000_000;
const POINTS_PER_INCH = 72;
const DPI = 200;
const WHITE = 0xffffffff;
/** Every part of a page that is drawn takes as long as all of it may: from so many on, all of it is drawn once. */
const PARTS_DRAWN_ALONE = 2;

interface Bitmap {
  handle: number;
  width: number;
  height: number;
  stride: number;
}

/** An open page as it looks, of which parts are wanted. To be closed before the page. */
export class PageDrawing {
  private readonly instance: WrappedPdfiumModule;
  private readonly page: number;
  private readonly size: { width: number; height: number };
  private partsDrawn = 0;
  private whole: Bitmap | undefined;

  constructor(instance: WrappedPdfiumModule, page: number, size: { width: number; height: number }) {
    this.instance = instance;
    this.page = page;
    this.size = size;
  }

  getPart(place: Rectangle): PictureData | undefined {
    this.partsDrawn += 1;
    // A page so large that all of it would be coarser has its parts drawn one by one.
    const isWholeSharp = chooseScale({ left: 0, top: 0, right: this.size.width, bottom: this.size.height }) >= 0.99 * (DPI / POINTS_PER_INCH);
    if (this.partsDrawn <= PARTS_DRAWN_ALONE || !isWholeSharp) return this.drawnAlone(place);
    this.whole ??= this.drawn({ left: 0, top: 0, right: this.size.width, bottom: this.size.height });
    return this.whole && this.cut(this.whole, place);
  }

  close(): void {
    if (this.whole) this.instance.FPDFBitmap_Destroy(this.whole.handle);
  }

  private drawnAlone(place: Rectangle): PictureData | undefined {
    const bitmap = this.drawn(place);
    if (!bitmap) return undefined;
    try {
      return this.encodePart(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height });
    } finally {
      this.instance.FPDFBitmap_Destroy(bitmap.handle);
    }
  }

  private cut(whole: Bitmap, { left, top, right, bottom }: Rectangle): PictureData {
    const scale = DPI / POINTS_PER_INCH;
    const x = Math.min(whole.width - 1, Math.max(0, Math.round(left * scale)));
    const y = Math.min(whole.height - 1, Math.max(0, Math.round(top * scale)));
    const width = Math.min(whole.width - x, Math.max(1, Math.round((right - left) * scale)));
    const height = Math.min(whole.height - y, Math.max(1, Math.round((bottom - top) * scale)));
    return this.encodePart(whole, { x, y, width, height });
  }

  private encodePart({ handle, stride }: Bitmap, { x, y, width, height }: { x: number; y: number; width: number; height: number }): PictureData {
    const start = this.instance.FPDFBitmap_GetBuffer(handle) + y * stride + x * COLOR_BYTES;
    const pixels = this.instance.pdfium.HEAPU8.subarray(start, start + stride * height);
    return { format: 'png', bytes: encodePng(pixels, { width, height, stride }, platform.deflate) };
  }

  private drawn(place: Rectangle): Bitmap | undefined {
    const { left, top, right, bottom } = place;
    const scale = chooseScale(place);
    const width = Math.max(1, Math.round((right - left) * scale));
    const height = Math.max(1, Math.round((bottom - top) * scale));
    const handle = this.instance.FPDFBitmap_CreateEx(width, height, PIXELS.color, 0, 0);
    if (!handle) return undefined;
    this.instance.FPDFBitmap_FillRect(handle, 0, 0, width, height, WHITE);
    const [across, down] = [Math.round(this.size.width * scale), Math.round(this.size.height * scale)];
    this.instance.FPDF_RenderPageBitmap(handle, this.page, Math.round(-left * scale), Math.round(-top * scale), across, down, 0, 0);
    return { handle, width, height, stride: this.instance.FPDFBitmap_GetStride(handle) };
  }
}

/** Pixels for each point: as in print, but for what would be too large. */
function chooseScale({ left, top, right, bottom }: Rectangle): number {
  const inches = ((right - left) * (bottom - top)) / POINTS_PER_INCH ** 2;
  return Math.min(DPI, Math.sqrt(MAX_PIXELS / Math.max(inches, 0.01))) / POINTS_PER_INCH;
}
