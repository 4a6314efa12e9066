import type { GreyImage } from './greyImage.ts';
import type { Grid } from './grid.ts';

const DARK = 128;
/** More rows of an answer box than this have a label beside them. */
const LABELLED_SHARE = 0.5;
/** A label has at least as many dark columns of pixels. */
const LEAST_INK_COLUMNS = 8;

/** Returns whether a grid of one column is no table but the boxes for answers, whose questions are beside them. */
export function isAnswerBox(image: GreyImage, { rows, left, right }: Grid): boolean {
  if (rows.some((cells) => cells.length > 1)) return false;
  const labelled = rows.filter(([cell]) => {
    if (!cell) return false;
    const countColumns = (from: number, to: number) => countInkColumns(image, { ...cell, left: from, right: to });
    return Math.max(countColumns(0, left), countColumns(right, image.width)) >= LEAST_INK_COLUMNS;
  });
  return labelled.length > rows.length * LABELLED_SHARE;
}

function countInkColumns({ width, grey }: GreyImage, { left, top, right, bottom }: Grid['rows'][number][number]): number {
  let count = 0;
  for (let x = left; x < right; x++) {
    for (let y = top; y < bottom; y++) {
      if ((grey[y * width + x] ?? 255) >= DARK) continue;
      count += 1;
      break;
    }
  }
  return count;
}
