import { type Area, type GreyImage, WHITE } from './greyImage.ts';

const INK = 150;

/** Pieces of ink of a word that stand apart from what lies between them: its first letter and its last, most often, or a raised sign. */
export interface EndPieces {
  first: Area;
  last: Area;
}

/** Nothing where the box holds no ink. */
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
  const pieceOf = (start: number, end: number): Area => {
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
  return { first: pieceOf(left + from, gapAfter < 0 ? left + to + 1 : left + gapAfter), last: pieceOf(left + gapBefore + 1, left + to + 1) };
}
