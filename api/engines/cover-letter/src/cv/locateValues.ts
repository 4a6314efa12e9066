import type { Box, DocumentText, PageText, Word } from '@sheaf/pdf-text/documentText';
import type { CvPlace } from './cvProfile.ts';
import { NOWHERE, normalizeSpaces, type Piece } from './text/piece.ts';

const MAX_QUOTE = 1200;

/** Returns where the values of a profile stand in their document. */
export function locateValues(values: { path: string; piece: Piece }[], document: DocumentText): CvPlace[] {
  return values.flatMap(({ path, piece }) => {
    const page = piece.start === NOWHERE ? undefined : document.pages.find(({ start, end }) => start < piece.end && end > piece.start);
    const rects = page ? listLineRects(page, piece) : [];
    if (!page || rects.length === 0) return [];
    return [{ path, page: page.page, quote: normalizeSpaces(document.text.slice(piece.start, piece.end)).slice(0, MAX_QUOTE), rects }];
  });
}

/** Returns a box for each line that a text range covers. */
function listLineRects({ words }: PageText, { start, end }: Piece): CvPlace['rects'] {
  const rects: Box[] = [];
  for (let place = firstFrom(words, start); place < words.length; place += 1) {
    const word = words[place];
    if (!word || word.start >= end) break;
    for (const box of word.boxes) {
      const last = rects.at(-1);
      if (last && isBeside(last, box)) rects[rects.length - 1] = around(last, box);
      else rects.push(box);
    }
  }
  return rects;
}

/** The place of the first word that ends behind this place of the text: they are in its order. */
function firstFrom(words: Word[], start: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBeside(one: Box, other: Box): boolean {
  return (
    Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < 0.5 * Math.max(one.h, other.h) && other.x >= one.x && other.x - one.x - one.w < 2 * one.h
  );
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.max(one.x + one.w, other.x + other.w) - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}
