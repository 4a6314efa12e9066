import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rule } from '../read/drawing.ts';
import { joinRulings } from '../tables/latticeGrids.ts';

/** The least share of the width of the text that a line across the page covers. */
const WIDTH = 0.95;
/** How far letters may reach over a line, in letter heights. */
const OVER = 0.3;

/**
 * Splits what stands on a page at lines that run across all of its text: what is above such a line is read before what is below it, such as the date of a
 * newspaper before its columns.
 */
export function splitAtRulingLines(segments: readonly Segment[], rules: readonly Rule[], textArea: { left: number; right: number }): Segment[][] {
  const across = joinRulings(rules.filter(({ isHorizontal }) => isHorizontal))
    .filter(({ left, right }) => Math.min(right, textArea.right) - Math.max(left, textArea.left) > WIDTH * (textArea.right - textArea.left))
    .sort((one, other) => one.top - other.top);
  const parts: Segment[][] = [];
  let below = [...segments];
  for (const { top } of across) {
    const isAbove = ({ base, size }: Segment) => base - OVER * size < top;
    const crosses = below.some((segment) => segment.top + segment.size < top && segment.bottom - segment.size > top);
    const above = crosses ? [] : below.filter(isAbove);
    if (above.length === 0) continue;
    parts.push(above);
    below = below.filter((segment) => !isAbove(segment));
  }
  return below.length > 0 ? [...parts, below] : parts;
}
