import { type RefObject, useEffect, useRef, useState } from 'react';
import { canReadPages } from './canReadPages';
import { sharedPageQueue } from './sharedPageQueue';

export interface PagePictureOptions {
  file: Blob;
  password: string;
  page: number;
  /** In CSS pixels. */
  longSide: number;
}

export type PagePicture = { step: 'waiting' } | { step: 'drawn'; aspect: number } | { step: 'missing' };

// Pages a little below the edge are drawn before they are scrolled to.
const NEAR_VIEW = '400px';
// A screen of three pixels to one shows no more detail in a picture of this size, and it would take twice the memory.
const MAX_PIXEL_RATIO = 2;

/** Draws a page on the canvas once its frame comes near the view. What scrolled away before its turn is not drawn at all. */
export function usePagePicture(
  frame: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  { file, password, page, longSide }: PagePictureOptions,
): PagePicture {
  const [picture, setPicture] = useState<PagePicture>({ step: 'waiting' });
  const shown = useRef<Omit<PagePictureOptions, 'longSide'>>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element || !canReadPages()) return;
    let aborter: AbortController | null = null;
    // The same page in another size stays as it is until it has been drawn anew.
    const isSame = shown.current?.file === file && shown.current.password === password && shown.current.page === page;
    if (!isSame) {
      shown.current = null;
      setPicture({ step: 'waiting' });
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void requestPicture();
        else aborter?.abort();
      },
      { rootMargin: NEAR_VIEW },
    );
    observer.observe(element);

    async function requestPicture(): Promise<void> {
      aborter = new AbortController();
      const { signal } = aborter;
      const pixels = Math.round(longSide * Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
      try {
        const drawn = await sharedPageQueue.picture(
          { file, password, page, longSide: pixels, distance: () => measureDistanceFromView(element) },
          signal,
        );
        if (signal.aborted || !canvas.current) return;
        paint(canvas.current, drawn);
        observer.disconnect();
        shown.current = { file, password, page };
        setPicture({ step: 'drawn', aspect: drawn.width / drawn.height });
      } catch {
        // Whatever the reason, the sheet says that there is no picture; the merge itself will say what is wrong with the file.
        if (!signal.aborted) setPicture({ step: 'missing' });
      }
    }

    return () => {
      observer.disconnect();
      aborter?.abort();
    };
  }, [frame, canvas, file, password, page, longSide]);

  return picture;
}

function measureDistanceFromView(element: HTMLElement | null): number {
  if (!element) return Number.POSITIVE_INFINITY;
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
