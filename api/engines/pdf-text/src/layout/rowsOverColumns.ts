import { runsRightToLeft } from '../glyphs/bidi.ts';
import type { Segment } from '../lines/textLine.ts';
import { groupByBaseline } from './baselines.ts';
import { BULLET } from './listMarkers.ts';
import type { Sides } from './listsBeside.ts';

const SAME_LINE = 0.25;
/** In letter heights: how far from the edge of a column the cells over it begin, and how much further the text is from them than they from each other. */
const FROM_EDGE = 1;
const APART = 1.25;
const MIN_ROWS = 2;
/** Titles over columns are larger than their text by this factor, and have so many words and lines at most. */
const TITLE = { larger: 1.25, words: 12, lines: 3 };
/** Rows of a table have so many segments at least, and those so many words at most. */
const TABLE = { pieces: 4, words: 3 };
/** The fewest segments of rows with the same cells, and how near their edges are, in points. */
const LIKE = { pieces: 3, edge: 2 };

/** Takes the rows over two columns off them whose cells are in neither: the names of authors beside each other, with a town under each. */
export function takeRowsOver({ left, right }: Sides): Segment[] {
  const rows = groupByBaseline([...left, ...right]);
  const edges = [left, right].map((side) => Math.min(...side.map((segment) => segment.left)));
  const sides = [new Set(left), new Set(right)];
  const isOfCells = (row: Segment[]) =>
    sides.every((side, index) => {
      const own = row.filter((segment) => side.has(segment));
      return own.length > 0 && own.every((segment) => !isFromRight(segment) && segment.left - (edges[index] ?? 0) > FROM_EDGE * segment.size);
    });
  const end = rows.findIndex((row) => !isOfCells(row));
  if (end < MIN_ROWS) return [];
  const bases = rows.slice(0, end + 1).map((row) => row[0]?.base ?? 0);
  const steps = bases.slice(1).map((base, index) => base - (bases[index] ?? base));
  if ((steps.at(-1) ?? 0) < APART * Math.max(...steps.slice(0, -1))) return [];
  return take(rows.slice(0, end), { left, right });
}

/** Takes titles off the columns that they are over: larger letters above all of the other column. */
export function takeTitlesOver({ left, right }: Sides, size: number): Segment[] {
  const titles: Segment[] = [];
  for (let first = findFirstOver(left, right); first && first.size > TITLE.larger * size; first = findFirstOver(left, right)) {
    if (first.words.length > TITLE.words || titles.length === TITLE.lines) break;
    for (const side of [left, right]) if (side[0] === first) side.shift();
    titles.push(first);
  }
  return titles;
}

/** Returns the first segment of two columns where it is above all of the column that it is not in. */
function findFirstOver(left: readonly Segment[], right: readonly Segment[]): Segment | undefined {
  const [one, other] = [left[0], right[0]];
  if (!one || !other) return undefined;
  const [first, second] = one.base <= other.base ? [one, other] : [other, one];
  return second.top > first.bottom ? first : undefined;
}

/** Takes the rows of a table off two columns that is above or below them, over their whole width: short segments, several on a side, level with each other. */
export function takeTableRows(band: Sides): { above: Segment[]; below: Segment[] } {
  const { left, right } = band;
  const rows = groupByBaseline([...left, ...right]);
  const sides = [new Set(left), new Set(right)];
  const isOfTable = (row: Segment[]) => {
    const words = row.reduce((sum, segment) => sum + segment.words.length, 0);
    if (row.some((segment) => BULLET.test(segment.words[0]?.text ?? ''))) return false;
    const isOnBoth = sides.every((side) => row.some((segment) => side.has(segment)));
    return row.length >= TABLE.pieces && isOnBoth && words <= TABLE.words * row.length;
  };
  const first = rows.findIndex((row) => !isOfTable(row));
  const last = rows.findLastIndex((row) => !isOfTable(row));
  if (first < 0) return { above: [], below: [] };
  const [above, below] = [rows.slice(0, first), rows.slice(last + 1)].map((part) => (part.length >= MIN_ROWS ? part : []));
  return { above: take(above ?? [], band), below: take(below ?? [], band) };
}

/**
 * Takes the last rows off two columns that have the cells of the row which follows over both of them, as the breaks between the sessions of a programme do.
 * They have so many segments, each with an edge of a segment of that row. `next` is a segment of it, one of all `segments`.
 */
export function takeRowsLike(band: Sides, next: Segment, segments: readonly Segment[]): Segment[] {
  if (band.left.length === 0 || band.right.length === 0) return [];
  const row = segments.filter(({ base }) => Math.abs(base - next.base) < SAME_LINE * next.size);
  if (row.length < LIKE.pieces) return [];
  const rows = groupByBaseline([...band.left, ...band.right]);
  const isOfRow = (each: Segment[]) => Math.abs((each[0]?.base ?? 0) - next.base) < SAME_LINE * next.size;
  const last = rows.findLastIndex((each) => !isOfRow(each) && !isRowLike(each, row));
  const lastRows = rows.slice(last + 1);
  return lastRows.some((each) => !isOfRow(each)) ? take(lastRows, band) : [];
}

/** Returns whether each segment of a row begins or ends where one segment of another row does, and no two with the same. */
function isRowLike(row: readonly Segment[], other: readonly Segment[]): boolean {
  const like = row.map(({ left, right }) => other.find((each) => Math.abs(each.left - left) < LIKE.edge || Math.abs(each.right - right) < LIKE.edge));
  return row.length >= LIKE.pieces && !like.includes(undefined) && new Set(like).size === row.length;
}

function take(rows: Segment[][], { left, right }: Sides): Segment[] {
  const removed = new Set(rows.flat());
  if (removed.size > 0) for (const side of [left, right]) side.splice(0, side.length, ...side.filter((segment) => !removed.has(segment)));
  return [...removed];
}

/** Returns whether a segment shares a line with one that crosses the gutter, and starts at none of the column edges in `edges`. */
export function isBesideCell(segment: Segment, crossing: readonly Segment[], edges: readonly number[]): boolean {
  if (isFromRight(segment) || edges.some((edge) => Math.abs(segment.left - edge) < FROM_EDGE * segment.size)) return false;
  return crossing.some((other) => isLine(other) && Math.abs(other.base - segment.base) < SAME_LINE * segment.size);
}

/** Lines that are read from the right begin at another edge. */
function isFromRight({ words }: Segment): boolean {
  return words.some(({ text }) => runsRightToLeft(text));
}

/** Tables and pictures are among the lines too. */
function isLine({ top, bottom, size }: Segment): boolean {
  return bottom - top < 2 * size;
}
