import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import type { TableDraft } from './tableDraft.ts';

/** Rows whose backgrounds begin and end within so many points of each other are as wide as their table. */
const SAME_EDGE = 2;
/** So many rows show how wide a table is, and their backgrounds are no higher than they are by this factor. */
const FEWEST_ROWS = 2;
const HIGHER = 1.8;
const WHITE = 'ffffff';

/** Makes a table without lines as wide as the backgrounds of its rows, which reach further than the words of its last column. */
export function widenToBackgrounds(table: TableDraft, backgrounds: readonly Background[]): void {
  if (table.isRuled || table.edges.length < 2) return;
  const rows = table.rows.flatMap(({ top, bottom }) => {
    const own = backgrounds.filter((background) => {
      const middle = (background.top + background.bottom) / 2;
      return background.color !== WHITE && middle > top && middle < bottom && background.bottom - background.top < HIGHER * (bottom - top);
    });
    return own.length > 0 ? [findBounds(own)] : [];
  });
  const [first] = rows;
  if (!first || rows.length < FEWEST_ROWS) return;
  const areAlike = rows.every(({ left, right }) => Math.abs(left - first.left) < SAME_EDGE && Math.abs(right - first.right) < SAME_EDGE);
  const texts = findBounds(table.cells.flatMap(({ segments }) => segments));
  if (!areAlike || first.left > texts.left + SAME_EDGE || first.right < texts.right - SAME_EDGE) return;
  const last = table.edges.length - 1;
  const [left, right] = [Math.min(first.left, texts.left), Math.max(first.right, texts.right)];
  for (const cell of table.cells) {
    if (cell.column === 0) cell.left = left;
    if (cell.column + cell.columnSpan === last) cell.right = right;
  }
  table.edges = table.edges.map((edge, index) => (index === 0 ? left : index === last ? right : edge));
  Object.assign(table, { left, right });
}
