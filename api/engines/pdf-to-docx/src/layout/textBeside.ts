import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';
import { isRunningText } from '../tables/blocksInRows.ts';

/** The most lines of a short text beside a table, such as the name of a sender. */
const MOST_LINES = 9;
/** The most of the width of the text that a table takes which has a short text beside it. */
const MOST_WIDTH = 0.66;
/** Text reaches over the top or bottom of the table beside it by at most this, in letter heights. */
const OVER = 1;
const MIDDLE = 0.3;
/** Lines of one text begin within so many points of each other, and are no further apart than this, in letter heights. */
const SAME_EDGE = 2;
const NEXT_LINE = 1.5;
/** A line that separates columns reaches over the table by so many points. */
const REACH = 12;
/** So many lines above and below on either side make columns. */
const LEAST_LINES = 4;

interface PageFacts {
  textArea: { left: number; right: number };
  /** All text of the page that no table took. */
  rest: readonly Segment[];
  rulings: readonly Ruling[];
  pictures: readonly Rectangle[];
}

/** Returns whether a segment is at the height of something. */
export function isLevel({ base, size }: Segment, { top, bottom }: Rectangle): boolean {
  const middle = base - MIDDLE * size;
  return middle > top && middle < bottom;
}

/**
 * Finds whether all that is level with a narrow table is a short text beside it, and returns where. Running text, more than one block, the label of a
 * picture, and lines of a column that goes on above or below are none.
 */
export function findTextBeside(
  table: Rectangle,
  level: Segment[],
  { textArea, rest, rulings, pictures }: PageFacts,
): (Rectangle & { segments: Segment[] }) | undefined {
  if (table.right - table.left > MOST_WIDTH * (textArea.right - textArea.left)) return undefined;
  const bounds = findBounds(level);
  const lines = buildLines(level);
  const isBeside = bounds.right < table.left || bounds.left > table.right;
  const isWithin = level.every(({ top, bottom, size }) => top > table.top - OVER * size && bottom < table.bottom + OVER * size);
  const isShort = lines.length <= MOST_LINES && lines.every(({ cells }) => cells.length === 1) && !isRunningText(lines);
  if (!isBeside || !isWithin || !isShort) return undefined;
  const isOfPicture = pictures.some(({ left, right, top, bottom }) => {
    const sharesHeight = top < table.bottom && bottom > table.top;
    return sharesHeight && left < bounds.right && right > bounds.left;
  });
  const others = rest.filter((segment) => !level.includes(segment));
  const isLabel =
    isOfPicture || isSeparatedByLine(bounds, table, rulings) || continuesAboveOrBelow(level, others) || areInColumns(bounds, table, others);
  return isLabel ? undefined : { ...bounds, segments: level };
}

/** Returns whether a line runs down between a text and a table, and on above or below them. */
function isSeparatedByLine(text: Rectangle, table: Rectangle, rulings: readonly Ruling[]): boolean {
  const [from, to] = text.right < table.left ? [text.right, table.left] : [table.right, text.left];
  return rulings.some(({ isHorizontal, left, top, bottom }) => {
    const isBetween = !isHorizontal && left > from && left < to && top < table.bottom && bottom > table.top;
    return isBetween && (top < Math.min(text.top, table.top) - REACH || bottom > Math.max(text.bottom, table.bottom) + REACH);
  });
}

/** Returns whether a line of the same text is right over or under it. */
function continuesAboveOrBelow(level: readonly Segment[], others: readonly Segment[]): boolean {
  return level.some(({ left, base, size }) =>
    others.some((other) => Math.abs(other.left - left) < SAME_EDGE && Math.abs(other.base - base) < NEXT_LINE * size),
  );
}

/** Returns whether a text and a table are in two columns: lines that no other reaches over follow each other on either side, at the edge of the text. */
function areInColumns(text: Rectangle, table: Rectangle, others: readonly Segment[]): boolean {
  const isAtLeft = text.right < table.left;
  const middle = isAtLeft ? table.left : table.right;
  const isOwn = ({ left, right }: Rectangle) => (isAtLeft ? right < middle : left > middle);
  const isOpposite = ({ left, right }: Rectangle) => (isAtLeft ? left > text.right : right < text.left);
  const above = others.filter(({ base }) => base <= table.top).sort((one, other) => other.base - one.base);
  const below = others.filter(({ base }) => base > table.top).sort((one, other) => one.base - other.base);
  const beside = [above, below].flatMap((lines) => {
    const end = lines.findIndex((line) => !isOwn(line) && !isOpposite(line));
    return end < 0 ? lines : lines.slice(0, end);
  });
  const own = beside.filter((line) => isOwn(line) && Math.abs(line.left - text.left) < SAME_EDGE);
  const opposite = beside.filter(isOpposite);
  return [own, opposite].every((lines) => lines.length >= LEAST_LINES && isRunningText(buildLines([...lines])));
}
