import type { GreyImage } from './greyImage.ts';

const DARK = 128;
const MOST_DEGREES = 7;
/** Each search looks around the best angle of the one before, in degrees. */
const SEARCHES = [
  { reach: MOST_DEGREES, step: 0.5 },
  { reach: 0.4, step: 0.1 },
  { reach: 0.08, step: 0.02 },
];
const MOST_POINTS = 60_000;
/** Longer runs of ink are rulings or pictures, not letters. */
const LONGEST_STROKE_INCHES = 0.3;

/** Where the ink of letters is. */
export interface InkPoints {
  x: Float32Array;
  y: Float32Array;
}

/** How far text is turned from the horizontal, and how clearly it stands in lines. */
export interface Skew {
  /** Clockwise, in degrees. */
  degrees: number;
  clarity: number;
}

/** A sample of the picture's ink without what is too long to be a letter. */
export function inkPoints({ width, height, grey }: GreyImage, dpi: number): InkPoints {
  const longest = dpi * LONGEST_STROKE_INCHES;
  const isInk = new Uint8Array(width * height);
  for (let place = 0; place < grey.length; place++) isInk[place] = (grey[place] ?? 0) < DARK ? 1 : 0;
  blankRuns(isInk, height, width, width, 1, longest);
  blankRuns(isInk, width, height, 1, width, longest);
  const ink = isInk.reduce((sum, bit) => sum + bit, 0);
  const step = Math.max(1, Math.ceil(ink / MOST_POINTS));
  const points = { x: new Float32Array(Math.ceil(ink / step)), y: new Float32Array(Math.ceil(ink / step)) };
  for (let place = 0, seen = 0, count = 0; place < isInk.length; place++) {
    if (!isInk[place] || seen++ % step > 0) continue;
    points.x[count] = place % width;
    points.y[count++] = Math.floor(place / width);
  }
  return points;
}

function blankRuns(isInk: Uint8Array, lines: number, length: number, lineStep: number, step: number, longest: number): void {
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let index = 0; index <= length; index++) {
      if (index < length && isInk[line * lineStep + index * step]) continue;
      if (index - start > longest) for (let inside = start; inside < index; inside++) isInk[line * lineStep + inside * step] = 0;
      start = index + 1;
    }
  }
}

/** The angle at which the ink falls into the clearest rows: it is that of the lines of text. */
export function skewOf({ x, y }: InkPoints): Skew {
  let best: Skew = { degrees: 0, clarity: -1 };
  for (const { reach, step } of SEARCHES) {
    const middle = best.degrees;
    for (let index = -Math.round(reach / step); index <= Math.round(reach / step); index++) {
      const degrees = middle + index * step;
      const clarity = clarityAt(x, y, Math.tan((degrees * Math.PI) / 180));
      if (clarity > best.clarity) best = { degrees, clarity };
    }
  }
  return best;
}

function clarityAt(x: Float32Array, y: Float32Array, slope: number): number {
  const offset = 8_192;
  const rows = new Uint32Array(3 * offset);
  for (let index = 0; index < x.length; index++) {
    const row = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 2; row < rows.length; row++) {
    const change = (rows[row] ?? 0) - (rows[row - 2] ?? 0);
    sum += change * change;
  }
  return sum / Math.max(1, x.length);
}
