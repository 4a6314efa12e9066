import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** Returns whether two boxes overlap, or are less than `margin` points apart. */
export function areOverlapping(one: Rectangle, other: Rectangle, margin = 0): boolean {
  return one.left < other.right + margin && other.left < one.right + margin && one.top < other.bottom + margin && other.top < one.bottom + margin;
}

/** Measures the area of a box in square points; 0 where its edges are in the wrong order. */
export function measureArea({ left, top, right, bottom }: Rectangle): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
