import type { TextPiece } from '@sheaf/tool-kit/documentPages';

/** A stretch of a text: its first letter, and the one after its last. */
export interface TextRange {
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
export function splitAtRanges(piece: string, start: number, ranges: readonly TextRange[]): { words: string; stretch: number }[] {
  const parts: { words: string; stretch: number }[] = [];
  let at = 0;
  const addPart = (end: number, stretch: number) => {
    if (end > at) parts.push({ words: piece.slice(at, end), stretch });
    at = Math.max(at, end);
  };
  ranges.forEach((stretch, index) => {
    if (stretch.end <= start || stretch.start >= start + piece.length) return;
    addPart(Math.max(0, stretch.start - start), -1);
    addPart(Math.min(piece.length, stretch.end - start), index);
  });
  addPart(piece.length, -1);
  return parts;
}
