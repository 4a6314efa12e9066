import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { drawnPage, PIXELS } from './drawnPage.ts';
import type { PageSize, Rectangle } from './readingFrame.ts';

const PIXELS_PER_POINT = 1.5;
const MAX_PIXELS = 4_000_000;
const BYTES = 4;
/** Of 255: what is brighter in all three colours is paper. */
const NEARLY_WHITE = 235;

/** The strongest colour that is drawn in a part of a page, as six hexadecimal digits; nothing where that is white. */
export type PageInk = (part: Rectangle) => string | undefined;

/** Draws a page to tell what can be seen on it. Nothing is seen where there is no memory for that. */
export function pageInk(instance: WrappedPdfiumModule, page: number, size: PageSize): PageInk {
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, size.width * size.height)));
  const copied = drawnPage(instance, page, size, { scale, pixels: PIXELS.color }, (drawn) => ({ ...drawn, pixels: drawn.pixels.slice() }));
  if (!copied) return () => undefined;
  const { pixels, across, down, stride } = copied;
  return ({ left, top, right, bottom }) => {
    const within = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place * scale)));
    let strongest = [NEARLY_WHITE, NEARLY_WHITE, NEARLY_WHITE];
    for (let row = within(top, down); row < within(bottom, down); row += 1) {
      for (let column = within(left, across); column < within(right, across); column += 1) {
        const at = row * stride + column * BYTES;
        const [blue = 255, green = 255, red = 255] = pixels.subarray(at, at + 3);
        if (Math.min(red, green, blue) < Math.min(...strongest)) strongest = [red, green, blue];
      }
    }
    return Math.min(...strongest) < NEARLY_WHITE ? strongest.map((part) => part.toString(16).padStart(2, '0')).join('') : undefined;
  };
}
