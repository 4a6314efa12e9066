import type { Rectangle } from './readingFrame.ts';

/** A transformation as PDF writes it: a point goes to `a * x + c * y + e` and `b * x + d * y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/** Multiplies two matrices: the result applies the first, then the second. */
export function joinMatrices([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** Returns the box around a transformed rectangle. */
export function transformRectangle({ left, top, right, bottom }: Rectangle, [a, b, c, d, e, f]: Matrix): Rectangle {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Measures how much larger an area becomes. */
export function measureAreaScale([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}
