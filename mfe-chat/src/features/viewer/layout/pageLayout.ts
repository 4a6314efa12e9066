/** How pages lie below each other. Page 1 is at index 0; lengths in CSS pixels. */
export interface PageLayout {
  width: number;
  heights: readonly number[];
  tops: readonly number[];
  /** From the top of the first page to the bottom of the last. */
  total: number;
}

/** A place in the document that stays the same however large the pages are shown. */
export interface PagePosition {
  /** From 1. */
  page: number;
  /** How far down the page, in parts of its height. */
  share: number;
}

export const PAGE_GAP = 12;

/** Computes the position of every page. `aspects` are heights divided by widths. */
export function layOutPages(aspects: readonly number[], width: number): PageLayout {
  let top = 0;
  const heights = aspects.map((aspect) => Math.max(1, Math.round(aspect * width)));
  const tops = heights.map((height) => {
    const own = top;
    top += height + PAGE_GAP;
    return own;
  });
  return { width, heights, tops, total: Math.max(0, top - PAGE_GAP) };
}

/** Returns the number of the page at a height, or the nearest one. The gap below a page belongs to it. */
export function findPageAt({ tops }: PageLayout, y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Returns the page at a height, and how far down it that is, as a share of the page. */
export function findPositionAt(layout: PageLayout, y: number): PagePosition {
  const page = findPageAt(layout, y);
  const [top = 0, height = 1] = [layout.tops[page - 1], layout.heights[page - 1]];
  return { page, share: (y - top) / height };
}

/** Returns the height of a place on a page, the inverse of `findPositionAt`. */
export function findTop(layout: PageLayout, { page, share }: PagePosition): number {
  return (layout.tops[page - 1] ?? 0) + share * (layout.heights[page - 1] ?? 0);
}
