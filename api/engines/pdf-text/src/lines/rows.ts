import type { Glyph } from '../glyphs/glyph.ts';

/** Lines of writing closer together than this share of their letters' height are one. */
const SAME_LINE = 0.3;
/** A raised or lowered sign is smaller than its line by this much at least, and is off it by less than this. */
const SMALLER = 0.85;
const MIN_SIGN = 0.35;
/** An initial is larger than its text by this much at least, and a capital is this high. */
const MIN_INITIAL = 1.8;
const CAPITAL = 0.7;
/** The widest gap between an initial and its text, in letter heights of the text. */
const INITIAL_GAP = 1.5;
/** Lines down to this far below the base of an initial may be indented for it, in letter heights. */
const BELOW_INITIAL = 1.3;
const MAX_COMPARED = 2500;
const MAX_SIGN = 4;
const RAISED_REACH = 0.75;
/** Subscripts hang lower than their line by less than this. */
const LOWERED_REACH = 0.45;
/** Signs are beside letters. A word with this much of its width above or below them is a line of its own, as the small print below a title is. */
const MAX_COVERED = 0.5;
const MIN_WORD = 3;
/** How far from the next letter it may be, in its line's letter heights. */
const RAISED_GAP = 0.6;

/** Glyphs on one line of writing, over the whole width of the page. */
export interface Row {
  base: number;
  size: number;
  glyphs: Glyph[];
}

/** Sorts glyphs into rows from top to bottom, raised and lowered signs into the row they belong to. */
export function groupRows(glyphs: Glyph[]): Row[] {
  const runs = groupIntoRuns(glyphs);
  // Every run is compared with every other: a page of loose signs would take for ever, and has no initials.
  const few = runs.length <= MAX_COMPARED ? runs : [];
  const initials = few.filter(
    (run) => run.glyphs.length <= 2 && /^\p{Lu}/u.test(run.glyphs[0]?.text ?? '') && runs.some((other) => startsBeside(run, other)),
  );
  const rows = joinRuns(initials.length > 0 ? runs.filter((run) => !initials.includes(run)) : runs);
  for (const initial of initials) placeInitial(initial, rows);
  const small: Row[] = [];
  const large: Row[] = [];
  for (const row of rows) (rows.length <= MAX_COMPARED && isRaisedSign(row, rows) ? small : large).push(row);
  for (const row of small) {
    for (const run of groupIntoRuns(row.glyphs)) {
      const baseRun = findNearestBaseRun(run, large);
      if (baseRun) baseRun.glyphs.push(...run.glyphs);
      else large.push(run);
    }
  }
  return large.sort((one, other) => one.base - other.base);
}

/** Returns whether a drop cap belongs to a row: it reaches down over several lines and starts the first of them. */
function startsBeside(initial: Row, row: Row): boolean {
  if (initial.size < MIN_INITIAL * row.size || row.glyphs.length < 3) return false;
  const end = initial.glyphs.at(-1)?.right ?? 0;
  const first = findFirstGlyphBeside(initial, row);
  if (!first) return false;
  const gap = first.left - end;
  // The row may have the base of a line in another column.
  const base = first.originY;
  const topsApart = initial.base - CAPITAL * initial.size - (base - CAPITAL * row.size);
  return gap > -0.5 * row.size && gap < INITIAL_GAP * row.size && Math.abs(topsApart) < 0.6 * row.size && initial.base > base + 0.5 * row.size;
}

/** Finds the glyph nearest to the right of an initial; a row may run through several columns. */
function findFirstGlyphBeside({ glyphs, size }: Row, row: Row): Glyph | undefined {
  const end = glyphs.at(-1)?.right ?? 0;
  const behind = row.glyphs.filter(({ left, text }) => text !== ' ' && left > end - 0.5 * Math.min(size, row.size));
  return behind.reduce<Glyph | undefined>((nearest, glyph) => (nearest && nearest.left <= glyph.left ? nearest : glyph), undefined);
}

