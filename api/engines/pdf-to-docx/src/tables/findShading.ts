import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ground } from '../read/drawing.ts';
import type { TableDraft } from './tableDraft.ts';

const MIN_SHADED = 0.6;
/** A ground higher than its table by more than this factor lies behind more than the table. */
const LARGER = 2;

/** Finds the ground that fills most of a box; of several the last, which is drawn over the others. */
export function findShading(box: Rectangle, grounds: Ground[]): string | undefined {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const over = grounds.filter((ground) => {
    const across = Math.min(box.right, ground.right) - Math.max(box.left, ground.left);
    const down = Math.min(box.bottom, ground.bottom) - Math.max(box.top, ground.top);
    return across > 0 && down > 0 && across * down >= MIN_SHADED * area;
  });
  const color = over.at(-1)?.color;
  return color === 'ffffff' ? undefined : color;
}

/** Shades the cells of a table without lines by the grounds behind them. A ground that is much larger than the table belongs to the page. */
export function shadeCells(table: TableDraft, grounds: Ground[]): void {
  if (table.isRuled) return;
  const own = grounds.filter(({ top, bottom }) => bottom - top < LARGER * (table.bottom - table.top));
  for (const cell of table.cells) {
    const shading = cell.shading ?? findShading(cell, own);
    if (shading !== undefined) cell.shading = shading;
  }
}
