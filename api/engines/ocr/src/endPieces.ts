import { type Area, type GreyImage, WHITE } from './greyImage.ts';

const INK = 150;

/** The first and last connected pieces of ink in a word: mostly its first and last letter, or a raised sign. */
export interface EndPieces {
  first: Area;
  last: Area;
}

/** Measures the first and the last piece of ink in the box of a word; undefined when the box has no ink. */
export function measureEndPieces({ width, grey }: GreyImage, { left, top, right, bottom }: Area): EndPieces | undefined {
  const isInked = (x: number, y: number) => (grey[y * width + x] ?? WHITE) < INK;
  const inked: boolean[] = [];
  for (let x = left; x < right; x += 1) {
    let y = top;
    while (y < bottom && !isInked(x, y)) y += 1;
    inked.push(y < bottom);
  }
  const [from, to] = [inked.indexOf(true), inked.lastIndexOf(true)];
  if (from < 0) return undefined;
  const gapAfter = inked.indexOf(false, from);
  const gapBefore = inked.lastIndexOf(false, to);
  const trimToInk = (start: number, end: number): Area => {
    const piece = { left: start, top: bottom, right: end, bottom: top };
    for (let y = top; y < bottom; y += 1) {
      for (let x = start; x < end; x += 1) {
        if (!isInked(x, y)) continue;
        piece.top = Math.min(piece.top, y);
        piece.bottom = y + 1;
      }
    }
    return piece;
  };
  return { first: trimToInk(left + from, gapAfter < 0 ? left + to + 1 : left + gapAfter), last: trimToInk(left + gapBefore + 1, left + to + 1) };
}
