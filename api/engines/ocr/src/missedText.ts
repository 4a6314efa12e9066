import { type Area, type GreyImage, surround, WHITE } from './greyImage.ts';
import { findPatches } from './patches.ts';
import type { TesseractWord } from './tesseractTsv.ts';

const DARK = 128;
/** Letters reach out beyond the box around their word by this much. */
const SOFT_PIXELS = 3;
/** What is lower is a dot or a speck, what is higher no letter of a text. */
const LETTER_INCHES = { lowest: 0.05, highest: 0.35, widest: 0.5 };
/** Letters of one line are no further apart than this many times their height. */
const LETTER_GAP = 1.2;
/** Lines of one text are no further apart than this many times their height. */
const LINE_GAP = 2.5;
/** Two letters may be a stain; a text that was left out has more. */
const LEAST_LETTERS = 3;
/** Words that were read with less confidence cover nothing. */
const READ = 30;

/** Finds texts that were left out: rows of ink as high as letters, where no word was read. */
export function findMissedTexts(image: GreyImage, words: readonly TesseractWord[], dpi: number): Area[] {
  const { width, grey } = eraseWords(image, words);
  const dark = Uint8Array.from(grey, (shade) => Number(shade < DARK));
  const letters = findPatches(dark, width).filter((patch) => isLetter(patch, dpi));
  const lines = joinAreas(letters, areOnOneLine).filter(({ count }) => count > 1);
  return joinAreas(lines, areInOneText)
    .filter(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0) >= LEAST_LETTERS)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

function eraseWords({ width, height, grey }: GreyImage, words: readonly TesseractWord[]): GreyImage {
  const rest = grey.slice();
  for (const { left, top, right, bottom, confidence } of words) {
    if (confidence < READ) continue;
    const [from, to] = [Math.max(0, left - SOFT_PIXELS), Math.min(width, right + SOFT_PIXELS)];
    for (let y = Math.max(0, top - SOFT_PIXELS); y < Math.min(height, bottom + SOFT_PIXELS); y++) rest.fill(WHITE, y * width + from, y * width + to);
  }
  return { width, height, grey: rest };
}

function isLetter({ left, top, right, bottom }: Area, dpi: number): boolean {
  const [across, down] = [right - left, bottom - top];
  return down >= LETTER_INCHES.lowest * dpi && down <= LETTER_INCHES.highest * dpi && across <= LETTER_INCHES.widest * dpi;
}

function areOnOneLine(one: Area, other: Area): boolean {
  const high = Math.max(one.bottom - one.top, other.bottom - other.top);
  return sharesHeight(one, other) && measureGap(one, other) <= LETTER_GAP * high;
}

function areInOneText(one: Area, other: Area): boolean {
  const high = Math.min(one.bottom - one.top, other.bottom - other.top);
  const gap = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return measureGap(one, other) <= 0 && gap <= LINE_GAP * high;
}

/** Returns whether two areas are level with each other by at least half of the lower one. */
export function sharesHeight(one: Area, other: Area): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

function measureGap(one: Area, other: Area): number {
  return Math.max(one.left, other.left) - Math.min(one.right, other.right);
}

interface Joined<Part> extends Area {
  parts: Part[];
  count: number;
}

/** Joins areas that belong together, directly or by others between them. */
function joinAreas<Part extends Area>(areas: Part[], belong: (one: Area, other: Area) => boolean): Joined<Part>[] {
  const joined: Joined<Part>[] = [];
  for (const area of areas.toSorted((one, other) => one.left - other.left)) {
    const near = joined.filter(({ parts }) => parts.some((part) => belong(part, area)));
    for (const group of near) joined.splice(joined.indexOf(group), 1);
    const parts = [...near.flatMap((group) => group.parts), area];
    joined.push({ ...surround(parts), parts, count: parts.length });
  }
  return joined;
}
