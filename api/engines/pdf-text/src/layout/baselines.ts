import type { Segment } from '../lines/textLine.ts';

/** Baselines of one line differ by less than this, in letter heights. */
const SAME_LINE = 0.25;

/** Groups segments that share a baseline, from the top of the page. */
export function groupByBaseline(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row?.[0] && segment.base - row[0].base < SAME_LINE * segment.size) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}