function placeInitial(initial: Row, rows: Row[]): void {
  const row = rows.find((each) => startsBeside(initial, each));
  const first = row && findFirstGlyphBeside(initial, row);
  if (!row || !first) return void rows.push(initial);
  const style = { ...first.style };
  extendLinesToInitial(initial, rows, row);
  row.glyphs.unshift(
    ...initial.glyphs.map((glyph, index) => ({
      ...glyph,
      style,
      originY: first.originY,
      right: index === initial.glyphs.length - 1 ? first.left : glyph.right,
    })),
  );
}

/** Extends the other lines beside an initial to its left edge, so that they are not read as indented. */
function extendLinesToInitial(initial: Row, rows: Row[], initialRow: Row): void {
  const left = initial.glyphs[0]?.left ?? 0;
  const end = initial.glyphs.at(-1)?.right ?? 0;
  const beside = findFirstGlyphBeside(initial, initialRow);
  for (const row of rows) {
    if (row === initialRow || row.base < initialRow.base || row.base > initial.base + BELOW_INITIAL * row.size) continue;
    const first = findFirstGlyphBeside(initial, row);
    const isBeside = row.base < initial.base + SAME_LINE * row.size || first?.left === beside?.left;
    if (first && isBeside && first.left - end < INITIAL_GAP * row.size) row.glyphs[row.glyphs.indexOf(first)] = { ...first, left };
  }
}

/** Glyphs that follow each other in the page's content along one line. */
function groupIntoRuns(glyphs: Glyph[]): Row[] {
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
function joinRuns(runs: Row[]): Row[] {
  const rows: Row[] = [];
  const bySize = [...runs].sort((one, other) => other.glyphs.length - one.glyphs.length);
  const buckets = new Map<number, Row[]>();
  for (const run of bySize) {
    const bucket = Math.round(run.base / 8);
    const near = [bucket - 1, bucket, bucket + 1].flatMap((place) => buckets.get(place) ?? []);
    const row = findClosest(near, run);
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

function findClosest(rows: Row[], run: Row): Row | undefined {
  let best: Row | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const off = Math.abs(row.base - run.base);
    if (off > SAME_LINE * Math.min(row.size, run.size) || off >= distance || isStraySign(run, row)) continue;
    best = row;
    distance = off;
  }
  return best;
}

/** Returns whether a raised sign belongs to another column: it is level with a line there, but far from its letters. */
function isStraySign(run: Row, row: Row): boolean {
  if (run.glyphs.length > MAX_SIGN || run.size >= SMALLER * row.size) return false;
  const [left, right] = [run.glyphs[0]?.left ?? 0, run.glyphs.at(-1)?.right ?? 0];
  return row.glyphs.every((glyph) => Math.max(left - glyph.right, glyph.left - right) > RAISED_GAP * row.size);
}

function isRaisedSign(row: Row, rows: Row[]): boolean {
  return row.glyphs.length < 400 && rows.some((other) => carriesSign(other, row));
}

function carriesSign(row: Row, sign: Row): boolean {
  if (sign.size < MIN_SIGN * row.size || sign.glyphs.length >= row.glyphs.length) return false;
  if (row === sign || sign.size >= SMALLER * row.size) return false;
  const raisedBy = row.base - sign.base;
  return raisedBy < RAISED_REACH * row.size && raisedBy > -LOWERED_REACH * row.size;
}

/** The row with a letter right beside a raised or lowered sign. */
function findNearestBaseRun(sign: Row, rows: Row[]): Row | undefined {
  const left = Math.min(...sign.glyphs.map((glyph) => glyph.left));
  const right = Math.max(...sign.glyphs.map((glyph) => glyph.right));
  let best: Row | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (!carriesSign(row, sign)) continue;
    let nearest = Number.POSITIVE_INFINITY;
    let covered = 0;
    for (const glyph of row.glyphs) {
      // Other signs of the row carry none.
      if (glyph.text === ' ' || sign.size >= SMALLER * glyph.style.size) continue;
      const gap = Math.max(left - glyph.right, glyph.left - right);
      nearest = Math.min(nearest, gap);
      covered += Math.max(0, Math.min(right, glyph.right) - Math.max(left, glyph.left));
    }
    const isCovered = sign.glyphs.length >= MIN_WORD && covered > MAX_COVERED * (right - left);
    if (nearest > RAISED_GAP * row.size || nearest >= distance || isCovered) continue;
    best = row;
    distance = nearest;
  }
  return best;
}
