import type { TextPiece } from '@sheaf/tool-kit/documentPages';

/** A stretch of a text: its first letter, and the one after its last. */
export interface Stretch {
  start: number;
  end: number;
}

/** The text of a page in one go, with the place where each of its pieces begins. */
export interface PageWords {
  text: string;
  starts: readonly number[];
}

/** Joins the pieces of a page into one text, with the offset of each. */
export function joinWords(pieces: readonly TextPiece[]): PageWords {
  let text = '';
  const starts = pieces.map((piece) => {
    const start = text.length;
    text += piece.text + (piece.endsLine ? '\n' : '');
    return start;
  });
  return { text, starts };
}

/**
 * Splits a piece of text where stretches begin and end, which are in order and do not overlap. Returns all parts in order, each with the index of its
 * stretch, or -1 for none.
 */
export function splitAtStretches(piece: string, start: number, stretches: readonly Stretch[]): { words: string; stretch: number }[] {
  const parts: { words: string; stretch: number }[] = [];
  let at = 0;
  const take = (end: number, stretch: number) => {
    if (end > at) parts.push({ words: piece.slice(at, end), stretch });
    at = Math.max(at, end);
  };
  stretches.forEach((stretch, index) => {
    if (stretch.end <= start || stretch.start >= start + piece.length) return;
    take(Math.max(0, stretch.start - start), -1);
    take(Math.min(piece.length, stretch.end - start), index);
  });
  take(piece.length, -1);
  return parts;
}
