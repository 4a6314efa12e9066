import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { COLOR_BYTES, drawPage, PIXELS } from './drawnPage.ts';
import type { PageSize, Rectangle } from './readingFrame.ts';

const PIXELS_PER_POINT = 1.5;
const MAX_PIXELS = 4_000_000;
/** Of 255: what is brighter in all three colours is paper. */
const NEARLY_WHITE = 235;

/** What can be seen in a part of a page. */
export interface PageInk {
  /** Returns the strongest colour that is drawn there, as six hexadecimal digits; nothing where that is white. */
  colorIn(part: Rectangle): string | undefined;
  /** Returns whether all its outline is drawn on, as it is around white letters on a background. */
  isPaintedAround(part: Rectangle): boolean;
}

/** Draws a page to find what can be seen on it. Nothing is seen where there is no memory for that. */
export function measurePageInk(instance: WrappedPdfiumModule, page: number, size: PageSize): PageInk {
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, size.width * size.height)));
  const copied = drawPage(instance, page, size, { scale, pixels: PIXELS.color }, (drawn) => ({ ...drawn, pixels: drawn.pixels.slice() }));
  if (!copied) return { colorIn: () => undefined, isPaintedAround: () => false };
  const { pixels, across, down, stride } = copied;
  const clampToPixel = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place * scale)));
  const readDarkest = (at: number) => Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
  return {
    colorIn({ left, top, right, bottom }) {
      let darkest = NEARLY_WHITE;
      let strongest: number | undefined;
      for (let row = clampToPixel(top, down); row < clampToPixel(bottom, down); row += 1) {
        for (let column = clampToPixel(left, across); column < clampToPixel(right, across); column += 1) {
          const at = row * stride + column * COLOR_BYTES;
          const least = readDarkest(at);
          if (least >= darkest) continue;
          darkest = least;
          strongest = at;
        }
      }
      if (strongest === undefined) return undefined;
      return [2, 1, 0].map((channel) => (pixels[strongest + channel] ?? 255).toString(16).padStart(2, '0')).join('');
    },
    isPaintedAround({ left, top, right, bottom }) {
      const [from, to] = [clampToPixel(left, across - 1) - 1, clampToPixel(right, across - 1) + 1];
      const isPainted = (row: number) => {
        for (let column = Math.max(0, from); column <= Math.min(across - 1, to); column += 1)
          if (readDarkest(row * stride + column * COLOR_BYTES) >= NEARLY_WHITE) return false;
        return true;
      };
      return isPainted(Math.max(0, clampToPixel(top, down - 1) - 1)) && isPainted(Math.min(down - 1, clampToPixel(bottom, down - 1) + 1));
    },
  };
}
