import { buildLine, type Line } from '../lines/lines.ts';
import type { Segment } from '../lines/textLine.ts';
import { findListMarker } from './listMarkers.ts';

/** Lines of one cell are no further apart than this, in letter heights; rows of a table with such cells are. */
const LINE_STEP = 1.45;
const SAME_EDGE = 0.5;

/** Counts how many lines below a row of a table hold what did not fit into its cells: all that is on them stands under a cell other than the first. */
export function countWrappedLines(lines: Line[], place: number): number {
  const row = lines[place];
  if (!row || row.cells.length < 2 || row.isRightToLeft) return 0;
  // The mark of an item and its text are no cells, however far apart they stand.
  if (row.cells.length === 2 && findListMarker(row) !== undefined) return 0;
  const edge = Math.max(...lines.map(({ right }) => right));
  let count = 0;
  for (let last = row; ; count += 1) {
    const next = lines[place + count + 1];
    if (!next || next.base - last.base > LINE_STEP * row.size || !next.segments.every((segment) => goesOn(segment, last, row, edge))) return count;
    last = next;
  }
}

/** Whether a segment stands under one of the row that had no room for its first word. */
function goesOn(segment: Segment, above: Line, row: Line, edge: number): boolean {
  const isUnder = ({ left }: Segment) => Math.abs(left - segment.left) < SAME_EDGE * row.size;
  const column = row.segments.findIndex(isUnder);
  const full = above.segments.find(isUnder);
  const [first] = segment.words;
  if (column < 1 || !full || !first) return false;
  const end = row.segments[column + 1]?.left ?? edge;
  return end - full.right < first.right - first.left + row.size;
}

/** Groups the lines of a row cell by cell, as they are read. */
export function groupLinesByCell([row, ...wrapped]: Line[]): Line[] {
  if (!row) return [];
  return row.segments.flatMap((cell, place) => {
    const from = place === 0 ? Number.NEGATIVE_INFINITY : cell.left - SAME_EDGE * row.size;
    const to = (row.segments[place + 1]?.left ?? Number.POSITIVE_INFINITY) - SAME_EDGE * row.size;
    return [row, ...wrapped].flatMap((line) => {
      const inCell = line.segments.filter(({ left }) => left >= from && left < to);
      return inCell.length > 0 ? [buildLine(inCell)] : [];
    });
  });
}
