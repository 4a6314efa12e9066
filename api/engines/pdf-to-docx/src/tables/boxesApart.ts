import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';

/** Baselines of one line differ by less than this, and sizes of one text by less than this share, in letter heights. */
const SAME_LINE = 0.25;
const SAME_SIZE = 0.12;
/** A box on a background of its own has so many lines at least, and this share of them or less on lines of the same letters beside it. */
const LEAST_LINES = 2;
const MOST_LEVEL = 0.5;
const WHITE = 'ffffff';

/**
 * Finds what is in boxes with a background of their own beside other text, such as the sum to pay of a payslip. Its figures are no cells of the rows that
 * are level with them. The background of a column of a table has lines of those rows.
 */
export function findBoxesApart(segments: readonly Segment[], backgrounds: readonly Background[]): Set<Segment> {
  const apart = new Set<Segment>();
  for (const background of backgrounds) {
    if (background.color === WHITE) continue;
    const own = segments.filter((segment) => isOn(segment, background));
    const bases = new Set(own.map(({ base }) => Math.round(base)));
    const beside = segments.filter((segment) => !own.includes(segment) && segment.bottom > background.top && segment.top < background.bottom);
    const isFree = beside.length > 0 && beside.every(({ left, right }) => right < background.left || left > background.right);
    const level = own.filter((segment) => beside.some((other) => isLevel(segment, other)));
    if (bases.size >= LEAST_LINES && isFree && level.length < MOST_LEVEL * own.length) for (const segment of own) apart.add(segment);
  }
  return apart;
}

/** Returns segments with all else that is on a background with one of them. */
export function addTextInSameBoxes(some: readonly Segment[], segments: readonly Segment[], backgrounds: readonly Background[]): Segment[] {
  const own = backgrounds.filter((background) => background.color !== WHITE && some.some((segment) => isOn(segment, background)));
  return segments.filter((segment) => some.includes(segment) || own.some((background) => isOn(segment, background)));
}

function isOn({ left, right, top, bottom }: Segment, background: Rectangle): boolean {
  const middle = (top + bottom) / 2;
  return left >= background.left && right <= background.right && middle > background.top && middle < background.bottom;
}

function isLevel({ base, size }: Segment, other: Segment): boolean {
  return Math.abs(base - other.base) < SAME_LINE * size && Math.abs(size - other.size) < SAME_SIZE * size;
}
