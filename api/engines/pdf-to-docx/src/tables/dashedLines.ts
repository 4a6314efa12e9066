import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Ruling } from '../read/drawing.ts';

/** The least share of the width of the text that such a line covers. */
const WIDTH = 0.95;
/** So many lines of text are between two of them at least: between all rows of a table, they separate nothing. */
const FEWEST_LINES = 2;

/** Splits what is under each other at dashed and dotted lines over its whole width, as receipts separate what was bought from its sum. */
export function splitAtDashedLines(segments: Segment[], rulings: readonly Ruling[]): Segment[][] {
  const { left, right } = findBounds(segments);
  const isAcross = (ruling: Ruling) => Math.min(ruling.right, right) - Math.max(ruling.left, left) > WIDTH * (right - left);
  const parts = splitBetween(
    segments,
    rulings.filter((ruling) => ruling.isHorizontal && ruling.dash !== undefined && isAcross(ruling)),
  );
  return parts.every(hasSeveralLines) ? parts : [segments];
}

/**
 * Returns whether lines over each other part several tables and not the rows of one: they are dashed, with several lines of text between each two, and two
 * alone have as much above and below.
 */
export function splitTables(rulings: readonly Ruling[], segments: readonly Segment[]): boolean {
  const [first, last] = [rulings[0], rulings.at(-1)];
  if (!first || !last || rulings.length < 2 || rulings.some(({ dash }) => dash === undefined)) return false;
  const level = segments.filter(({ left, right }) => right > first.left && left < first.right);
  const inside = level.filter(({ base }) => base > first.top && base < last.top);
  const outside = [level.filter(({ base }) => base < first.top), level.filter(({ base }) => base > last.top)];
  return splitBetween(inside, rulings).every(hasSeveralLines) && (rulings.length > 2 || outside.every(hasSeveralLines));
}

function splitBetween(segments: readonly Segment[], rulings: readonly Ruling[]): Segment[][] {
  return [...Map.groupBy(segments, ({ base }) => rulings.filter(({ top }) => top < base).length).values()];
}

function hasSeveralLines(segments: readonly Segment[]): boolean {
  return new Set(segments.map(({ base }) => Math.round(base))).size >= FEWEST_LINES;
}
