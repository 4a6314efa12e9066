import type { Segment } from '../lines/textLine.ts';
import { findBounds } from '../page/readingFrame.ts';
import { findEmptyCells } from './emptyCells.ts';
import { BULLET } from './listMarkers.ts';

/** The fewest items of a list, the share of lines at its edge (within so many points) that are items, and of items that are level with others. */
const LEAST = 2;
const MARKED = 0.6;
const EDGE = 2;
const LEVEL = 0.8;
const SAME_LINE = 0.25;
/** The lines of one item are no further apart than this, in letter heights. */
const ITEM_STEP = 1.6;

export interface Sides {
  left: Segment[];
  right: Segment[];
}

/** Finds two bulleted lists side by side, whose items share lines, and the text above and below both. */
export function findListsBeside({ left, right }: Sides): { above: Segment[]; lists: Sides; below: Segment[] } | undefined {
  const empty = findEmptyCells([...left, ...right]);
  const [one, other] = [left, right].map((side) => findBullets(side.filter((segment) => !empty.has(segment))));
  if (!one || !other) return undefined;
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  const level = fewer.filter((mark) => more.some(({ base }) => Math.abs(base - mark.base) < SAME_LINE * mark.size));
  if (level.length < LEVEL * fewer.length) return undefined;
  const top = Math.min(...[...one, ...other].map(({ base, size }) => base - SAME_LINE * size));
  const ends = [findListEnd(left, one), findListEnd(right, other)];
  const end = Math.max(...ends);
  const all = [...left, ...right];
  const isInside = ({ base }: Segment) => base >= top && base <= end;
  return {
    above: all.filter(({ base }) => base < top),
    lists: { left: left.filter(isInside), right: right.filter(isInside) },
    below: all.filter(({ base }) => base > end),
  };
}

/** Returns the lower edge of the last item of a list. */
function findListEnd(segments: Segment[], bullets: Segment[]): number {
  const last = bullets.reduce((one, other) => (other.base > one.base ? other : one));
  let end = last.base + SAME_LINE * last.size;
  for (const segment of segments.filter(({ base }) => base > end).sort((one, other) => one.base - other.base)) {
    if (segment.base - end > ITEM_STEP * last.size || segment.left < last.left + EDGE) break;
    end = segment.base + SAME_LINE * last.size;
  }
  return end;
}

/** The items of a stack that begin with bullets, where most do. */
function findBullets(segments: Segment[]): Segment[] | undefined {
  // A heading over the list may begin further to the left.
  const left = findBounds(segments.filter(isMarked)).left;
  const begun = segments.filter((segment) => Math.abs(segment.left - left) < EDGE);
  const marked = begun.filter(isMarked);
  return marked.length >= LEAST && marked.length >= MARKED * begun.length ? marked : undefined;
}

function isMarked({ words: [first] }: Segment): boolean {
  return BULLET.test(first?.text ?? '');
}
