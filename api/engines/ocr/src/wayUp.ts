import type { GreyImage } from './greyImage.ts';

const DARK = 128;
/** Figures and capitals say little about it, so that it takes this much to turn over a page that was scanned upright, as nearly all are. */
export const CLEARLY = 1.2;

/**
 * Returns whether straight lines of text are upside down. Letters share one baseline and end at several heights, so the right way up their lower edges
 * fall into fewer rows than their upper ones.
 */
export function isUpsideDown({ width, height, grey }: GreyImage, clearly = 1): boolean {
  const upper = new Int32Array(height);
  const lower = new Int32Array(height);
  const isDark = (place: number) => (grey[place] ?? DARK) < DARK;
  for (let y = 1; y < height - 1; y++) {
    for (let place = y * width, end = place + width; place < end; place++) {
      if (!isDark(place)) continue;
      if (!isDark(place - width)) upper[y] = (upper[y] ?? 0) + 1;
      if (!isDark(place + width)) lower[y] = (lower[y] ?? 0) + 1;
    }
  }
  return measureSharpness(upper) > measureSharpness(lower) * clearly;
}

function measureSharpness(rows: Int32Array): number {
  return rows.reduce((sum, count, row) => sum + (count - (rows[row - 1] ?? 0)) ** 2, 0);
}
