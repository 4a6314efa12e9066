import { type Area, type GreyImage, WHITE } from './greyImage.ts';

/** Pixels darker than this are ink. */
const INK = 150;
/** A number read with less confidence than this, in percent, is doubtful. */
const SURE = 60;
/** The height of a decimal point or comma and its greatest width, as shares of the height of the digits. */
const POINT = { least: 0.1, most: 0.42, width: 0.36 };
/** How far above the foot of the digits a point ends at most, as a share of their height. */
const ABOVE_FOOT = 0.12;
const LEAST_HEIGHT_PIXELS = 12;

interface Piece {
  width: number;
  top: number;
  bottom: number;
}

/** Returns whether a word holds digits that were read with little confidence, or shows more points in its ink than were read. */
export function isDoubtfulNumber(image: GreyImage, word: { text: string; confidence: number; box: Area }): boolean {
  const { text, confidence, box } = word;
  if (!/\d/.test(text)) return false;
  if (confidence < SURE) return true;
  return countInkedPoints(image, box) > (text.match(/[.,;:'’…·]/g)?.length ?? 0);
}

/** Counts the pieces of ink in a word that are as low and as small as a decimal point or comma. */
export function countInkedPoints(image: GreyImage, box: Area): number {
  const pieces = findPieces(image, box);
  const tall = Math.max(0, ...pieces.map(({ top, bottom }) => bottom - top));
  if (tall < LEAST_HEIGHT_PIXELS) return 0;
  const foot = Math.max(...pieces.filter(({ top, bottom }) => bottom - top > 0.8 * tall).map(({ bottom }) => bottom));
  return pieces.filter(({ width, top, bottom }) => {
    const height = bottom - top;
    const isSmall = height >= POINT.least * tall && height <= POINT.most * tall && width <= POINT.width * tall && width >= POINT.least * tall;
    return isSmall && bottom >= foot - ABOVE_FOOT * tall;
  }).length;
}

/** Finds the pieces of ink that are separated by white columns. */
function findPieces({ width, grey }: GreyImage, { left, top, right, bottom }: Area): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  for (let x = left; x < right; x += 1) {
    let [from, to] = [bottom, top];
    for (let y = top; y < bottom; y += 1) {
      if ((grey[y * width + x] ?? WHITE) >= INK) continue;
      from = Math.min(from, y);
      to = y + 1;
    }
    if (to <= from) {
      open = undefined;
      continue;
    }
    if (open) {
      open.width += 1;
      open.top = Math.min(open.top, from);
      open.bottom = Math.max(open.bottom, to);
    } else {
      open = { width: 1, top: from, bottom: to };
      pieces.push(open);
    }
  }
  return pieces;
}
