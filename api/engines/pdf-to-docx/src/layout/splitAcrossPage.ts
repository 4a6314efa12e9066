import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Ruling } from '../read/drawing.ts';
import { joinRulings } from '../tables/latticeGrids.ts';

/** The least share of the width of the text that a line across the page covers. */
const WIDTH = 0.95;
/** A banner is no higher than this, in points, or than this share of all that is on its page: a higher background is that of the page. */
const MOST_HIGH = { points: 100, share: 0.4 };
const WHITE = 'ffffff';
/** How far letters may reach over a line, in letter heights. */
const OVER = 0.3;

/**
 * Splits what is on a page at lines and banners that run across all of its text: what is above is read before what is below, such as the date of a
 * newspaper before its columns. What is on one banner belongs together.
 */
export function splitAcrossPage(
  segments: readonly Segment[],
  { rulings, backgrounds }: { rulings: readonly Ruling[]; backgrounds: readonly Background[] },
  textArea: { left: number; right: number },
): Segment[][] {
  const isAcross = ({ left, right }: Rectangle) =>
    Math.min(right, textArea.right) - Math.max(left, textArea.left) > WIDTH * (textArea.right - textArea.left);
  const lines = joinRulings(rulings.filter(({ isHorizontal }) => isHorizontal)).filter(isAcross);
  const { top: first, bottom: last } = findBounds(segments);
  const mostHigh = Math.max(MOST_HIGH.points, MOST_HIGH.share * (last - first));
  const isLow = ({ top, bottom }: Rectangle) => bottom - top <= mostHigh;
  const banners = backgrounds.filter((background) => isAcross(background) && isLow(background) && isBanner(background, segments));
  const cuts = [...lines.map(({ top }) => top), ...banners.flatMap(({ top, bottom }) => [top, bottom])].sort((one, other) => one - other);
  const parts: Segment[][] = [];
  let below = [...segments];
  for (const top of cuts) {
    const isAbove = ({ base, size }: Segment) => base - OVER * size < top;
    const crosses = below.some((segment) => segment.top + segment.size < top && segment.bottom - segment.size > top);
    const above = crosses ? [] : below.filter(isAbove);
    if (above.length === 0) continue;
    parts.push(above);
    below = below.filter((segment) => !isAbove(segment));
  }
  return below.length > 0 ? [...parts, below] : parts;
}

/** Returns whether a background has a colour and text on it. */
function isBanner({ left, top, right, bottom, color }: Background, segments: readonly Segment[]): boolean {
  if (color === WHITE) return false;
  return segments.some((segment) => {
    const middle = segment.base - OVER * segment.size;
    return middle > top && middle < bottom && segment.left > left && segment.right < right;
  });
}
