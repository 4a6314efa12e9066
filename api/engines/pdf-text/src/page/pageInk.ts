import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { COLOR_BYTES, drawPage, PIXELS } from './drawnPage.ts';
import type { PageSize, Rectangle } from './readingFrame.ts';

const PIXELS_PER_POINT = 1.5;
const MAX_PIXELS = 4_000_000;
/** Of 255: what is brighter in all three colours is paper. */
const NEARLY_WHITE = 235;

/** The strongest colour that is drawn in a part of a page, as six hexadecimal digits; nothing where that is white. */
export type PageInk = (part: Rectangle) => string | undefined;

/** Draws a page to tell what can be seen on it. Nothing is seen where there is no memory for that. */
export function measurePageInk(instance: WrappedPdfiumModule, page: number, size: PageSize): PageInk {
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, size.width * size.height)));
  const copied = drawPage(instance, page, size, { scale, pixels: PIXELS.color }, (drawn) => ({ ...drawn, pixels: drawn.pixels.slice() }));
  if (!copied) return () => undefined;
  const { pixels, across, down, stride } = copied;
  return ({ left, top, right, bottom }) => {
    const within = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place * scale)));
    let darkest = NEARLY_WHITE;
    let strongest: number | undefined;
    for (let row = within(top, down); row < within(bottom, down); row += 1) {
      for (let column = within(left, across); column < within(right, across); column += 1) {
        const at = row * stride + column * COLOR_BYTES;
        const least = Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
        if (least >= darkest) continue;
        darkest = least;
        strongest = at;
      }
    }
    if (strongest === undefined) return undefined;
    return [2, 1, 0].map((channel) => (pixels[strongest + channel] ?? 255).toString(16).padStart(2, '0')).join('');
  };
}
