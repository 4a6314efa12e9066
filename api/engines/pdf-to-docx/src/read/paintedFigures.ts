import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ground } from './drawing.ts';

/** Bars of a chart end on one line within so many points, and so many of them are no chance. */
const SAME_LINE = 1.5;
const LEAST_BARS = 3;
/** What is smaller, in points, is a mark, and what takes more than this share of the page is its ground. */
const LEAST_BAR = 4;
const MOST_OF_PAGE = 0.4;
/** The least sides of a drawing that is made of painted areas. */
const LEAST_DRAWING = { width: 60, height: 40 };
const LEAST_AREAS = 2;
/** Labels stand this close to the line under the bars, in letter heights. */
const LABEL_GAP = 1.9;
const TOUCHES = 2;
const WHITE = 'ffffff';

/** Finds charts whose bars are plain rectangles on one line, with the labels under it. */
export function findBarCharts({ grounds, rules }: Drawing, segments: readonly Segment[], page: { width: number; height: number }): Rectangle[] {
  const bars = grounds.filter((ground) => isBar(ground, page) && !segments.some((segment) => standsOn(segment, ground)));
  const groups = [...groupAt(bars, ({ bottom }) => bottom), ...groupAt(bars, ({ left }) => left)];
  return groups.flatMap((group) => {
    const { left, right, top, bottom } = findBounds(group);
    const isUpright = group.every((bar) => Math.abs(bar.bottom - bottom) < SAME_LINE);
    const lengths = new Set(group.map((bar) => Math.round(isUpright ? bar.bottom - bar.top : bar.right - bar.left)));
    const areApart = group.every((bar) => group.every((other) => bar === other || !isOver(bar, other, 0)));
    const axis = rules.find((rule) =>
      isUpright
        ? rule.isHorizontal && Math.abs(rule.top - bottom) < TOUCHES && rule.left < left + TOUCHES && rule.right > right - TOUCHES
        : !rule.isHorizontal && Math.abs(rule.left - left) < TOUCHES && rule.top < top + TOUCHES && rule.bottom > bottom - TOUCHES,
    );
    if (lengths.size < LEAST_BARS || !areApart || !axis) return [];
    const drawn = findBounds([...group, axis]);
    const labels = segments.filter((segment) => (isUpright ? isUnder(segment, drawn) : isBefore(segment, drawn)));
    return [findBounds([drawn, ...labels])];
  });
}

/** Returns the drawing that painted areas around a shape make, where there are several and no words stand on them; nothing else. */
export function growOverAreas(shape: Rectangle, grounds: readonly Ground[], segments: readonly Segment[], page: { width: number; height: number }) {
  const areas = grounds.filter(
    (ground) =>
      ground.color !== WHITE && areaOf(ground) < MOST_OF_PAGE * page.width * page.height && !segments.some((segment) => standsOn(segment, ground)),
  );
  let drawing = shape;
  const taken = new Set<Ground>();
  for (let found: Ground | undefined = areas[0]; found; ) {
    found = areas.find((area) => !taken.has(area) && isOver(area, drawing, 1));
    if (!found) break;
    taken.add(found);
    drawing = findBounds([drawing, found]);
  }
  const isLarge = drawing.right - drawing.left >= LEAST_DRAWING.width && drawing.bottom - drawing.top >= LEAST_DRAWING.height;
  return taken.size >= LEAST_AREAS && isLarge ? drawing : undefined;
}

function isBar({ left, right, top, bottom, color }: Ground, page: { width: number; height: number }): boolean {
  const [width, height] = [right - left, bottom - top];
  return color !== WHITE && Math.min(width, height) >= LEAST_BAR && width < MOST_OF_PAGE * page.width && height < MOST_OF_PAGE * page.height;
}

function groupAt(bars: Ground[], edgeOf: (bar: Ground) => number): Ground[][] {
  const groups: Ground[][] = [];
  for (const bar of [...bars].sort((one, other) => edgeOf(one) - edgeOf(other))) {
    const group = groups.at(-1);
    if (group?.[0] && edgeOf(bar) - edgeOf(group[0]) < SAME_LINE) group.push(bar);
    else groups.push([bar]);
  }
  return groups.filter((group) => group.length >= LEAST_BARS);
}

function standsOn({ left, right, base, size }: Segment, ground: Rectangle): boolean {
  const [x, y] = [(left + right) / 2, base - 0.3 * size];
  return x > ground.left && x < ground.right && y > ground.top && y < ground.bottom;
}

function isUnder({ left, right, base, size }: Segment, drawn: Rectangle): boolean {
  return left > drawn.left - size && right < drawn.right + size && base > drawn.bottom && base - drawn.bottom < LABEL_GAP * size;
}

function isBefore({ right, base, size }: Segment, drawn: Rectangle): boolean {
  return right <= drawn.left && drawn.left - right < LABEL_GAP * size && base > drawn.top && base - size < drawn.bottom;
}

function isOver(one: Rectangle, other: Rectangle, beyond: number): boolean {
  return one.left < other.right + beyond && other.left < one.right + beyond && one.top < other.bottom + beyond && other.top < one.bottom + beyond;
}

function areaOf({ left, top, right, bottom }: Rectangle): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
