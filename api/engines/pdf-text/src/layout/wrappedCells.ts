import { buildLine, type Line } from '../lines/lines.ts';
import type { Segment } from '../lines/textLine.ts';
import { findListMarker } from './listMarkers.ts';

/** Lines of one cell are no further apart than this, in letter heights; rows of a table with such cells are. */
const LINE_STEP = 1.45;
const SAME_EDGE = 0.5;
/** Lines of one cell differ in size by less than this share. */
const OTHER_SIZE = 0.1;
/** A line with this many cells is a row by itself. */
const ENOUGH_CELLS = 3;
/** So many lines before and behind a row show its columns. */
const ROWS_AROUND = 12;

/** Counts how many lines below a row of a table hold what did not fit into its cells: all that is on them is under a cell other than the first. */
export function countWrappedLines(lines: Line[], place: number): number {
  const row = lines[place];
  if (!row || row.cells.length < 2 || row.isRightToLeft) return 0;
  // The mark of an item and its text are no cells, however far apart they are.
  if (row.cells.length === 2 && findListMarker(row) !== undefined) return 0;
  const edge = Math.max(...lines.map(({ right }) => right));
  let count = 0;
  for (let last = row; ; count += 1) {
    const next = lines[place + count + 1];
    if (!next || next.base - last.base > LINE_STEP * row.size || !next.segments.every((segment) => continuesCell(segment, last, row, edge)))
      return count;
    last = next;
  }
}

/** Returns whether a segment is under one of the row that had no room for its first word. */
function continuesCell(segment: Segment, above: Line, row: Line, edge: number): boolean {
  const isUnder = ({ left }: Segment) => Math.abs(left - segment.left) < SAME_EDGE * row.size;
  const column = row.segments.findIndex(isUnder);
  const full = above.segments.find(isUnder);
  const [first] = segment.words;
  if (column < findFirstToWrap(row) || !full || !first || areOfOtherSize(segment, full)) return false;
  const end = row.segments[column + 1]?.left ?? edge;
  return end - full.right < first.right - first.left + row.size;
}

/**
 * Counts how many lines above a row of a table hold the beginnings of its cells, where cells end at the bottom of their row as in spreadsheets: each
 * text on them is over a cell and had no room for the first word below it. In a row of two cells that is the second.
 */
export function countLinesAboveRow(lines: Line[], place: number): number {
  const edge = Math.max(...lines.map(({ right }) => right));
  const rowPlace = findRowBelow(lines, place);
  const row = lines[rowPlace];
  const before = lines[place - 1];
  const first = lines[place];
  if (!row || !first || row.isRightToLeft || findListMarker(row) !== undefined) return 0;
  // What is nearer to the row above is the rest of that.
  if (before && first.base - before.base < LINE_STEP * row.size) return 0;
  // Of two cells alone one may be a note beside the text.
  if (row.cells.length < ENOUGH_CELLS && !hasSameColumns(row, before) && !hasSameColumns(row, lines[rowPlace + 1])) return 0;
  for (let at = rowPlace - 1; at >= place; at -= 1) {
    const [line, below] = [lines[at], lines[at + 1]];
    if (!line || !below || !line.segments.every((segment) => continuesBelow(segment, below, { row, lines, edge }))) return 0;
  }
  return rowPlace - place;
}

/** Finds the next line with several cells, which may be a row; lines of its cells are closer together than rows. */
function findRowBelow(lines: Line[], place: number): number {
  for (let at = place; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || line.cells.length > 1) return line && at > place ? at : -1;
    if (!next || next.base - line.base > LINE_STEP * line.size) return -1;
  }
  return -1;
}

function hasSameColumns(row: Line, other: Line | undefined): boolean {
  if (!other || other.cells.length < 2) return false;
  const shared = other.segments.filter(({ left }) => row.segments.some((segment) => Math.abs(segment.left - left) < SAME_EDGE * row.size));
  return shared.length > 1;
}

/** Returns the first column whose text may have several lines: where few cells show a row, text at its left edge is another paragraph. */
function findFirstToWrap(row: Line): 0 | 1 {
  return row.cells.length >= ENOUGH_CELLS ? 0 : 1;
}

/** Returns whether a segment is over one of the row, and had no room for the first word of the line below. */
function continuesBelow(segment: Segment, below: Line, { row, lines, edge }: { row: Line; lines: readonly Line[]; edge: number }): boolean {
  const isUnder = ({ left }: Segment) => Math.abs(left - segment.left) < SAME_EDGE * row.size;
  const column = row.segments.findIndex(isUnder);
  const under = below.segments.find(isUnder);
  const first = under?.words[0];
  if (column < findFirstToWrap(row) || !under || !first || areOfOtherSize(segment, under)) return false;
  const end = row.segments[column + 1] ? findNextColumn(lines, row, segment) : edge;
  return end - segment.right < first.right - first.left + row.size;
}

/** Returns whether two lines differ in size: what is larger over the first cell of a row is a title. */
function areOfOtherSize(one: Segment, other: Segment): boolean {
  return Math.abs(one.size - other.size) > OTHER_SIZE * other.size;
}

/** Returns where the next column of a table begins: figures set flush right may be far in it, and its header is not. */
function findNextColumn(lines: readonly Line[], row: Line, { right }: Segment): number {
  const index = lines.indexOf(row);
  const rows = lines.slice(Math.max(0, index - ROWS_AROUND), index + ROWS_AROUND).filter(({ cells }) => cells.length >= row.cells.length);
  return Math.min(...rows.flatMap(({ segments }) => segments.flatMap(({ left }) => (left > right ? left : []))));
}

/** Groups the lines of a row cell by cell, as they are read. `row` is the line that has all cells. */
export function groupLinesByCell(lines: Line[], row: Line): Line[] {
  return row.segments.flatMap((cell, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : cell.left - SAME_EDGE * row.size;
    const to = (row.segments[index + 1]?.left ?? Number.POSITIVE_INFINITY) - SAME_EDGE * row.size;
    return lines.flatMap((line) => {
      const inCell = line.segments.filter(({ left }) => left >= from && left < to);
      return inCell.length > 0 ? [buildLine(inCell)] : [];
    });
  });
}
