import type { Segment } from '../lines/textLine.ts';

/** What is higher than this, in letter heights, is no line but a table or a picture. */
const TALL = 2;

/**
 * Finds what is at the height of tables and pictures over the gutter between two columns, all of it on one side of them. Text beside a picture is read
 * with that, and is no part of the columns below it.
 */
export function findTextBesideFigures(crossing: readonly Segment[], segments: readonly Segment[]): Set<Segment> {
  const beside = new Set<Segment>();
  for (const figure of crossing.filter(({ top, bottom, size }) => bottom - top > TALL * size)) {
    const level = segments.filter((segment) => segment !== figure && segment.base > figure.top && segment.base < figure.bottom);
    const isOnOneSide = level.every(({ left }) => left > figure.right) || level.every(({ right }) => right < figure.left);
    if (isOnOneSide) for (const segment of level) beside.add(segment);
  }
  return beside;
}
