import { type Area, type GreyImage, WHITE } from './greyImage.ts';
import type { PaperShade } from './paperShade.ts';

/** A thin line is darkest in its middle, which may lie a pixel beside where it was found. */
const BESIDE = 1;
const STEP = 2;

/** Measures how dark a straight line is on its paper: 0 black, 255 no darker than the paper. */
export function measureLineShade({ width, height, grey }: GreyImage, { left, top, right, bottom }: Area, paper: PaperShade): number {
  const isLevel = right - left > bottom - top;
  const [from, to] = isLevel ? [left, right] : [top, bottom];
  const [near, far] = isLevel ? [top, bottom] : [left, right];
  const shades: number[] = [];
  for (let along = from; along < to; along += STEP) {
    let darkest = WHITE;
    for (let across = near - BESIDE; across < far + BESIDE; across += 1) {
      const [x, y] = isLevel ? [along, across] : [across, along];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      darkest = Math.min(darkest, grey[y * width + x] ?? WHITE);
    }
    shades.push(darkest);
  }
  const middle = shades.sort((one, other) => one - other)[Math.floor(shades.length / 2)] ?? 0;
  return Math.min(WHITE, (WHITE * middle) / Math.max(1, paper(Math.min(width - 1, left), Math.min(height - 1, top))));
}
