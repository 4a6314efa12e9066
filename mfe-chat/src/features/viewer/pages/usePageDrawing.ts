import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { type RefObject, useEffect, useState } from 'react';

export type PageDrawing = 'waiting' | 'drawn' | 'missing';

export interface PageDrawingOptions {
  pages: DocumentPages;
  page: number;
  /** In CSS pixels. */
  width: number;
  height: number;
  distance: () => number;
}

// A picture larger than this takes 32 MB; a page zoomed in further is shown a little softer.
const MAX_PIXELS = 8 * 1024 * 1024;
// While a visitor zooms or drags the edge of the pane, one picture at the end is enough.
const SETTLED_MS = 120;

/** Draws a page as sharp as the screen is. A page in another size is shown as it was until it is drawn anew. */
export function usePageDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  { pages, page, width, height, distance }: PageDrawingOptions,
): PageDrawing {
  const [drawing, setDrawing] = useState<PageDrawing>('waiting');
  const longSide = countPixels(width, height);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const isShown = canvas.current?.width !== undefined && canvas.current.dataset.page === `${page}`;
    const timer = setTimeout(draw, isShown ? SETTLED_MS : 0);

    function draw(): void {
      pages.picture(page, longSide, distance, signal).then(
        (picture) => {
          if (signal.aborted || !canvas.current) return picture.close();
          paint(canvas.current, picture, page);
          setDrawing('drawn');
        },
        () => {
          if (!signal.aborted) setDrawing((last) => (last === 'drawn' ? last : 'missing'));
        },
      );
    }

    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [canvas, pages, page, longSide, distance]);

  useEffect(() => {
    const { current } = canvas;
    // A browser gives the memory of a canvas back when it likes, of an empty one at once.
    return () => {
      if (current) current.width = 0;
    };
  }, [canvas]);

  return drawing;
}

function countPixels(width: number, height: number): number {
  const ratio = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  return Math.max(1, Math.round(Math.max(width, height) * ratio));
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, page: number): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.dataset.page = `${page}`;
  // Handed over, not copied: a page at the resolution of a screen is 30 MB.
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
}
