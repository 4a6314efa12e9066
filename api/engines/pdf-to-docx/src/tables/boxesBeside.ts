import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { holds } from '../read/figures.ts';
import type { LatticeGrid } from './latticeGrids.ts';

/** Boxes that begin and end within so many points of each other are in one row. */
const SAME_ROW = 3;
/** A box of text is as wide and as high at least, in points: boxes to tick or to write one letter in are smaller. */
const LEAST = { width: 60, height: 20 };

/** Returns the boxes of one part that are in a row, each with its text and nothing between them, as the cards of a web page do: they are cells. */
export function findBoxesBeside(grids: readonly LatticeGrid[], segments: readonly Segment[]): Set<LatticeGrid> {
  const boxes = grids.filter((grid) => isBox(grid) && segments.some((segment) => holds(grid, segment)));
  boxes.sort((one, other) => one.left - other.left);
  const found = new Set<LatticeGrid>();
  for (const [index, left] of boxes.entries()) {
    const right = boxes.slice(index + 1).find((box) => isInRow(left, box));
    if (!right || segments.some((segment) => holds({ left: left.right, right: right.left, top: left.top, bottom: left.bottom }, segment))) continue;
    found.add(left).add(right);
  }
  return found;
}

function isBox({ xs, ys, left, right, top, bottom }: LatticeGrid): boolean {
  return xs.length === 2 && ys.length === 2 && right - left >= LEAST.width && bottom - top >= LEAST.height;
}

function isInRow(one: LatticeGrid, other: LatticeGrid): boolean {
  return one.right <= other.left && Math.abs(one.top - other.top) < SAME_ROW && Math.abs(one.bottom - other.bottom) < SAME_ROW;
}
