import type { Box, DocumentText, PageText, Word } from '@sheaf/pdf-text/documentText';
import type { CvPlace } from './cvProfile.ts';
import { NOWHERE, normalizeSpaces, type TextSpan } from './text/textSpan.ts';

const MAX_QUOTE = 1200;

/** Returns where the values of a profile stand in their document. */
export function locateValues(values: { path: string; span: TextSpan }[], document: DocumentText): CvPlace[] {
  return values.flatMap(({ path, span }) => {
    const page = span.start === NOWHERE ? undefined : document.pages.find(({ start, end }) => start < span.end && end > span.start);
    const rects = page ? listLineRects(page, span) : [];
    if (!page || rects.length === 0) return [];
    return [{ path, page: page.page, quote: normalizeSpaces(document.text.slice(span.start, span.end)).slice(0, MAX_QUOTE), rects }];
  });
}

/** Returns a box for each line that a text range covers. */
function listLineRects({ words }: PageText, { start, end }: TextSpan): CvPlace['rects'] {
  const rects: Box[] = [];
  for (let index = findFirstWord(words, start); index < words.length; index += 1) {
    const word = words[index];
    if (!word || word.start >= end) break;
    for (const box of word.boxes) {
      const last = rects.at(-1);
      if (last && isAdjacent(last, box)) rects[rects.length - 1] = mergeBoxes(last, box);
      else rects.push(box);
    }
  }
  return rects;
}

/** The place of the first word that ends after this place of the text: they are in its order. */
function findFirstWord(words: Word[], start: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAdjacent(one: Box, other: Box): boolean {
  return (
    Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < 0.5 * Math.max(one.h, other.h) && other.x >= one.x && other.x - one.x - one.w < 2 * one.h
  );
}

function mergeBoxes(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.max(one.x + one.w, other.x + other.w) - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}
