import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing } from './drawing.ts';

/** The fewest bars of a barcode, their greatest width, and how much their ends differ; in points. */
const BARS = { least: 12, width: 8, height: 8, sameEnd: 1 };
/** The widest gap between two bars, in points. */
const BAR_GAP = 10;
/** The fewest modules of a matrix code, and their greatest side in points. Rows of modules may be drawn as one. */
const MODULES = { least: 40, side: 60, thinnest: 12 };
/** A matrix code is about as wide as high, and modules of one touch within this many points. */
const SQUARE = 0.8;
const TOUCHES = 3;
const MAX_FILLS = 6000;
const WHITE = 'ffffff';

/** Finds the places of barcodes and matrix codes, which are drawn as many small filled rectangles. */
export function findCodes({ fills }: Drawing): Rectangle[] {
  if (fills.length > MAX_FILLS) return [];
  const dark = fills.filter(({ color }) => color !== WHITE);
  const bars = findBarcodes(dark);
  return [...bars, ...findMatrixCodes(dark.filter((fill) => !bars.some((code) => isWithin(fill, code))))];
}

/** Groups narrow upright bars with the same ends that are close together. */
function findBarcodes(fills: readonly Rectangle[]): Rectangle[] {
  const bars = fills.filter(
    ({ left, right, top, bottom }) => right - left <= BARS.width && bottom - top >= BARS.height && bottom - top > right - left,
  );
  const groups: Rectangle[][] = [];
  for (const bar of [...bars].sort((one, other) => one.left - other.left)) {
    const group = groups.find((each) => {
      const [first, last] = [each[0], each.at(-1)];
      const haveSameEnds = first && Math.abs(first.top - bar.top) < BARS.sameEnd && Math.abs(first.bottom - bar.bottom) < BARS.sameEnd;
      return haveSameEnds && last && bar.left - last.right < BAR_GAP && bar.left > last.left;
    });
    if (group) group.push(bar);
    else groups.push([bar]);
  }
  const isCode = (group: Rectangle[]) => group.length >= BARS.least && new Set(group.map(({ left, right }) => Math.round(right - left))).size > 1;
  return groups.filter(isCode).map((group) => findBounds(group));
}

/** Groups small rectangles that touch in a square. */
function findMatrixCodes(fills: readonly Rectangle[]): Rectangle[] {
  const small = fills.filter(({ left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    return Math.max(width, height) <= MODULES.side && Math.min(width, height) <= MODULES.thinnest;
  });
  if (small.length < MODULES.least) return [];
  const groups: { bounds: Rectangle; count: number }[] = [];
  for (const module of [...small].sort((one, other) => one.top - other.top || one.left - other.left)) {
    const near = groups.filter(({ bounds }) => areNear(bounds, module));
    const [home, ...others] = near;
    if (!home) groups.push({ bounds: module, count: 1 });
    else {
      home.bounds = findBounds([home.bounds, module, ...others.map(({ bounds }) => bounds)]);
      home.count += 1 + others.reduce((sum, { count }) => sum + count, 0);
      for (const other of others) groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups.flatMap(({ bounds, count }) => {
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    return count >= MODULES.least && Math.min(width, height) > SQUARE * Math.max(width, height) ? [bounds] : [];
  });
}

function areNear(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right + TOUCHES && one.right > other.left - TOUCHES && one.top < other.bottom + TOUCHES && one.bottom > other.top - TOUCHES;
}

function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
