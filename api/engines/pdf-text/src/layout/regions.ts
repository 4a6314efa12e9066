import { countLines } from '../lines/segmentFacts.ts';
import type { Segment } from '../lines/textLine.ts';
import { findBounds } from '../page/readingFrame.ts';
import { groupByBaseline } from './baselines.ts';
import { areCellsBeside, areFiguresBeside, areItemsBesideText } from './columnsOrRows.ts';
import { findTextBesideFigures } from './findTextBesideFigures.ts';
import { findListsBeside, type Sides } from './listsBeside.ts';
import { haveCommonRowGaps } from './rowGaps.ts';
import { isBesideCell, takeRowsLike, takeRowsOver, takeTableRows, takeTitlesOver } from './rowsOverColumns.ts';
import { splitAtVerticalGaps } from './verticalGaps.ts';

/** A gutter is at least this wide, in letter heights, and has this many lines on either side. */
const GUTTER_WIDTH = 0.7;
const GUTTER_LINES = 3;
/** A column's lines mostly fill it; cells of a table do not, and are on the lines of their neighbours. */
const FULL_LINE = 0.7;
const FULL_SHARE = 0.4;
const LINES_OF_FULL_COLUMN = 8;
const LINES_SHARE_OF_FULL_COLUMN = 0.6;
const MIN_WORDS = 3;
/** Dates and labels fill a column of their own, but none is so wide, in letter heights, as one of text. */
const NARROW_COLUMN = 9;
const SIDE_LINES = 6;
const SIDE_SHARED = 0.7;
const FEW_SHARED = 0.35;
/** Lines of so few words with a year are dates: the fewest of them, and their share of the lines of their side. */
const DATES = { words: 5, least: 3, share: 0.4 };
const DATE = /(^|\P{N})(19|20)\p{N}{2}(\P{N}|$)/u;
const SAME_LINE = 0.25;
const BESIDE = 0.5;
const NEXT_LINE = 1.5;
/** No line of text is so high, in letter heights. */
const TABLE_OR_PICTURE = 3;
const MAX_DEPTH = 6;
/** No page that somebody reads has more. */
const MAX_SEGMENTS = 4000;
const BIN_POINTS = 2;
/** So many runs of rows are looked at for gutters of their own, and so many gutters of each. */
const MAX_LOCAL_RUNS = 6;
const MAX_LOCAL_GUTTERS = 3;

/** Segments that are read one under the other. */
export interface Region {
  segments: Segment[];
}

/** Splits a page into its parts in reading order: columns one after the other, what is over them before, tables whole. */
export function splitRegions(segments: Segment[], isRightToLeft: boolean, depth = 0): Region[] {
  if (segments.length === 0) return [];
  const cut = depth < MAX_DEPTH && segments.length <= MAX_SEGMENTS ? findBestCut(segments) : undefined;
  if (!cut) return [{ segments }];
  const regions: Region[] = [];
  let crossing: Segment[] = [];
  const flush = () => {
    if (crossing.length > 0) regions.push(...splitRegions(crossing, isRightToLeft, depth + 1));
    crossing = [];
  };
  for (const part of cut) {
    if (part.kind === 'crossing') crossing.push(...part.segments);
    else {
      flush();
      const sides = isRightToLeft ? [part.right, part.left] : [part.left, part.right];
      for (const side of sides) regions.push(...splitRegions(side, isRightToLeft, depth + 1));
    }
  }
  flush();
  return regions;
}

type Part = { kind: 'crossing'; segments: Segment[] } | { kind: 'columns'; left: Segment[]; right: Segment[] };

/** The cut that puts most text into columns. */
function findBestCut(segments: Segment[]): Part[] | undefined {
  let best: Part[] | undefined;
  let most = 0;
  const ordered = [...segments].sort((one, other) => one.base - other.base);
  const size = computeMedianSize(segments);
  for (const gutter of [...findGutters(segments, size), ...findLocalGutters(segments)]) {
    if (countBeside(segments, gutter, size) <= most) continue;
    const parts = splitPartsAt(ordered, gutter, size);
    const inColumns = parts.reduce((sum, part) => sum + (part.kind === 'columns' ? part.left.length + part.right.length : 0), 0);
    if (inColumns <= most) continue;
    most = inColumns;
    best = parts;
  }
  return best;
}

