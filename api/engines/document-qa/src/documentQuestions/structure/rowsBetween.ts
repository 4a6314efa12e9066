import type { ChatIndex } from '../../types/chatIndex.ts';

/** What is longer is no row that was taken for a line of text. */
const MAX_ROW_LENGTH = 80;
/** The end of a word that a narrow cell breaks: "Cod" and below it "e". */
const BROKEN_END = /^\p{Ll}{1,3}$/u;
/** Edges that lie apart by less than this share of the height of letters are one edge. */
const EDGE_TOLERANCE = 0.35;

/** Returns whether a paragraph is the broken end of a word in the row above it, with more rows below. */
export function isBrokenEnd({ paragraphs, text }: ChatIndex, position: number): boolean {
  const [above, { start, end } = { start: 0, end: 0 }, below] = [paragraphs[position - 1], paragraphs[position], paragraphs[position + 1]];
  return above?.kind === 'tableRow' && below?.kind === 'tableRow' && BROKEN_END.test(text.slice(start, end).trim());
}

/**
 * Returns whether a line of text between two rows is a row itself, whose cells are too close to each other to be recognised:
 * some word of it begins on the left edge of a cell of the row below or above.
 */
export function isRowBetween(index: ChatIndex, position: number): boolean {
  const { paragraphs } = index;
  const [above, line, below] = [paragraphs[position - 1], paragraphs[position], paragraphs[position + 1]];
  if (line?.kind !== 'text' || above?.kind !== 'tableRow' || below?.kind !== 'tableRow') return false;
  if (line.end - line.start > MAX_ROW_LENGTH || /[.!?:;]$/.test(index.text.slice(line.start, line.end))) return false;
  const words = locateWords(index, line);
  const near = EDGE_TOLERANCE * (words[0]?.height ?? 0);
  const isOneLine = words.every(({ y, page }) => page === words[0]?.page && Math.abs(y - (words[0]?.y ?? 0)) < near);
  const edges = [above, below].flatMap((row) => locateWords(index, row).slice(1));
  const [first] = locateWords(index, below);
  const beginsAlike = first !== undefined && words[0] !== undefined && first.page === words[0].page && Math.abs(first.left - words[0].left) < near;
  return isOneLine && beginsAlike && words.slice(1).some(({ left }) => edges.some((edge) => edge.isAfterGap && Math.abs(edge.left - left) < near));
}

interface PlacedWord {
  page: number;
  left: number;
  right: number;
  y: number;
  /** As a share of the width of the page. */
  height: number;
  /** Whether more than a space is before it. */
  isAfterGap: boolean;
}

function locateWords(index: ChatIndex, { start, end }: { start: number; end: number }): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const found of index.text.slice(start, end).matchAll(/\S+/g)) {
    const box = index.listBoxes(start + found.index, start + found.index + found[0].length)[0];
    const page = box && index.pages[box.page - 1];
    if (!box || !page) continue;
    const height = (box.h * page.height) / page.width;
    const last = words.at(-1);
    words.push({
      page: box.page,
      left: box.x,
      right: box.x + box.w,
      y: box.y,
      height,
      isAfterGap: last !== undefined && box.x - last.right > height / 2,
    });
  }
  return words;
}
