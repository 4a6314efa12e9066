import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';
import { buildTableFromLines, FIGURES, findColumns, joinCloseWords } from './columnsOfWords.ts';
import { haveSameEnds } from './levelRulings.ts';
import type { TableDraft } from './tableDraft.ts';

/** A header has this many cells, or they would be a name with its date, and no more lines than this. */
/** Rows are separated where one is nearer to the next than to the one above by this factor; lines of one row are closer, in letter heights. */
const NEARER = 1.25;
const MIN_CELLS = 3;
const MOST_LINES = 3;
const MIN_ROWS = 2;
/** Rows are no further apart than this, in letter heights, and are of one size but for this share. */
const MAX_STEP = 4;
const OTHER_SIZE = 0.25;
/** The largest step between a total and the rows above it, in letter heights. */
const TOTAL_STEP = 2.5;
/** How far apart the lines of one cell are at most, and where they begin, in letter heights. */
const CELL = { step: 1.6, edge: 0.3 };
/** Lines of one text are further apart than this, in letter heights. */
const INTERLEAVED = 0.9;
/** How far rows may reach out of the lines of their table, in points. */
const BEYOND = 4;
/** No page that somebody reads has more; each is looked at with all above it. */
const MOST_ROWS = 400;
/** A single segment of so many words is a sentence below the table, and no title of some of its rows. */
const SENTENCE = 7;

/** Returns whether what is under the last line of a table is nearer to another row below it, as the first of several sums is. */
export function beginsOtherRows([first, second]: readonly Line[], last: Line | undefined): boolean {
  if (!first || !second || !last || joinCloseWords(second).length < 2) return false;
  const step = second.base - first.base;
  return step > NEARER * first.size && first.base - last.base > NEARER * step;
}

/** Returns whether lines between two ruling lines are no more than the header of a table. */
export function isHeaderAlone(lines: Line[]): boolean {
  return lines.length > 0 && lines.length <= MOST_LINES && !lines.some(({ hasLeaders }) => hasLeaders) && findColumns(lines).length >= MIN_CELLS;
}

/**
 * Finds the rows that follow a header, or rows above them, in their columns: to the end of the page where the last line of their table is drawn on a later one,
 * or to the line at `end`.
 */
export function findRowsUnderHeader(
  header: Line[],
  segments: Segment[],
  { left, right, bottom }: Pick<Rectangle, 'left' | 'right' | 'bottom'>,
  { end = Number.POSITIVE_INFINITY, least = MIN_ROWS } = {},
): Segment[] {
  const cells = findColumns(header).length;
  const size = header[0]?.size ?? 0;
  const below = segments.filter((segment) => segment.right > left && segment.left < right && segment.base > bottom && segment.base < end);
  const rows: Line[] = [];
  let [kept, full, base] = [0, 0, bottom];
  for (const line of buildLines(below)) {
    const isAlone = joinCloseWords(line).length === 1;
    if (line.base - base > MAX_STEP * size || Math.abs(line.size - size) > OTHER_SIZE * size || line.hasLeaders) break;
    if (rows.length === MOST_ROWS || line.left < left - BEYOND || line.right > right + BEYOND || (isAlone && line.words.length >= SENTENCE)) break;
    if (isAlone && line.isBold && !header.some(({ isBold }) => isBold)) break;
    if (!isAlone && findColumns([...header, ...rows, line]).length < cells) break;
    // What stands alone behind the last row may be about the table and not in it.
    const isKept = !isAlone || (kept === rows.length && isRestOfCell(line, rows.at(-1)));
    rows.push(line);
    base = line.base;
    if (!isAlone) full += 1;
    if (isKept) kept = rows.length;
  }
  return full >= least ? rows.slice(0, kept).flatMap((row) => row.segments) : [];
}

/** Returns whether a line that others are over is the header of the lines below the ruling line under it. */
export function isHeaderOverRuling(line: Line | undefined, ruling: number, lines: Line[]): boolean {
  return line !== undefined && ruling - line.base < line.size && findColumns([line, ...lines]).length >= Math.max(2, findColumns(lines).length);
}

/** Returns whether words are over a row with figures that has no ruling line above it, in the columns of the rows below. */
export function isHeaderOverRow(words: readonly Segment[], row: readonly Segment[], lines: Line[]): boolean {
  const hasFigure = (segments: readonly Segment[]) => segments.some((segment) => segment.words.some(({ text }) => FIGURES.test(text)));
  const cells = findColumns(lines).length;
  return words.length > 1 && hasFigure(row) && !hasFigure(words) && findColumns([...buildLines([...words]), ...lines]).length >= Math.max(2, cells);
}

