import type { GreyImage } from './greyImage.ts';

const DARK = 128;
const MOST_DEGREES = 7;
/** Each search looks around the best angle of the one before, in degrees. */
const SEARCHES = [
  { reach: MOST_DEGREES, step: 0.5 },
  { reach: 0.4, step: 0.1 },
  { reach: 0.08, step: 0.02 },
];
const SAMPLES_PER_INCH = 100;
/** Coarse enough for the height of a letter to fill but a few rows. */
const SAMPLES_A_ROW = 3;
const MOST_POINTS = 60_000;
/** No side of a picture is longer. */
const MOST_PIXELS = 8_192;
/** Longer runs of ink are rulings or pictures, not letters. */
const LONGEST_STROKE_INCHES = 0.3;

/** Where the ink of letters is. */
export interface InkPoints {
  x: Float32Array;
  y: Float32Array;
}

/** Collects a sample of the picture's ink without what is too long to be a letter. */
export function collectInkPoints(image: GreyImage, dpi: number): InkPoints {
  const every = measureSampleStep(dpi);
  const width = Math.floor(image.width / every);
  const height = Math.floor(image.height / every);
  const isInk = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) isInk[index] = (image.grey[(y * image.width + x) * every] ?? DARK) < DARK ? 1 : 0;
  }
  const longest = (dpi * LONGEST_STROKE_INCHES) / every;
  findBlankRuns(isInk, height, width, width, 1, longest);
  findBlankRuns(isInk, width, height, 1, width, longest);
  let ink = 0;
  for (const bit of isInk) ink += bit;
  const step = Math.max(1, Math.ceil(ink / MOST_POINTS));
  const points = { x: new Float32Array(Math.ceil(ink / step)), y: new Float32Array(Math.ceil(ink / step)) };
  for (let index = 0, seen = 0, count = 0; index < isInk.length; index++) {
    if (!isInk[index] || seen++ % step > 0) continue;
    points.x[count] = (index % width) * every;
    points.y[count++] = Math.floor(index / width) * every;
  }
  return points;
}

function measureSampleStep(dpi: number): number {
  return Math.max(1, Math.round(dpi / SAMPLES_PER_INCH));
}

function findBlankRuns(isInk: Uint8Array, lines: number, length: number, lineStep: number, step: number, longest: number): void {
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let index = 0; index <= length; index++) {
      if (index < length && isInk[line * lineStep + index * step]) continue;
      if (index - start > longest) for (let inside = start; inside < index; inside++) isInk[line * lineStep + inside * step] = 0;
      start = index + 1;
    }
  }
}

/** Measures the angle, in degrees clockwise, at which the ink falls into the clearest rows: it is that of the lines of text. */
export function measureSkew(ink: InkPoints): number {
  let best = { degrees: 0, clarity: -1 };
  for (const { reach, step } of SEARCHES) {
    const middle = best.degrees;
    for (let index = -Math.round(reach / step); index <= Math.round(reach / step); index++) {
      const degrees = middle + index * step;
      const clarity = sumChanges(ink, degrees, 1, (change) => change * change);
      if (clarity > best.clarity) best = { degrees, clarity };
    }
  }
  return best.degrees;
}

/**
 * Measures how much of the ink lies in rows with less ink beside them, when the page is seen at this angle: much in lines of text, little across them. The
 * sharp edges that columns of a table have count for little here, as there are few.
 */
export function measureUnevenness(ink: InkPoints, degrees: number, dpi: number): number {
  // Rows of whole samples: other heights would take unequal numbers of them, which looks like lines of text.
  return sumChanges(ink, degrees, 1 / (SAMPLES_A_ROW * measureSampleStep(dpi)), Math.abs) / Math.max(1, ink.x.length);
}

/** Counts the ink of each row and adds up how it changes from row to row. */
function sumChanges({ x, y }: InkPoints, degrees: number, scale: number, weigh: (change: number) => number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Int32Array(3 * MOST_PIXELS);
  let first = rows.length;
  let last = 0;
  for (let index = 0; index < x.length; index++) {
    const row = Math.round(((y[index] ?? 0) - (x[index] ?? 0) * slope) * scale) + MOST_PIXELS;
    rows[row] = (rows[row] ?? 0) + 1;
    if (row < first) first = row;
    if (row > last) last = row;
  }
  let sum = 0;
  for (let row = first; row <= last + 2; row++) sum += weigh((rows[row] ?? 0) - (rows[row - 2] ?? 0));
  return sum;
}
