import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';

/** Baselines of one row of titles differ by less than this, in letter heights. */
const SAME_LINE = 0.25;
/** A title is no further above its part than this, and no nearer to a line above it, in letter heights. */
const NEAR = 3;
const ALONE = 1.8;
/** Titles begin at most so many points further in than their parts, and behind the part before. */
const INSIDE = 24;
const MOST_WORDS = 8;
/** A title is larger than the text of the page by this factor, or bold. */
const LARGER = 1.1;

/**
 * Finds the titles over tables and pictures beside each other: one line over each part, all on one baseline with nothing else on it. Parts are in order from
 * left to right. Returns undefined where a part has none.
 */
export function findTitlesOver(parts: readonly Rectangle[], segments: readonly Segment[], bodySize: number): Segment[] | undefined {
  const titles = parts.map((part, index) => {
    const room = { from: parts[index - 1]?.right ?? Number.NEGATIVE_INFINITY, to: parts[index + 1]?.left ?? Number.POSITIVE_INFINITY };
    return findTitleOver(part, room, segments);
  });
  const [first] = titles;
  if (!first || parts.length < 2) return undefined;
  const found = titles.filter((title) => title !== undefined);
  const isLevel = (segment: Segment) => Math.abs(segment.base - first.base) < SAME_LINE * first.size;
  const isRow = found.length === parts.length && found.every((title) => isLevel(title) && isTitle(title, bodySize));
  return isRow && segments.every((segment) => found.includes(segment) || !isLevel(segment)) ? found : undefined;
}

/** Finds the nearest line above a part and between its neighbours. A title of several lines is none. */
function findTitleOver(
  { left, right, top }: Rectangle,
  { from, to }: { from: number; to: number },
  segments: readonly Segment[],
): Segment | undefined {
  const above = segments
    .filter((segment) => segment.base < top + SAME_LINE * segment.size && segment.right > left && segment.left < Math.min(right, to))
    .sort((one, other) => other.base - one.base);
  const [title, next] = above;
  if (!title || title.left < from || title.left > left + INSIDE || title.right > to) return undefined;
  const isNear = top - title.base < NEAR * title.size;
  return isNear && (!next || title.base - next.base > ALONE * title.size) ? title : undefined;
}

function isTitle({ words, size }: Segment, bodySize: number): boolean {
  return words.length <= MOST_WORDS && (size > LARGER * bodySize || words.every(({ isBold }) => isBold));
}
