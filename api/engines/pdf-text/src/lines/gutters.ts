import { FIGURE_GAP } from './spaceGap.ts';
import { buildSegment, type Segment } from './textLine.ts';

/** So many lines begin where a column or cell does. */
const MIN_STARTS = 5;
/** Points by which their beginnings may differ. */
const SAME_START = 1.2;
/** A column begins behind a space at least, in letter heights. */
const MIN_GAP = 0.2;
/** How much narrower the gap behind figures set flush right is than the spaces of the line. */
const NARROWER = 0.8;
const FIGURE = /^[-–−]?\d[\d.,]*$/;
const FEWEST_FIGURES = 3;
/** Rows close below or above those of a column belong to it as well where their gap at its edge is this wide, in letter heights, and their widest. */
const WIDE_GAP = 0.5;
const NEXT_ROW = 2.5;
/** They belong to it as well where the text before it ends where so many of its rows have the same, as justified text does. */
const FEWEST_ENDS = 3;
/** Each place is compared with every segment: a page of loose signs would take for ever, and has no columns. */
const MAX_SEGMENTS = 4000;

/**
 * Splits segments at narrow gutters, where the longest lines of a column touch the next. A segment is split where others begin, if each that runs
 * on across that position has a word that begins there. Running text has no such position.
 */
export function splitAtGutters(segments: Segment[]): Segment[] {
  if (segments.length > MAX_SEGMENTS) return segments;
  let split = segments;
  for (const starts of [...groupStarts(segments), ...groupFigures(segments), ...groupUnits(segments)]) {
    const left = starts.reduce((sum, segment) => sum + segment.left, 0) / starts.length;
    const { top, bottom } = findExtent(
      starts.map(({ base }) => base),
      split,
      left,
    );
    const crossing = split.filter(
      (segment) => segment.base >= top && segment.base <= bottom && segment.left < left - SAME_START && segment.right > left + SAME_START,
    );
    if (crossing.length === 0 || !crossing.every((segment) => findWordAt(segment, left) > 0)) continue;
    split = split.flatMap((segment) => (crossing.includes(segment) ? splitAt(segment, findWordAt(segment, left)) : [segment]));
  }
  return split;
}

/** Returns the first and last baseline of a column. Rows whose cells nearly touch may be above or below all that begin at its edge. */
function findExtent(bases: readonly number[], segments: Segment[], left: number): { top: number; bottom: number } {
  const [first, last] = [Math.min(...bases), Math.max(...bases)];
  const crossing = segments.filter((segment) => segment.left < left - SAME_START && segment.right > left + SAME_START);
  if (crossing.every(({ base }) => base >= first && base <= last)) return { top: first, bottom: last };
  const ends = segments.filter(({ base }) => base >= first && base <= last).map((segment) => findEndBefore(segment, left));
  const isJustified = (end: number) => ends.filter((other) => Math.abs(other - end) < SAME_START).length >= FEWEST_ENDS;
  const isPart = (segment: Segment) => hasWidestGapAt(segment, left) || isJustified(findEndBefore(segment, left));
  const extend = (from: number, way: 1 | -1) => {
    let end = from;
    for (const segment of crossing.filter(({ base }) => way * (base - from) > 0).sort((one, other) => way * (one.base - other.base))) {
      if (way * (segment.base - end) > NEXT_ROW * segment.size || !isPart(segment)) break;
      end = segment.base;
    }
    return end;
  };
  return { top: extend(first, -1), bottom: extend(last, 1) };
}

/** Finds where the text ends that is before a column; nowhere if it runs on into that. */
function findEndBefore(segment: Segment, left: number): number {
  if (segment.right < left) return segment.right;
  return segment.words[findWordAt(segment, left) - 1]?.right ?? Number.NaN;
}

function hasWidestGapAt(segment: Segment, left: number): boolean {
  const place = findWordAt(segment, left);
  if (place === 0) return false;
  const gaps = segment.words.slice(1).map((word, before) => word.left - (segment.words[before]?.right ?? word.left));
  const gap = gaps[place - 1] ?? 0;
  return gap >= WIDE_GAP * segment.size && gaps.every((other, each) => each === place - 1 || other < gap);
}

/** Segments that begin at one place from the left, for each place where enough do. */
function groupStarts(segments: Segment[]): Segment[][] {
  return groupByLeft(segments).filter((group) => group.length >= MIN_STARTS);
}

/** Groups what begins at one place from the left. */
function groupByLeft<Placed extends { left: number }>(placed: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const each of [...placed].sort((one, other) => one.left - other.left)) {
    const group = groups.at(-1);
    if (group?.[0] && each.left - group[0].left < SAME_START) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

/**
 * Returns the places where texts begin that are closer than a space to figures set flush right before them, as in the rows of a spreadsheet. No list
 * has its numbers so close.
 */
function groupFigures(segments: Segment[]): { left: number; base: number }[][] {
  const found = segments.flatMap(({ words, size, base }) => {
    const [figure, text] = words;
    if (!figure || !text || !FIGURE.test(figure.text)) return [];
    const [gap = 0, ...others] = words.slice(1).map((word, before) => word.left - (words[before]?.right ?? word.left));
    const usual = others.sort((one, other) => one - other)[Math.floor(others.length / 2)] ?? 0;
    return gap > FIGURE_GAP * size && gap < NARROWER * usual ? [{ left: text.left, base }] : [];
  });
  return groupByLeft(found).filter((group) => group.length >= FEWEST_FIGURES);
}

/**
 * Returns the places where single words begin that are behind figures set flush right, as units do in a column of their own: the figures begin at
 * different places, and other cells are in their rows.
 */
function groupUnits(segments: Segment[]): { left: number; base: number }[][] {
  const rows = Map.groupBy(segments, ({ base }) => Math.round(base));
  const found = segments.flatMap((segment) => {
    const [figure, unit, ...others] = segment.words;
    const isInRow = (rows.get(Math.round(segment.base))?.length ?? 0) > 1;
    return figure && unit && others.length === 0 && isInRow && FIGURE.test(figure.text)
      ? [{ left: unit.left, base: segment.base, figure, unit }]
      : [];
  });
  return groupByLeft(found).filter((group) => {
    const [rights, lefts] = [group.map(({ figure }) => figure.right), group.map(({ figure }) => figure.left)];
    const isFlushRight = Math.max(...rights) - Math.min(...rights) < SAME_START && Math.max(...lefts) - Math.min(...lefts) > SAME_START;
    // Where all have one unit, it may as well be in their cells.
    const haveOthers = new Set(group.map(({ unit }) => unit.text)).size > 1;
    return group.length >= FEWEST_FIGURES && isFlushRight && haveOthers;
  });
}

/** Finds the index of the word that begins there behind a gap; 0 if there is none. */
function findWordAt({ words, size }: Segment, left: number): number {
  const index = words.findIndex((word) => Math.abs(word.left - left) < SAME_START);
  const before = words[index - 1];
  const word = words[index];
  const least = before && FIGURE.test(before.text) ? FIGURE_GAP : MIN_GAP;
  return before && word && word.left - before.right > least * size ? index : 0;
}

function splitAt({ words, base }: Segment, place: number): Segment[] {
  return [buildSegment(words.slice(0, place), base), buildSegment(words.slice(place), base)];
}
