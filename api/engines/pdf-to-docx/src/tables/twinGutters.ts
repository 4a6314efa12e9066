import { groupByBaseline } from '@sheaf/pdf-text/layout/baselines';
import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';

/** A gutter between two tables is this wide at least, in letter heights. */
const GUTTER = 1.2;
/** Rows are no further apart than this, in letter heights, and no further than this many of their usual steps. */
const MOST_STEP = 4;
const APART = 2.2;
/** A last line on one side alone that is further off than this many usual steps is none of the rows. */
const LAST_APART = 1.2;
/** Pages with more segments are skipped, to limit the time. */
const MAX_SEGMENTS = 1500;

/** Fewer rows are no tables. */
const LEAST_ROWS = 2;

/** A white strip that runs down through rows, in points, and the size of their letters. */
export interface Gutter {
  from: number;
  to: number;
  size: number;
}

export interface GutterRun {
  gutter: Gutter;
  /** What is on each baseline, from left to right. */
  rows: Segment[][];
}

/** Yields the rows from each gap of a page on down to where something crosses it, from the top of the page. */
export function* findRunsAlongGutters(segments: readonly Segment[]): Generator<GutterRun> {
  if (segments.length > MAX_SEGMENTS) return;
  const rows = buildLines([...segments]).map((line) => line.segments);
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1] ?? [];
    for (const gap of findGaps(row)) {
      // A title is so short that its gap may hold a column of the table below it.
      const seeds = [gap, ...findGaps(below).flatMap((next) => shared(gap, next) ?? [])];
      for (const gutter of seeds) yield extendRun({ gutter, rows: [row] }, rows.slice(index + 1));
    }
  }
}

/** Returns whether several rows have a gap that may be a gutter, which costs less to know than the gutters do. */
export function haveGaps(segments: readonly Segment[]): boolean {
  const rows = segments.length > MAX_SEGMENTS ? [] : groupByBaseline(segments);
  const gaps = rows.map((row) => findGaps([...row].sort((one, other) => one.left - other.left)).length);
  return gaps.filter((count) => count > 0).length >= LEAST_ROWS;
}

function findGaps(row: readonly Segment[]): Gutter[] {
  return row.slice(1).flatMap(({ left, size }, index) => {
    const from = row[index]?.right ?? left;
    return left - from >= GUTTER * size ? [{ from, to: left, size }] : [];
  });
}

/** Returns what a gap has in common with one of the row below, where that is narrower. */
function shared(gap: Gutter, next: Gutter): Gutter | undefined {
  const [from, to] = [Math.max(gap.from, next.from), Math.min(gap.to, next.to)];
  return to - from >= GUTTER * gap.size && to - from < gap.to - gap.from ? { from, to, size: gap.size } : undefined;
}

function extendRun({ gutter, rows }: GutterRun, below: Segment[][]): GutterRun {
  const own = [...rows];
  let open = gutter;
  for (const row of below) {
    const step = (row[0]?.base ?? 0) - (own.at(-1)?.[0]?.base ?? 0);
    const next = narrowGutter(open, row);
    if (!next || step > MOST_STEP * open.size) break;
    open = next;
    own.push(row);
  }
  return { gutter: open, rows: own };
}

/** Narrows a gutter to what a row leaves free of it; nothing where that is too narrow. */
function narrowGutter({ from, to, size }: Gutter, row: readonly Segment[]): Gutter | undefined {
  let [start, end] = [from, to];
  for (const { left, right } of row) {
    if (right <= start || left >= end) continue;
    if (left - start < end - right) start = right;
    else end = left;
  }
  return end - start >= GUTTER * size ? { from: start, to: end, size } : undefined;
}

/** Ends a run before a further title, a wide gap, or a last line that belongs to no row. */
export function endRun({ gutter, rows }: GutterRun, isTitleRow: (row: readonly Segment[], gutter: Gutter) => boolean): GutterRun {
  const bases = rows.map((row) => row[0]?.base ?? 0);
  const steps = bases.slice(1).map((base, index) => base - (bases[index] ?? base));
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  const end = rows.findIndex((row, index) => index > 1 && ((steps[index - 1] ?? 0) > APART * usual || isTitleRow(row, gutter)));
  const own = end < 0 ? [...rows] : rows.slice(0, end);
  while (own.length > 1 && own.at(-1)?.length === 1 && (steps[own.length - 2] ?? 0) > LAST_APART * usual) own.pop();
  return { gutter, rows: own };
}