/** Finds the lines of one tall row below the last rule: close together, in the columns of the rows above, with room under them. */
export function findTallRow(below: readonly Line[], rows: Line[], { left, right }: Pick<Rectangle, 'left' | 'right'>): Segment[] {
  const end = below.findIndex((line, index) => index > 0 && line.base - (below[index - 1]?.base ?? 0) > CELL.step * line.size);
  const lines = end < 0 ? [...below] : below.slice(0, end);
  const areInside = lines.every((line) => line.left > left - BEYOND && line.right < right + BEYOND);
  const isRow = areInside && lines.length > 1 && lines.length <= MOST_LINES && lines.some((line) => joinCloseWords(line).length > 1);
  return isRow && findColumns([...rows, ...lines]).length >= findColumns(rows).length ? lines.flatMap(({ segments }) => segments) : [];
}

/** Finds the other lines of a header over the first ruling line: as close as lines of one cell, in the letters and columns of its last. */
export function findTallHeader(above: readonly Line[], last: readonly Segment[], rows: Line[]): Segment[] {
  const found: Line[] = [];
  let [below] = buildLines([...last]);
  for (const line of [...above].reverse()) {
    if (!below || found.length === MOST_LINES || below.base - line.base > CELL.step * line.size) break;
    const isAlike = line.isBold === below.isBold && Math.abs(line.size - below.size) < OTHER_SIZE * below.size && !line.hasLeaders;
    if (!isAlike) break;
    found.push(line);
    below = line;
  }
  const pieces = found.flatMap(({ segments }) => segments);
  const isTall = found.some((line) => joinCloseWords(line).length > 1);
  return isTall && findColumns([...found, ...buildLines([...last]), ...rows]).length >= findColumns(rows).length ? pieces : [];
}

/** Returns whether lines are closer than lines of one text can: those of cells in the middle of their row are. */
export function areInterleaved(segments: readonly Segment[]): boolean {
  const lines = buildLines([...segments]);
  return lines.slice(1).some((line, index) => line.base - (lines[index]?.base ?? 0) < INTERLEAVED * line.size);
}

/** Returns whether a line between two ruling lines, as a total is, ends the rows over it: they are as close to each other as to it, in its columns. */
export function isLastRow(line: Line | undefined, segments: Segment[]): boolean {
  if (!line) return false;
  const [before, above] = buildLines(
    segments.filter(({ base }) => base < line.base - 0.5 * line.size && base > line.base - 2 * TOTAL_STEP * line.size),
  ).reverse();
  if (!before || !above) return false;
  const steps = [line.base - before.base, before.base - above.base];
  const areRows = [before, above].every(
    (row) => joinCloseWords(row).length > 1 && !row.hasLeaders && Math.abs(row.size - line.size) < OTHER_SIZE * line.size,
  );
  return areRows && Math.max(...steps) < TOTAL_STEP * line.size && findColumns([above, before, line]).length >= joinCloseWords(line).length;
}

/** Returns whether a line goes on with a cell, not the first, of the row above it. */
function isRestOfCell(line: Line, above: Line | undefined): boolean {
  if (!above || line.base - above.base > CELL.step * line.size) return false;
  return joinCloseWords(above).some(({ left }, index) => (index > 0 || left > above.left) && Math.abs(left - line.left) < CELL.edge * line.size);
}

/** Returns whether nothing is below a table in its part of the page. */
export function endsPage({ left, right, bottom }: Rectangle, segments: Segment[]): boolean {
  return !segments.some((segment) => segment.base > bottom && segment.right > left && segment.left < right);
}

/** Finds the rows at the top of a page that go on with the table that ended the page before; that page has shown their columns. */
export function findMoreRows(
  begun: TableDraft,
  segments: Segment[],
  rulings: readonly Ruling[],
  page: number,
): { table: TableDraft; lines: Line[] } | undefined {
  const header = begun.openLines;
  if (!header || segments.length === 0) return undefined;
  const { top } = findBounds(segments);
  const base = segments.reduce((least, segment) => Math.min(least, segment.base), Infinity);
  const end = rulings.find((ruling) => haveSameEnds(ruling, begun) && ruling.top > base)?.top;
  const rows = findRowsUnderHeader(
    header,
    segments,
    { left: begun.left, right: begun.right, bottom: base - 1 },
    end === undefined ? { least: 1 } : { end, least: 1 },
  );
  const lines = buildLines(rows);
  if (!lines[0] || lines[0].base > base + 1) return undefined;
  const frame = { left: begun.left, right: begun.right, top: top - 2, bottom: end ?? findBounds(lines).bottom + 2 };
  const table = buildTableFromLines(lines, frame, page, { level: [frame.bottom], header });
  if (!table) return undefined;
  return { table: { ...table, isBegun: true, ...(end === undefined && endsPage(frame, segments) && { openLines: header }) }, lines };
}
