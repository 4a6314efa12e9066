import type { Segment } from '../lines/textLine.ts';

/** Splits segments into columns, from left to right, at vertical gaps that no segment crosses. A gap has at least `minGap`, in points. */
export function splitAtVerticalGaps(segments: readonly Segment[], minGap: (next: Segment) => number): Segment[][] {
  const columns: Segment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((one, other) => one.left - other.left)) {
    const column = columns.at(-1);
    if (column && segment.left - end < minGap(segment)) column.push(segment);
    else columns.push([segment]);
    end = Math.max(end, segment.right);
  }
  return columns;
}
