import { type Area, type GreyImage, WHITE } from './greyImage.ts';
import { measureSlant } from './slant.ts';

/** Share of the darkest ink of a word that a stroke has at least, and that its soft edges have. */
const INK = { stroke: 0.4, edge: 0.06 };
/** A run of ink longer than this many usual ones is a stroke seen lengthwise, or a line under the word. */
const LENGTHWISE = 2;

/** How thick the strokes of a word are, in pixels and parts of them; 0 where there are none. */
export interface Strokes {
  /** Of its stems. */
  upright: number;
  /** Of its bars and hairlines: thin in a face with serifs, nearly as thick as its stems in one without. */
  level: number;
  /** How far its stems lean to the right, as the tangent of their angle. */
  slant: number;
}

/** Measures the stroke thickness of print in a box, upright and level, and its slant. */
export function measureStrokes(image: GreyImage, box: Area): Strokes {
  const { left, top, right, bottom } = box;
  const { width } = image;
  // Coloured print is as thick as black.
  const full = Math.max(1, WHITE - findDarkest(image, box));
  const [across, down] = [right - left, bottom - top];
  const start = top * width + left;
  return {
    upright: measureThickness(image.grey, { start, lines: down, length: across, lineStep: width, step: 1 }, full),
    level: measureThickness(image.grey, { start, lines: across, length: down, lineStep: 1, step: width }, full),
    slant: measureSlant(image, box),
  };
}

/** The pixels of a box seen along one direction. */
interface Scan {
  start: number;
  lines: number;
  length: number;
  lineStep: number;
  step: number;
}

function measureThickness(grey: Uint8Array, { start, lines, length, lineStep, step }: Scan, full: number): number {
  const runs: number[] = [];
  for (let line = 0; line < lines; line += 1) {
    let ink = 0;
    let isStroke = false;
    for (let index = 0; index <= length; index += 1) {
      const dark = index < length ? WHITE - (grey[start + line * lineStep + index * step] ?? WHITE) : 0;
      ink += dark;
      isStroke ||= dark > INK.stroke * full;
      if (dark > INK.edge * full) continue;
      if (isStroke) runs.push(ink / full);
      ink = 0;
      isStroke = false;
    }
  }
  runs.sort((one, other) => one - other);
  const usual = runs[Math.floor(runs.length / 2)] ?? 0;
  const short = runs.slice(0, runs.findLastIndex((run) => run <= LENGTHWISE * usual) + 1);
  return short.reduce((sum, run) => sum + run, 0) / Math.max(1, short.length);
}

function findDarkest({ width, grey }: GreyImage, { left, top, right, bottom }: Area): number {
  let darkest = WHITE;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) darkest = Math.min(darkest, grey[y * width + x] ?? WHITE);
  return darkest;
}
