import { COLOR_BYTES, type DrawnPage } from '../../pdfText/page/drawnPage.ts';
import type { Rectangle } from '../../pdfText/page/readingFrame.ts';

/** How much of red, green and blue an ink takes from the white of the paper, 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number];

/** Of red, green and blue, in steps of 255. */
export type Tint = readonly [red: number, green: number, blue: number];

/** JPEG keeps brightness to the pixel or two, but colour by squares of 16 pixels: above and below a word there is some of its colour. */
const NO_BLUR = { across: 0, down: 0 };
const BLUR = { brightness: { across: 2, down: 2 }, color: { across: 2, down: 8 } };
/** Share of the box of a word that is paper, at least: else its letters are light on a dark ground. */
const PAPER_SHARE = 0.5;
/** What share of the pixels of a word are the hearts of its strokes. */
const CORE = 0.03;
/** Less ink than this is none. */
const LEAST_INK = 0.15;
/** How bright red, green and blue seem (ITU-R BT.601, which JPEG goes by). */
const BRIGHTNESS: Ink = [0.299, 0.587, 0.114];
/** One of so many rows and columns is asked what the paper is like. */
const PAPER_STEP = 9;
/** Pixels are stored blue first. */
const [RED, GREEN, BLUE] = [2, 1, 0];

/**
 * The ink of a word: its colour by all that the word and what is just around it takes from the paper, its strength by the hearts of its strokes, since
 * their edges are half paper. Nothing where the letters are lighter than what is behind them.
 */
export function wordInk(page: DrawnPage, word: Rectangle, { scale, paperTint }: { scale: number; paperTint: Tint }): Ink | undefined {
  const { pixels } = page;
  const brightness = (at: number) => brightnessOf(pixels[at + RED] ?? 0, pixels[at + GREEN] ?? 0, pixels[at + BLUE] ?? 0);
  const places = placesIn(page, word, { scale, beyond: BLUR.brightness }).sort((one, other) => brightness(one) - brightness(other));
  const core = places.slice(0, Math.max(3, Math.ceil(CORE * places.length)));
  const [darkest, brightest] = [core.at(-1), places.at(-1)];
  if (darkest === undefined || brightest === undefined) return undefined;
  const middle = (brightness(darkest) + brightness(brightest)) / 2;
  const paper = places.filter((at) => brightness(at) > middle);
  const inside = placesIn(page, word, { scale, beyond: NO_BLUR });
  if (inside.filter((at) => brightness(at) > middle).length < PAPER_SHARE * inside.length) return undefined;
  const whiteness = medianOf(paper.map(brightness));
  const strength = 1 - meanOf(core.map(brightness)) / whiteness;
  if (strength < LEAST_INK) return undefined;
  const darkness = places.reduce((sum, at) => sum + whiteness - brightness(at), 0);
  const around = placesIn(page, word, { scale, beyond: BLUR.color });
  const ink = [RED, GREEN, BLUE].map((channel, place) => {
    const tint = around.reduce((sum, at) => sum + (pixels[at + channel] ?? 0) - brightness(at) - (paperTint[place] ?? 0), 0);
    return Math.min(1, Math.max(0, strength * (1 - tint / darkness)));
  });
  return ink as unknown as Ink;
}

/** How much more or less than its brightness the paper of a page has of each colour. */
export function tintOfPaper({ pixels, across, down, stride }: DrawnPage): Tint {
  const places: number[] = [];
  for (let row = 0; row < down; row += PAPER_STEP)
    for (let column = 0; column < across; column += PAPER_STEP) places.push(row * stride + column * COLOR_BYTES);
  const [red, green, blue] = [RED, GREEN, BLUE].map((channel) => medianOf(places.map((at) => pixels[at + channel] ?? 0))) as [number, number, number];
  const brightness = brightnessOf(red, green, blue);
  return [red - brightness, green - brightness, blue - brightness];
}

/** Where the pixels of a word begin, and those around it. */
function placesIn(
  { across, down, stride }: DrawnPage,
  { left, top, right, bottom }: Rectangle,
  { scale, beyond }: { scale: number; beyond: typeof NO_BLUR },
): number[] {
  const within = (place: number, end: number) => Math.min(end, Math.max(0, Math.round(place)));
  const places: number[] = [];
  for (let row = within(top * scale - beyond.down, down); row < within(bottom * scale + beyond.down, down); row += 1) {
    const end = within(right * scale + beyond.across, across);
    for (let column = within(left * scale - beyond.across, across); column < end; column += 1) places.push(row * stride + column * COLOR_BYTES);
  }
  return places;
}

function brightnessOf(red: number, green: number, blue: number): number {
  return BRIGHTNESS[0] * red + BRIGHTNESS[1] * green + BRIGHTNESS[2] * blue;
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function medianOf(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
