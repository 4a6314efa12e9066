import { type Area, type GreyImage, WHITE } from './greyImage.ts';
import type { ReadWord } from './pagePicture.ts';
import type { PaperShade } from './paperShade.ts';
import { findPatches } from './patches.ts';

/** Ink is looked for in fields of this size: what is closer together belongs to one figure. */
const FIELD_INCHES = 0.08;
/** What is darker than this share of the paper's shade. */
const DARK_SHARE = 0.8;
/** Of how many rows and columns of pixels one is asked for the shade of the paper. */
const SHADE_STEP = 8;
/** Share of a field that is ink, at least: less is grain. */
const LEAST_INK = 0.06;
const LEAST_INCHES = { across: 0.5, down: 0.3 };
/** A stain or the shadow of an edge fills little of the box around it. */
const LEAST_FILLED = 0.2;
/** The dark edge of a scan reaches from one side of the picture to the other. */
const MOST_OF_SIDE = 0.9;
/** What is read with less confidence may be part of a drawing. */
const SURE = 60;
/** Sure words take more of a text on a dark background than of a figure. */
const MOST_WORDS = 0.25;
/** Letters reach out beyond the box around them by this much. */
const SOFT_PIXELS = 3;

interface PageFacts {
  words: ReadWord[];
  rulings: Area[];
  paper: PaperShade;
  dpi: number;
}

/** Finds where there is more than text: photographs, drawings, stamps, signatures. */
export function findFigures(shades: GreyImage, { words, rulings, paper, dpi }: PageFacts): Area[] {
  const field = Math.max(1, Math.round(dpi * FIELD_INCHES));
  const sure = words.filter(({ confidence, text }) => confidence >= SURE && /[\p{L}\p{N}]/u.test(text));
  const rest = whitenBoxes(shades, [...sure, ...rulings]);
  const ink = binarize(rest, paper);
  const { fields, across } = markInkedFields(ink, field);
  const boxes = findPatches(fields, across)
    .filter(({ left, top, right, bottom, count }) => count >= LEAST_FILLED * (right - left) * (bottom - top))
    .map(({ left, top, right, bottom }) => ({
      left: left * field,
      top: top * field,
      right: Math.min(shades.width, right * field),
      bottom: Math.min(shades.height, bottom * field),
    }))
    .filter((box) => isFigure(box, shades, dpi) && shareOfWords(sure, box) < MOST_WORDS);
  return boxes.filter((box) => !boxes.some((other) => other !== box && isInside(box, other))).map((box) => trimArea(ink, box));
}

function isInside(inner: Area, outer: Area): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  const isSmaller = inner.right - inner.left < outer.right - outer.left;
  return isSmaller && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

function isFigure({ left, top, right, bottom }: Area, { width, height }: GreyImage, dpi: number): boolean {
  const [across, down] = [right - left, bottom - top];
  const isLarge = across >= dpi * LEAST_INCHES.across && down >= dpi * LEAST_INCHES.down;
  return isLarge && across < MOST_OF_SIDE * width && down < MOST_OF_SIDE * height;
}

function whitenBoxes({ width, height, grey }: GreyImage, boxes: Area[]): GreyImage {
  const rest = grey.slice();
  for (const { left, top, right, bottom } of boxes) {
    const [from, to] = [Math.max(0, left - SOFT_PIXELS), Math.min(width, right + SOFT_PIXELS)];
    for (let y = Math.max(0, top - SOFT_PIXELS); y < Math.min(height, bottom + SOFT_PIXELS); y += 1)
      rest.fill(WHITE, y * width + from, y * width + to);
  }
  return { width, height, grey: rest };
}

interface Ink {
  width: number;
  height: number;
  /** 1 for each pixel that is no paper. */
  marks: Uint8Array;
}

function binarize({ width, height, grey }: GreyImage, paper: PaperShade): Ink {
  const marks = new Uint8Array(grey.length);
  const dark = new Float64Array(Math.ceil(width / SHADE_STEP));
  for (let y = 0; y < height; y += 1) {
    if (y % SHADE_STEP === 0) for (let step = 0; step < dark.length; step += 1) dark[step] = DARK_SHARE * paper(step * SHADE_STEP, y);
    for (let x = 0; x < width; x += 1) if ((grey[y * width + x] ?? WHITE) < (dark[Math.floor(x / SHADE_STEP)] ?? 0)) marks[y * width + x] = 1;
  }
  return { width, height, marks };
}

function markInkedFields({ width, height, marks }: Ink, field: number): { fields: Uint8Array; across: number } {
  const across = Math.ceil(width / field);
  const counts = new Uint32Array(across * Math.ceil(height / field));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / field) * across;
    for (let x = 0; x < width; x += 1) {
      if (!marks[y * width + x]) continue;
      const place = row + Math.floor(x / field);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return { fields: Uint8Array.from(counts, (count) => Number(count > LEAST_INK * field * field)), across };
}

/** The box without what is empty along its edges. */
function trimArea({ width, marks }: Ink, { left, top, right, bottom }: Area): Area {
  const box = { left: right, top: bottom, right: left, bottom: top };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (!marks[y * width + x]) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  }
  return box;
}

function shareOfWords(words: ReadWord[], { left, top, right, bottom }: Area): number {
  let covered = 0;
  for (const word of words) {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    if (x > left && x < right && y > top && y < bottom) covered += (word.right - word.left) * (word.bottom - word.top);
  }
  return covered / ((right - left) * (bottom - top));
}
