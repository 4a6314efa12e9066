import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { TableDraft } from '../tables/tableDraft.ts';
import type { FlowBlock, PageFlow } from './flowBlock.ts';

/** A segment of a line as it was on the page, and where it ended up in the document. */
export interface PlacedPiece extends Segment {
  block: FlowBlock;
  /** The place of its block, and its own, in reading order. */
  blockPlace: number;
  place: number;
}

/** Finds where the level text of a page ended up in the document. Running headers, notes and words of pictures have no place in it. */
export function findReadingPlaces(segments: readonly Segment[], { blocks }: PageFlow): PlacedPiece[] {
  const placeByWord = new Map<LineWord, { block: FlowBlock; blockPlace: number; place: number }>();
  for (const [blockPlace, block] of blocks.entries()) {
    if (block.turn !== 0) continue;
    const words = block.table ? listWordsOfTable(block.table) : block.lines.flatMap((line) => line.words);
    for (const word of words) placeByWord.set(word, { block, blockPlace, place: placeByWord.size });
  }
  return segments.flatMap((segment) => {
    const found = segment.words.flatMap((word) => placeByWord.get(word) ?? []);
    return found[0] ? [{ ...segment, ...found[0] }] : [];
  });
}

/** Returns whether the middle of a segment of text lies in an area. */
export function isIn({ left, top, right, bottom }: Rectangle, area: Rectangle): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > area.left && x < area.right && y > area.top && y < area.bottom;
}

function listWordsOfTable({ cells }: TableDraft): LineWord[] {
  return cells.flatMap(({ segments, tables = [] }) => [...segments.flatMap(({ words }) => words), ...tables.flatMap(listWordsOfTable)]);
}
