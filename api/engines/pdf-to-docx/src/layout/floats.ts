import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
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

/** A float takes this share of its column at most, and stands this near to its edge, in points. */
const MOST_WIDTH = 0.66;
const AT_EDGE = 12;
/** The text beside it has so many lines of so many words, which reach this near to it, in letter heights. */
const LEAST_LINES = 2;
const LEAST_WORDS = 4;
const REACH = 5;
const EDGE = 2;
/** A caption stands this close above its float, in letter heights. */
const CAPTION_GAP = 1.5;
const USUAL_GAP = 9;
/** First lines are set in by less than this, in letter heights. */
const FIRST_LINE = 2.5;

/** Finds whether text flows around a thing: full lines beside it that end or begin where it stands, and none that cross it. */
export function findFloat(thing: Rectangle, written: readonly Segment[], frame: Frame): Float | undefined {
  const isAtRight = frame.right - thing.right < AT_EDGE;
  const isAtLeft = thing.left - frame.left < AT_EDGE;
  if (isAtRight === isAtLeft || thing.right - thing.left > MOST_WIDTH * (frame.right - frame.left)) return undefined;
  const side = isAtRight ? 'right' : 'left';
  const beside = written.filter((segment) => isLevel(segment, thing));
  const areClear = beside.every(({ left, right }) => (side === 'right' ? right < thing.left + EDGE : left > thing.right - EDGE));
  const isFull = ({ left, right, size, words }: Segment) =>
    words.length >= LEAST_WORDS && (side === 'right' ? thing.left - right : left - thing.right) < REACH * size;
  const full = beside.filter(isFull);
  if (!areClear || full.length < LEAST_LINES || new Set(full.map(({ base }) => Math.round(base))).size < full.length) return undefined;
  const reach = findBounds(full);
  const gap = side === 'right' ? thing.left - reach.right : reach.left - thing.right;
  return { ...findBounds([thing]), side, gap: Math.max(0, Math.min(gap, USUAL_GAP)) };
}

function isLevel({ base, size }: Segment, { top, bottom }: Rectangle): boolean {
  return base > top && base - 0.8 * size < bottom;
}

/** Finds the caption over a float: a line that stands over it alone. */
export function findCaptionOver(float: Float, written: readonly Segment[]): Segment[] {
  return written.filter(({ left, right, bottom, size }) => {
    const isOver = left > float.left - EDGE && right < float.right + EDGE;
    return isOver && bottom < float.top + EDGE && float.top - bottom < CAPTION_GAP * size;
  });
}

/** Adds a caption as the first row of a table, over all of its columns. */
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
  return { ...table, top, rows: [{ top, bottom: table.top }, ...table.rows], cells: [cell, ...cells], headRows: 0 };
}

/** Returns lines as long as they would be without the floats beside them, so that they are told to run on. */
export function widenBesideFloats(lines: Line[], floats: readonly Float[], frame: Frame): Line[] {
  if (floats.length === 0) return lines;
  const edges = floats.map((float) => {
    const beside = lines.filter((line) => isBesideFloat(line, float));
    const { left, right } = beside.length > 0 ? findBounds(beside) : frame;
    return { float, left, by: float.side === 'right' ? frame.right - right : left - frame.left };
  });
  return lines.map((line) => {
    // What is set in from the text, such as a box, keeps its width.
    const isOfText = (left: number) => line.left - left < FIRST_LINE * line.size && line.words.length >= LEAST_WORDS - 1;
    const found = edges.find(({ float, left, by }) => by > 0 && isBesideFloat(line, float) && isOfText(left));
    if (!found) return line;
    return found.float.side === 'right' ? { ...line, right: line.right + found.by } : { ...line, left: line.left - found.by };
  });
}

function isBesideFloat({ left, right, base, size }: Line, float: Float): boolean {
  const isClear = float.side === 'right' ? right < float.left + EDGE : left > float.right - EDGE;
  return isClear && base > float.top && base - 0.8 * size < float.bottom + float.gap;
}
