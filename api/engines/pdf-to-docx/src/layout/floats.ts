import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { FLOWING_TEXT } from '../tables/captionedPictures.ts';
import type { TableDraft } from '../tables/tableDraft.ts';

/** A table or picture that the lines beside it flow around, and the space it keeps from them. */
export interface Float extends Rectangle {
  side: 'left' | 'right';
  gap: number;
}

interface Frame {
  left: number;
  right: number;
}

/** The greatest share of its column that a float takes, and how near it is to the edge of that column, in points. */
const MOST_WIDTH = 0.66;
const AT_EDGE = 12;
/** How near to a float its text ends, in letter heights. */
const REACH = 5;
/** Edges that touch may overlap by this much, in points. */
const EDGE = 2;
/** How far letters reach above the base of their line, in letter heights. */
const ASCENT = 0.8;
/** A caption is this close above its float, in letter heights. */
const CAPTION_GAP = 1.5;
/** The widest gap that a float keeps from its text, in points. */
const WIDEST_GAP = 9;
/** The indent of a first line is less than this, in letter heights. */
const FIRST_LINE = 2.5;

/** Returns a table or picture as a float if text flows around it: full lines end or begin beside it, and none crosses it. */
export function findFloat(object: Rectangle, written: readonly Segment[], frame: Frame): Float | undefined {
  const isAtRight = frame.right - object.right < AT_EDGE;
  const isAtLeft = object.left - frame.left < AT_EDGE;
  if (isAtRight === isAtLeft || object.right - object.left > MOST_WIDTH * (frame.right - frame.left)) return undefined;
  const side = isAtRight ? 'right' : 'left';
  const beside = written.filter((segment) => isLevel(segment, object));
  const areClear = beside.every(({ left, right }) => (side === 'right' ? right < object.left + EDGE : left > object.right - EDGE));
  const isFull = ({ left, right, size, words }: Segment) =>
    words.length >= FLOWING_TEXT.words && (side === 'right' ? object.left - right : left - object.right) < REACH * size;
  const full = beside.filter(isFull);
  if (!areClear || full.length < FLOWING_TEXT.lines || new Set(full.map(({ base }) => Math.round(base))).size < full.length) return undefined;
  const reach = findBounds(full);
  const gap = side === 'right' ? object.left - reach.right : reach.left - object.right;
  return { ...findBounds([object]), side, gap: Math.max(0, Math.min(gap, WIDEST_GAP)) };
}

function isLevel({ base, size }: Segment, { top, bottom }: Rectangle): boolean {
  return base > top && base - ASCENT * size < bottom;
}

/** Finds the caption just above a float, no wider than it. */
export function findCaptionOver(float: Float, written: readonly Segment[]): Segment[] {
  return written.filter(({ left, right, bottom, size }) => {
    const isOver = left > float.left - EDGE && right < float.right + EDGE;
    return isOver && bottom < float.top + EDGE && float.top - bottom < CAPTION_GAP * size;
  });
}

/** Adds a caption as the first row of a table, across all of its columns. */
export function addCaptionRow(table: TableDraft, caption: Segment[]): TableDraft {
  if (caption.length === 0) return table;
  const { top } = findBounds(caption);
  const [left, right] = [table.edges[0] ?? table.left, table.edges.at(-1) ?? table.right];
  const cell = {
    left,
    right,
    top,
    bottom: table.top,
    row: 0,
    column: 0,
    rowSpan: 1,
    columnSpan: table.edges.length - 1,
    segments: caption,
    borders: {},
  };
  const cells = table.cells.map((each) => ({ ...each, row: each.row + 1 }));
  return { ...table, top, rows: [{ top, bottom: table.top }, ...table.rows], cells: [cell, ...cells], headerRows: 0 };
}

/** How near, in points, a line begins to where the one above does, and how far below that it is, in letter heights. */
const SAME_BEGINNING = 1.5;
const NEXT_LINE = 2;

/** Returns lines as wide as they would be without floats. A line that ends early would be taken for the last of its paragraph. */
export function widenBesideFloats(lines: Line[], floats: readonly Float[], frame: Frame): Line[] {
  if (floats.length === 0) return lines;
  const edges = floats.map((float) => {
    const beside = lines.filter((line) => isBesideFloat(line, float));
    const { left, right } = beside.length > 0 ? findBounds(beside) : frame;
    return { float, left, right, by: float.side === 'right' ? frame.right - right : left - frame.left };
  });
  return lines.map((line, index) => {
    const above = lines[index - 1];
    // A paragraph may end in one word, which begins where the line above does or hangs from its mark.
    const endsText = above !== undefined && above.words.length >= FLOWING_TEXT.words - 1 && beginsUnder(line, above);
    // What is set in from the text, such as a box, keeps its width.
    const isTextLine = (left: number) => line.left - left < FIRST_LINE * line.size && (line.words.length >= FLOWING_TEXT.words - 1 || endsText);
    const found = edges.find(
      ({ by, ...edge }) => by > 0 && (isBesideFloat(line, edge.float) || endsBesideFloat(line, edge)) && isTextLine(edge.left),
    );
    if (!found) return line;
    return found.float.side === 'right' ? { ...line, right: line.right + found.by } : { ...line, left: line.left - found.by };
  });
}

/** Returns whether a line just below a float keeps from its margin as the lines beside it do: it has their edge. */
function endsBesideFloat(line: Line, { float, left, right }: { float: Float; left: number; right: number }): boolean {
  const isNear = line.base > float.bottom && line.base - float.bottom < NEXT_LINE * line.size;
  return isNear && Math.abs(float.side === 'right' ? line.right - right : line.left - left) < SAME_BEGINNING;
}

function beginsUnder({ left, base, size }: Line, above: Line): boolean {
  const begins = above.words.slice(0, 2).some((word) => Math.abs(word.left - left) < SAME_BEGINNING);
  return begins && base - above.base < NEXT_LINE * size;
}

function isBesideFloat({ left, right, base, size }: Line, float: Float): boolean {
  const isClear = float.side === 'right' ? right < float.left + EDGE : left > float.right - EDGE;
  return isClear && base > float.top && base - ASCENT * size < float.bottom + float.gap;
}
