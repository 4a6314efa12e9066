import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import type { TableDraft } from './tableDraft.ts';

const MIN_SHADED = 0.6;
/** A background higher than its table by more than this factor lies behind more than the table. */
const LARGER = 2;

/** Finds the background that fills most of a box; of several the last, which is drawn over the others. */
export function findShading(box: Rectangle, backgrounds: Background[]): string | undefined {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const over = backgrounds.filter((background) => {
    const across = Math.min(box.right, background.right) - Math.max(box.left, background.left);
    const down = Math.min(box.bottom, background.bottom) - Math.max(box.top, background.top);
    return across > 0 && down > 0 && across * down >= MIN_SHADED * area;
  });
  const color = over.at(-1)?.color;
  return color === 'ffffff' ? undefined : color;
}

/** Shades the cells of a table without lines by the backgrounds behind them. A background that is much larger than the table belongs to the page. */
export function shadeCells(table: TableDraft, backgrounds: Background[]): void {
  if (table.isRuled) return;
  const own = backgrounds.filter(({ top, bottom }) => bottom - top < LARGER * (table.bottom - table.top));
  for (const cell of table.cells) {
    const shading = cell.shading ?? findShading(cell, own);
    if (shading !== undefined) cell.shading = shading;
  }
}
