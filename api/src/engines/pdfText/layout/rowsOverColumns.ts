import type { Segment } from '../lines/textLine.ts';
import type { Sides } from './listsBeside.ts';

const SAME_LINE = 0.25;
/** In letter heights: how far from the edge of a column the cells over it begin, and how much further the text stands from them than they from each other. */
const FROM_EDGE = 1;
const APART = 1.25;
const MIN_ROWS = 2;

/** Takes the rows over two columns off them whose cells stand in neither: the names of authors beside each other, with a town under each. */
export function takeRowsOver({ left, right }: Sides): Segment[] {
  const rows = rowsOf([...left, ...right]);
  const edges = [left, right].map((side) => Math.min(...side.map((segment) => segment.left)));
  const isOfCells = (row: Segment[]) =>
    [left, right].every((side, place) => {
      const own = row.filter((segment) => side.includes(segment));
      return own.length > 0 && own.every((segment) => segment.left - (edges[place] ?? 0) > FROM_EDGE * segment.size);
    });
  const end = rows.findIndex((row) => !isOfCells(row));
  if (end < MIN_ROWS) return [];
  const bases = rows.slice(0, end + 1).map((row) => row[0]?.base ?? 0);
  const steps = bases.slice(1).map((base, place) => base - (bases[place] ?? base));
  if ((steps.at(-1) ?? 0) < APART * Math.max(...steps.slice(0, -1))) return [];
  const taken = rows.slice(0, end).flat();
  for (const side of [left, right]) side.splice(0, side.length, ...side.filter((segment) => !taken.includes(segment)));
  return taken;
}

/**
 * What stands on the line of something that lies over the gutter between two columns and is not at the edge of either: cells of one row. `edges` are
 * the left edges of both columns.
 */
export function isBesideCell(segment: Segment, crossing: readonly Segment[], edges: readonly number[]): boolean {
  if (edges.some((edge) => Math.abs(segment.left - edge) < FROM_EDGE * segment.size)) return false;
  return crossing.some((other) => isLine(other) && Math.abs(other.base - segment.base) < SAME_LINE * segment.size);
}

/** Tables and pictures stand among the lines too. */
function isLine({ top, bottom, size }: Segment): boolean {
  return bottom - top < 2 * size;
}

function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row?.[0] && segment.base - row[0].base < SAME_LINE * segment.size) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}
