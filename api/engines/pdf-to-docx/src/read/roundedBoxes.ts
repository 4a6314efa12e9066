import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** What is smaller, in points, holds no text: a badge, a bar, a button. */
const LEAST = { width: 60, height: 24 };
/** How far things reach over the edge of a box at least that are tied to it. */
const OVER = 2;
/** A page with more such boxes is a chart. */
const MOST_BOXES = 200;

/**
 * Finds which boxes with rounded corners hold text, as the cards of a web page do; bars of a chart and the parts of a diagram have such corners too. Those are
 * small, or something that is drawn reaches over their edge, an axis or an arrow.
 */
export function findTextBoxes<Box extends Rectangle>(boxes: readonly Box[], drawn: readonly Rectangle[]): Set<Box> {
  const large = boxes.filter(isLarge);
  return large.length > MOST_BOXES ? new Set() : new Set(large.filter((box) => !drawn.some((thing) => reachesOver(thing, box))));
}

function isLarge({ left, top, right, bottom }: Rectangle): boolean {
  return right - left >= LEAST.width && bottom - top >= LEAST.height;
}

function reachesOver(thing: Rectangle, box: Rectangle): boolean {
  const isNear = thing.left < box.right + OVER && thing.right > box.left - OVER && thing.top < box.bottom + OVER && thing.bottom > box.top - OVER;
  const isInside = thing.left > box.left - OVER && thing.right < box.right + OVER && thing.top > box.top - OVER && thing.bottom < box.bottom + OVER;
  const isAround = thing.left < box.left && thing.right > box.right && thing.top < box.top && thing.bottom > box.bottom;
  return isNear && !isInside && !isAround;
}
