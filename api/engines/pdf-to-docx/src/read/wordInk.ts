import { COLOR_BYTES, type DrawnPage } from '@sheaf/pdf-text/page/drawnPage';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** How much of red, green and blue an ink takes from the white of the paper, 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number];

/** Of red, green and blue, in steps of 255. */
export type Tint = readonly [red: number, green: number, blue: number];

/** JPEG keeps brightness to the pixel or two, but colour by squares of 16 pixels: above and below a word there is some of its colour. */
const NO_BLUR = { across: 0, down: 0 };
const BLUR = { brightness: { across: 2, down: 2 }, color: { across: 2, down: 8 } };
/** Share of the box of a word that is paper, at least: else its letters are light on a dark background. */
const PAPER_SHARE = 0.5;
/** What share of the pixels of a word are the hearts of its strokes. */
const CORE = 0.01;
/** Less ink than this is none. */
const LEAST_INK = 0.15;
/** How bright red, green and blue seem (ITU-R BT.601, which JPEG goes by). */
const BRIGHTNESS: Ink = [0.299, 0.587, 0.114];
/** One of so many rows and columns is asked what the paper is like. */
const PAPER_STEP = 9;
/** Pixels are stored blue first. */
const [RED, GREEN, BLUE] = [2, 1, 0];

/**
 * Measures the ink of a word: its colour by all that the word and what is just around it takes from the paper, its strength by the hearts of its strokes, since
 * their edges are half paper. Nothing where the letters are lighter than what is behind them.
 */
export function measureWordInk(page: DrawnPage, word: Rectangle, { scale, paperTint }: { scale: number; paperTint: Tint }): Ink | undefined {
  const near = sumPixels(page, word, { scale, beyond: BLUR.brightness });
  const [darkest, brightest] = [findShade(near, CORE), findShade(near, 1)];
  if (near.pixels === 0 || darkest === undefined || brightest === undefined) return undefined;
  const middle = (darkest + brightest) / 2;
  const inside = sumPixels(page, word, { scale, beyond: NO_BLUR });
  if (countAbove(inside, middle) < PAPER_SHARE * inside.pixels) return undefined;
  const whiteness = findShade(near, 1 - countAbove(near, middle) / near.pixels / 2) ?? brightest;
  const strength = 1 - darkest / whiteness;
  if (strength < LEAST_INK) return undefined;
  const darkness = near.pixels * whiteness - near.brightness;
  const around = sumPixels(page, word, { scale, beyond: BLUR.color });
  const measureTint = (channel: number, ofPaper: number) => channel - around.brightness - around.pixels * ofPaper;
  const measureInk = (tint: number) => Math.min(1, Math.max(0, strength * (1 - tint / darkness)));
  const [red, green, blue] = paperTint;
  return [measureInk(measureTint(around.red, red)), measureInk(measureTint(around.green, green)), measureInk(measureTint(around.blue, blue))];
}

/** Measures how much more or less than its brightness the paper of a page has of each colour. */
export function measurePaperTint({ pixels, across, down, stride }: DrawnPage): Tint {
  const places: number[] = [];
  for (let row = 0; row < down; row += PAPER_STEP)
    for (let column = 0; column < across; column += PAPER_STEP) places.push(row * stride + column * COLOR_BYTES);
  const usual = (channel: number) => computeMedian(places.map((at) => pixels[at + channel] ?? 0));
  const [red, green, blue] = [usual(RED), usual(GREEN), usual(BLUE)];
  const brightness = measureBrightness(red, green, blue);
  return [red - brightness, green - brightness, blue - brightness];
}

/** Sums over the pixels of a word and those around it, and how many of them are how bright. */
interface Totals {
  pixels: number;
  red: number;
  green: number;
  blue: number;
  brightness: number;
  shades: Uint32Array;
}

function sumPixels(
  { pixels, across, down, stride }: DrawnPage,
  { left, top, right, bottom }: Rectangle,
  { scale, beyond }: { scale: number; beyond: typeof NO_BLUR },
): Totals {
  const within = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place)));
  const [from, to] = [within(left * scale - beyond.across, across), within(right * scale + beyond.across, across)];
  const totals: Totals = { pixels: 0, red: 0, green: 0, blue: 0, brightness: 0, shades: new Uint32Array(256) };
  for (let row = within(top * scale - beyond.down, down); row < within(bottom * scale + beyond.down, down); row += 1) {
    for (let column = from; column < to; column += 1) {
      const at = row * stride + column * COLOR_BYTES;
      const [red, green, blue] = [pixels[at + RED] ?? 0, pixels[at + GREEN] ?? 0, pixels[at + BLUE] ?? 0];
      const brightness = measureBrightness(red, green, blue);
      const shade = Math.round(brightness);
      totals.pixels += 1;
      totals.red += red;
      totals.green += green;
      totals.blue += blue;
      totals.brightness += brightness;
      totals.shades[shade] = (totals.shades[shade] ?? 0) + 1;
    }
  }
  return totals;
}

/** How bright the brightest of this share of the pixels is, from the darkest on. */
function findShade({ pixels, shades }: Totals, share: number): number | undefined {
  let seen = 0;
  const found = shades.findIndex((count) => {
    seen += count;
    return count > 0 && seen >= share * pixels;
  });
  return found < 0 ? undefined : found;
}

function countAbove({ shades }: Totals, shade: number): number {
  return shades.reduce((sum, count, index) => (index > shade ? sum + count : sum), 0);
}

function measureBrightness(red: number, green: number, blue: number): number {
  return BRIGHTNESS[0] * red + BRIGHTNESS[1] * green + BRIGHTNESS[2] * blue;
}

function computeMedian(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
