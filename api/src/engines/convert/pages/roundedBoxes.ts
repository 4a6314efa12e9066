import type { Rectangle } from '../../pdfText/page/readingFrame.ts';
import type { Drawing } from './drawing.ts';

/** A box with rounded corners, and what a box with square ones would be. */
export interface RoundedBox extends Rectangle {
  asRectangle: Pick<Drawing, 'rules' | 'grounds'>;
  /** False for white on nothing. */
  isSeen: boolean;
}

/** What is smaller, in points, holds no text: a badge, a bar, a button. */
const LEAST = { width: 60, height: 24 };
/** How far things reach over the edge of a box at least that are tied to it. */
const OVER = 2;

/**
 * A box of text may have rounded corners, as the cards of a web page have; bars of a chart and the parts of a diagram have them too. Those are small, or
 * something that is drawn reaches over their edge, an axis or an arrow.
 */
export function settleBoxes(drawing: Drawing, boxes: readonly RoundedBox[]): void {
  const drawn = [...drawing.shapes, ...drawing.rules];
  const ofText = new Set(boxes.filter((box) => isLarge(box) && !drawn.some((thing) => reachesOver(thing, box))));
  for (const box of boxes) {
    if (ofText.has(box)) {
      drawing.rules.push(...box.asRectangle.rules);
      drawing.grounds.push(...box.asRectangle.grounds);
    } else if (box.isSeen) drawing.shapes.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  }
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
