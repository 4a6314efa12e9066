import type { Glyph } from './glyph.ts';

/** Lines of writing closer together than this share of their letters' height are one. */
const SAME_LINE = 0.3;
/** A raised or lowered sign is smaller than its line by this much at least, and stands off it by less than this. */
const SMALLER = 0.85;
const RAISED_REACH = 0.75;
/** How far from the next letter it may be, in its line's letter heights. */
const RAISED_GAP = 0.6;

/** Glyphs on one line of writing, over the whole width of the page. */
export interface Row {
  base: number;
  size: number;
  glyphs: Glyph[];
}

/** Sorts glyphs into rows from top to bottom, raised and lowered signs into the row they belong to. */
export function rowsOf(glyphs: Glyph[]): Row[] {
  const rows = joinedRuns(runsOf(glyphs));
  const small: Row[] = [];
  const large: Row[] = [];
  for (const row of rows) (isRaisedSign(row, rows) ? small : large).push(row);
  for (const row of small) {
    for (const run of runsOf(row.glyphs)) {
      const bearer = nearestBearer(run, large);
      if (bearer) bearer.glyphs.push(...run.glyphs);
      else large.push(run);
    }
  }
  return large.sort((one, other) => one.base - other.base);
}

/** Glyphs that follow each other in the page's content along one line. */
function runsOf(glyphs: Glyph[]): Row[] {
  const runs: Row[] = [];
  let run: Row | undefined;
  let end = 0;
  for (const glyph of glyphs) {
    const { size } = glyph.style;
    const follows =
      run &&
      Math.abs(glyph.originY - run.base) <= 0.05 * size &&
      Math.abs(size - run.size) <= 0.05 * size &&
      glyph.left - end < 2 * size &&
      glyph.left - end > -2 * size;
    if (run && follows) run.glyphs.push(glyph);
    else {
      run = { base: glyph.originY, size, glyphs: [glyph] };
      runs.push(run);
    }
    end = glyph.right;
  }
  return runs;
}

/** Runs on the same line made one row, the longest run of a row saying where its line is. */
function joinedRuns(runs: Row[]): Row[] {
  const rows: Row[] = [];
  const bySize = [...runs].sort((one, other) => other.glyphs.length - one.glyphs.length);
  const buckets = new Map<number, Row[]>();
  for (const run of bySize) {
    const bucket = Math.round(run.base / 8);
    const near = [bucket - 1, bucket, bucket + 1].flatMap((place) => buckets.get(place) ?? []);
    const row = closest(near, run);
    if (row) {
      row.glyphs.push(...run.glyphs);
      continue;
    }
    const begun = { ...run, glyphs: [...run.glyphs] };
    rows.push(begun);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), begun]);
  }
  return rows;
}

function closest(rows: Row[], run: Row): Row | undefined {
  let best: Row | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const off = Math.abs(row.base - run.base);
    if (off > SAME_LINE * Math.min(row.size, run.size) || off >= distance) continue;
    best = row;
    distance = off;
  }
  return best;
}

function isRaisedSign(row: Row, rows: Row[]): boolean {
  return row.glyphs.length < 400 && rows.some((other) => bears(other, row));
}

function bears(row: Row, sign: Row): boolean {
  return row !== sign && sign.size < SMALLER * row.size && Math.abs(row.base - sign.base) < RAISED_REACH * row.size;
}

/** The row with a letter right beside a raised or lowered sign. */
function nearestBearer(sign: Row, rows: Row[]): Row | undefined {
  const left = Math.min(...sign.glyphs.map((glyph) => glyph.left));
  const right = Math.max(...sign.glyphs.map((glyph) => glyph.right));
  let best: Row | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (!bears(row, sign)) continue;
    for (const glyph of row.glyphs) {
      if (glyph.text === ' ') continue;
      const gap = Math.max(left - glyph.right, glyph.left - right);
      if (gap > RAISED_GAP * row.size || gap >= distance) continue;
      best = row;
      distance = gap;
    }
  }
  return best;
}
