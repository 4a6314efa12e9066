import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { PageContent } from '../read/readPages.ts';
import { findLatticeGrids } from '../tables/latticeGrids.ts';

/** How far from the edge of the page a grid has to reach to be a table and not the frame of a running header. */
const OUTER = 0.15;

/** Finds the grids of ruling lines on pages, and returns whether something is in one of them. */
export function findTableAreas(pages: readonly PageContent[]): (page: number, segment: Rectangle) => boolean {
  const grids = new Map(
    pages.map(({ text, drawing }) => [
      text.page,
      findLatticeGrids(drawing).filter(({ top, bottom, xs, ys }) => {
        const isLarge = bottom > OUTER * text.height && top < (1 - OUTER) * text.height;
        return isLarge && (xs.length - 1) * (ys.length - 1) >= 2;
      }),
    ]),
  );
  return (page, { left, right, top, bottom }) =>
    (grids.get(page) ?? []).some((grid) => left >= grid.left - 2 && right <= grid.right + 2 && top >= grid.top - 4 && bottom <= grid.bottom + 4);
}