interface Gutter {
  from: number;
  to: number;
}

/** Counts what is beside a gutter and not over it, the most that a cut there can put into columns. */
function countBeside(segments: Segment[], { from, to }: Gutter, size: number): number {
  const middle = (from + to) / 2;
  let [left, right] = [0, 0];
  for (const segment of segments) {
    if (isOver(segment, middle, size)) continue;
    if (segment.left + segment.right < 2 * middle) left += 1;
    else right += 1;
  }
  return left === 0 || right === 0 ? 0 : left + right;
}

function isOver({ left, right }: Segment, middle: number, size: number): boolean {
  return left < middle - 0.1 * size && right > middle + 0.1 * size;
}

/** Strips that few lines cross, with text on both sides. */
function findGutters(segments: Segment[], size: number): Gutter[] {
  const { left, right } = findBounds(segments);
  const bins = new Array<number>(Math.max(1, Math.ceil((right - left) / BIN_POINTS))).fill(0);
  for (const segment of segments) {
    const last = Math.min(bins.length - 1, Math.floor((segment.right - left) / BIN_POINTS));
    for (let bin = Math.max(0, Math.floor((segment.left - left) / BIN_POINTS)); bin <= last; bin += 1) bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const gutters = new Map<string, Gutter>();
  const depths = [...new Set(bins)].sort((one, other) => one - other);
  for (const depth of depths) {
    let from = -1;
    for (let bin = 0; bin <= bins.length; bin += 1) {
      const isLow = bin < bins.length && (bins[bin] ?? 0) <= depth;
      if (isLow && from < 0) from = bin;
      if (isLow || from < 0) continue;
      const isInside = from > 0 && bin < bins.length;
      if (isInside && (bin - from + 1) * BIN_POINTS >= GUTTER_WIDTH * size) {
        // The whole strip comes first: its emptiest part may lie beside the gutter of a page whose lines end early.
        const emptiest = findEmptiest(bins, [from, bin], Math.ceil((GUTTER_WIDTH * size) / BIN_POINTS));
        for (const [start, end] of [[from, bin] as const, emptiest]) {
          gutters.set(`${start} ${end}`, { from: left + start * BIN_POINTS, to: left + end * BIN_POINTS });
        }
      }
      from = -1;
    }
  }
  return [...gutters.values()].slice(0, 24);
}

/** Finds the gutters of runs of rows with several segments each, such as a list in two columns on a page of full lines, most of which cross its gutter. */
function findLocalGutters(segments: Segment[]): Gutter[] {
  const runs: Segment[][] = [];
  let run: Segment[][] = [];
  let single: Segment[] | undefined;
  const end = () => {
    if (run.filter((row) => row.length > 1).length >= GUTTER_LINES) runs.push(run.flat());
    run = [];
    single = undefined;
  };
  for (const row of groupByBaseline(segments)) {
    if (row.length > 1) {
      run.push(...(single ? [single] : []), row);
      single = undefined;
    } else if (single || run.length === 0) end();
    else single = row;
  }
  end();
  return runs.length === 0 || runs[0]?.length === segments.length
    ? []
    : runs.slice(0, MAX_LOCAL_RUNS).flatMap((each) => findGutters(each, computeMedianSize(each)).slice(0, MAX_LOCAL_GUTTERS));
}

/** Narrows a strip of bins to its widest part that fewest lines cross, unless that is narrower than a gutter. */
function findEmptiest(bins: readonly number[], [from, to]: [number, number], width: number): [number, number] {
  const least = Math.min(...bins.slice(from, to));
  let best: [number, number] = [from, from];
  let start = -1;
  for (let bin = from; bin <= to; bin += 1) {
    const isLeast = bin < to && bins[bin] === least;
    if (isLeast && start < 0) start = bin;
    if (isLeast || start < 0) continue;
    if (bin - start > best[1] - best[0]) best = [start, bin];
    start = -1;
  }
  return best[1] - best[0] >= width ? best : [from, to];
}

/** Splits segments at a gutter into the parts above, beside and below it. */
function splitPartsAt(segments: Segment[], gutter: Gutter, size: number): Part[] {
  const middle = (gutter.from + gutter.to) / 2;
  const over = segments.filter((segment) => isOver(segment, middle, size));
  const edges = [segments, segments.filter(({ left }) => left > middle)].map((side) => findBounds(side).left);
  const besideFigures = findTextBesideFigures(over, segments);
  const crosses = (segment: Segment) => isOver(segment, middle, size) || besideFigures.has(segment) || isBesideCell(segment, over, edges);
  const parts: Part[] = [];
  let band: Sides = { left: [], right: [] };
  const endBand = () => {
    if (band.left.length + band.right.length === 0) return;
    const titles = takeTitlesOver(band, size);
    const { above, below } = takeTableRows(band);
    addCrossing(parts, [...titles, ...above, ...takeRowsOver(band)]);
    const areText = areColumns(band.left, band.right);
    const found = areText ? undefined : findListsBeside(band);
    if (found) {
      addCrossing(parts, found.above);
      parts.push({ kind: 'columns', ...found.lists });
      addCrossing(parts, found.below);
    } else if (areText || areItemsBesideText(band.left, band.right)) parts.push({ kind: 'columns', ...band });
    else addCrossing(parts, [...band.left, ...band.right]);
    addCrossing(parts, below);
    band = { left: [], right: [] };
  };
  for (const segment of segments) {
    if (crosses(segment)) {
      const like = takeRowsLike(band, segment, segments);
      const below = like.length > 0 ? like : takeBelow(band);
      endBand();
      addCrossing(parts, [...below, segment]);
    } else if (band.left.length + band.right.length === 0 && endsParagraph(parts.at(-1), segment, segments)) addCrossing(parts, [segment]);
    else (segment.left + segment.right < 2 * middle ? band.left : band.right).push(segment);
  }
  endBand();
  return parts;
}

/** Takes from two columns a short line, such as a heading, that is under both of them and belongs to what follows. */
function takeBelow({ left, right }: { left: Segment[]; right: Segment[] }): Segment[] {
  const [last, other] = (left.at(-1)?.base ?? 0) > (right.at(-1)?.base ?? 0) ? [left, right] : [right, left];
  const line = last.at(-1);
  const above = last.at(-2);
  if (!line || !above || other.length === 0) return [];
  const isUnderBoth = line.base - line.size > (other.at(-1)?.base ?? 0);
  const step = above.base - (last.at(-3)?.base ?? above.base);
  // What replaces a table or picture has its base at its middle.
  const isTableOrPicture = above.bottom - above.top > TABLE_OR_PICTURE * above.size;
  const isApart = isTableOrPicture ? line.top - above.bottom > 0.5 * line.size : line.base - above.base > 1.5 * Math.max(step, above.size);
  return isUnderBoth && isApart ? last.splice(-1) : [];
}

/** The last line of a paragraph over the whole width is short, and so reaches over no gutter. */
function endsParagraph(part: Part | undefined, segment: Segment, segments: Segment[]): boolean {
  const above = part?.kind === 'crossing' ? part.segments.at(-1) : undefined;
  if (!above || Math.abs(above.size - segment.size) > 0.05 * segment.size) return false;
  const isNext = segment.base - above.base < 1.6 * segment.size && Math.abs(segment.left - above.left) < 2 * segment.size;
  const isBeside = (other: Segment) => other !== segment && Math.abs(other.base - segment.base) < 0.8 * segment.size;
  return isNext && !segments.some((other) => isBeside(other) && (other.left > segment.right || other.right < segment.left));
}

function addCrossing(parts: Part[], segments: Segment[]): void {
  if (segments.length === 0) return;
  const last = parts.at(-1);
  if (last?.kind === 'crossing') last.segments.push(...segments);
  else parts.push({ kind: 'crossing', segments });
}

/** Returns whether two stacks of segments are columns that are read one after the other, and not cells, or names with their dates beside them. */
function areColumns(left: Segment[], right: Segment[]): boolean {
  const lines = [countLines(left), countLines(right)];
  if (Math.min(...lines) < GUTTER_LINES) return isBegunColumn(left, right);
  const areBothFull = measureFullShare(left) >= FULL_SHARE && measureFullShare(right) >= FULL_SHARE;
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const shared = fewer.filter((segment) => more.some((other) => Math.abs(other.base - segment.base) < SAME_LINE * segment.size)).length;
  const sharedShare = shared / fewer.length;
  if (measureBesideShare(fewer, more) < BESIDE || areDated(fewer, more) || areFiguresBeside(left, right) || areCellsBeside(left, right)) return false;
  if (areBothFull) return !haveCommonRowGaps(left, right) || sharedShare < 0.5;
  // A narrow column beside the text has lines of its own; a label or date is on the line it belongs to.
  return sharedShare < (Math.min(...lines) >= SIDE_LINES ? SIDE_SHARED : FEW_SHARED);
}

/** Returns whether one side is dates, each on a line of what was done then: what is between them are titles over both. */
function areDated(dates: Segment[], text: Segment[]): boolean {
  const dated = dates.filter(({ words }) => words.length <= DATES.words && words.some(({ text: word }) => DATE.test(word)));
  const level = dated.filter((date) => text.some(({ base }) => Math.abs(base - date.base) < SAME_LINE * date.size));
  return dated.length >= DATES.least && dated.length >= DATES.share * countLines(dates) && level.length === dated.length;
}

/** Returns the share of one side's segments that have something beside them. A sender above a recipient has nothing. */
function measureBesideShare(fewer: Segment[], more: Segment[]): number {
  const beside = fewer.filter((segment) => more.some((other) => Math.abs(other.base - segment.base) < NEXT_LINE * segment.size));
  return beside.length / fewer.length;
}

/** The last column of a text may hold a line or two, as wide as those of the full column before it. */
function isBegunColumn(full: Segment[], begun: Segment[]): boolean {
  if (begun.length === 0 || countLines(full) < LINES_OF_FULL_COLUMN || measureFullShare(full) < LINES_SHARE_OF_FULL_COLUMN) return false;
  const { left, right } = findBounds(full);
  const width = right - left;
  const top = full.reduce((least, { base }) => Math.min(least, base), Infinity);
  const [first, ...others] = [...begun].sort((one, other) => one.base - other.base);
  if (!first || Math.abs(first.base - top) > first.size || first.words.length < 3) return false;
  return others.length === 0 ? first.right - first.left > 0.3 * width : first.right - first.left > FULL_LINE * width;
}

/** Measures the share of lines that fill their column. For a side of several columns, the least share among them counts if it is larger. */
function measureFullShare(segments: Segment[]): number {
  const width = GUTTER_WIDTH * computeMedianSize(segments);
  const stacks = splitAtVerticalGaps(segments, () => width);
  const fullLines = measureFullLines(segments);
  if (stacks.length < 2 || stacks.some((stack) => countLines(stack) < GUTTER_LINES)) return fullLines;
  return Math.max(fullLines, Math.min(...stacks.map(measureFullLines)));
}

/** Measures the share of lines that fill the width of all segments; 0 where that is too narrow for text. */
function measureFullLines(segments: Segment[]): number {
  const { left, right } = findBounds(segments);
  if (right - left < NARROW_COLUMN * computeMedianSize(segments)) return 0;
  const lines = Map.groupBy(segments, ({ base }) => Math.round(base));
  let full = 0;
  for (const line of lines.values()) {
    const width = line.reduce((sum, segment) => sum + segment.right - segment.left, 0);
    const words = line.reduce((sum, segment) => sum + segment.words.length, 0);
    if (width >= FULL_LINE * (right - left) && words >= MIN_WORDS * line.length) full += 1;
  }
  return full / Math.max(1, lines.size);
}

function computeMedianSize(segments: Segment[]): number {
  return segments.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(segments.length / 2)] ?? 10;
}
