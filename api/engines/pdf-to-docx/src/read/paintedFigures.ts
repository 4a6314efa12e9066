import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Drawing, Ruling } from './drawing.ts';
import { areOverlapping, measureArea } from './overlap.ts';

/** Bars of a chart begin on one line, within this many points. */
const SAME_LINE = 1.5;
const LEAST_BARS = 3;
/** Narrower rectangles are marks, not bars; in points. */
const LEAST_BAR = 4;
/** Areas over this share of the page are its background. */
const MOST_OF_PAGE = 0.4;
/** The least size of a drawing of filled areas, in points. */
const LEAST_DRAWING = { width: 60, height: 40 };
const LEAST_AREAS = 2;
const LEAST_SHAPES = 3;
/** A shape that takes at least this share of one area that holds it whole is drawn on it. */
const CANVAS_SHARE = 0.1;
/** The widest gap between the axis and its labels, in letter heights. */
const LABEL_GAP = 1.9;
/** The axis and the bars meet within this many points. */
const TOUCHES = 2;
const WHITE = 'ffffff';
const FIGURE = /^[-−–+\p{Sc}]?\d[\d.,'’]*[%kKM]?$|^[%\p{Sc}]$/u;

/** Finds the boxes of bar charts: filled rectangles on a common axis, with the labels beside it, or with a label each. */
export function findBarCharts({ backgrounds, rulings }: Drawing, segments: readonly Segment[], page: { width: number; height: number }): Rectangle[] {
  const bars = backgrounds.filter((background) => isBar(background, page) && !segments.some((segment) => isTextOn(segment, background)));
  const groups = [...groupByEdge(bars, ({ bottom }) => bottom), ...groupByEdge(bars, ({ left }) => left)];
  return groups.flatMap((group) => {
    const { left, right, top, bottom } = findBounds(group);
    const isUpright = group.every((bar) => Math.abs(bar.bottom - bottom) < SAME_LINE);
    const lengths = new Set(group.map((bar) => Math.round(isUpright ? bar.bottom - bar.top : bar.right - bar.left)));
    const areApart = group.every((bar) => group.every((other) => bar === other || !areOverlapping(bar, other)));
    const axis = rulings.find((ruling) =>
      isUpright
        ? ruling.isHorizontal && Math.abs(ruling.top - bottom) < TOUCHES && ruling.left < left + TOUCHES && ruling.right > right - TOUCHES
        : !ruling.isHorizontal && Math.abs(ruling.left - left) < TOUCHES && ruling.top < top + TOUCHES && ruling.bottom > bottom - TOUCHES,
    );
    const isChart = axis !== undefined || haveLabels(group, segments, isUpright);
    if (lengths.size < LEAST_BARS || !areApart || !isChart) return [];
    const drawn = findBounds(axis ? [...group, axis, ...findFrame(axis, rulings)] : group);
    const labels = segments.filter((segment) => {
      if (isFigure(segment) && group.some((bar) => isLabelAtEnd(segment, bar, isUpright))) return true;
      const [isUnder, isBefore] = [isLabelUnder(segment, drawn), isLabelBefore(segment, drawn)];
      return isUpright ? isUnder || (isBefore && isFigure(segment)) : isBefore || (isUnder && isFigure(segment));
    });
    return [findBounds([drawn, ...labels])];
  });
}

/** Grows a shape over the filled areas that touch it. Returns undefined for fewer than two areas, unless one holds it whole, or for a small result. Areas under text do not count. */
export function growOverAreas(
  shape: Rectangle,
  backgrounds: readonly Background[],
  segments: readonly Segment[],
  page: { width: number; height: number },
) {
  const areas = backgrounds.filter(
    (background) =>
      background.color !== WHITE &&
      measureArea(background) < MOST_OF_PAGE * page.width * page.height &&
      !segments.some((segment) => isTextOn(segment, background)),
  );
  let drawing = shape;
  const taken = new Set<Background>();
  for (let found: Background | undefined = areas[0]; found; ) {
    found = areas.find((area) => !taken.has(area) && areOverlapping(area, drawing, 1));
    if (!found) break;
    taken.add(found);
    drawing = findBounds([drawing, found]);
  }
  const isLarge = drawing.right - drawing.left >= LEAST_DRAWING.width && drawing.bottom - drawing.top >= LEAST_DRAWING.height;
  const isOnCanvas =
    taken.size === 1 && measureArea(shape) > CANVAS_SHARE * measureArea(drawing) && [...taken].some((area) => areEqual(area, drawing));
  return (taken.size >= LEAST_AREAS || isOnCanvas) && isLarge ? drawing : undefined;
}

/** Finds areas without text that hold several smaller ones, or several shapes. Rectangles alone may be a drawing, as of a house. */
export function findPaintedAreas(
  { backgrounds, shapes }: Drawing,
  segments: readonly Segment[],
  page: { width: number; height: number },
): Rectangle[] {
  const isOfSize = ({ left, right, top, bottom }: Rectangle) => right - left >= LEAST_DRAWING.width && bottom - top >= LEAST_DRAWING.height;
  const canvases = backgrounds.filter(
    (area) =>
      area.color !== WHITE &&
      isOfSize(area) &&
      measureArea(area) < MOST_OF_PAGE * page.width * page.height &&
      !segments.some((segment) => isTextOn(segment, area)),
  );
  const isOn = (area: Background, canvas: Background) =>
    area.color !== WHITE && area.color !== canvas.color && measureArea(area) < measureArea(canvas) && isHeld(area, canvas);
  return canvases.filter(
    (canvas) =>
      backgrounds.filter((area) => isOn(area, canvas)).length >= LEAST_AREAS ||
      shapes.filter((shape) => isHeld(shape, canvas)).length >= LEAST_SHAPES,
  );
}

function isHeld(inner: Rectangle, outer: Rectangle): boolean {
  return inner.left > outer.left - 1 && inner.right < outer.right + 1 && inner.top > outer.top - 1 && inner.bottom < outer.bottom + 1;
}

function areEqual(one: Rectangle, other: Rectangle): boolean {
  return [one.left - other.left, one.top - other.top, one.right - other.right, one.bottom - other.bottom].every((by) => Math.abs(by) < 1);
}

function isBar({ left, right, top, bottom, color }: Background, page: { width: number; height: number }): boolean {
  const [width, height] = [right - left, bottom - top];
  return color !== WHITE && Math.min(width, height) >= LEAST_BAR && width < MOST_OF_PAGE * page.width && height < MOST_OF_PAGE * page.height;
}

/** Groups bars that share an edge, and drops groups too small for a chart. */
function groupByEdge(bars: Background[], readEdge: (bar: Background) => number): Background[][] {
  const groups: Background[][] = [];
  for (const bar of [...bars].sort((one, other) => readEdge(one) - readEdge(other))) {
    const group = groups.at(-1);
    if (group?.[0] && readEdge(bar) - readEdge(group[0]) < SAME_LINE) group.push(bar);
    else groups.push([bar]);
  }
  return groups.filter((group) => group.length >= LEAST_BARS);
}

function isTextOn({ left, right, base, size }: Segment, background: Rectangle): boolean {
  const [x, y] = [(left + right) / 2, base - 0.3 * size];
  return x > background.left && x < background.right && y > background.top && y < background.bottom;
}

/** Finds the lines that are on the ends of an axis. */
function findFrame(axis: Ruling, rulings: readonly Ruling[]): Ruling[] {
  return rulings.filter((ruling) => {
    if (ruling.isHorizontal === axis.isHorizontal) return false;
    const [ends, place] = axis.isHorizontal ? [[axis.left, axis.right], ruling.left] : [[axis.top, axis.bottom], ruling.top];
    const isOnAxis = axis.isHorizontal ? Math.abs(ruling.bottom - axis.top) < TOUCHES : Math.abs(ruling.left - axis.left) < TOUCHES;
    return isOnAxis && ends.some((end) => Math.abs(end - place) < TOUCHES);
  });
}

/** Returns whether bars of one width without an axis have a label each, in the middle under it or beside its beginning. */
function haveLabels(bars: readonly Background[], segments: readonly Segment[], isUpright: boolean): boolean {
  const widths = bars.map((bar) => (isUpright ? bar.right - bar.left : bar.bottom - bar.top));
  if (Math.max(...widths) - Math.min(...widths) > SAME_LINE) return false;
  return bars.every((bar) =>
    segments.some((segment) => {
      const [x, y] = [(segment.left + segment.right) / 2, segment.base - 0.3 * segment.size];
      const isAtMiddle = isUpright ? Math.abs(x - (bar.left + bar.right) / 2) < SAME_LINE : y > bar.top && y < bar.bottom;
      return isAtMiddle && (isUpright ? isLabelUnder(segment, bar) : isLabelBefore(segment, bar));
    }),
  );
}

/** Returns whether a figure is at the end of a bar, in its middle. */
function isLabelAtEnd({ left, right, base, size }: Segment, bar: Rectangle, isUpright: boolean): boolean {
  const [x, y] = [(left + right) / 2, base - 0.3 * size];
  const gap = isUpright ? bar.top - base : left - bar.right;
  const isAtMiddle = isUpright ? Math.abs(x - (bar.left + bar.right) / 2) < 2 * SAME_LINE : y > bar.top && y < bar.bottom;
  return isAtMiddle && gap > -TOUCHES && gap < LABEL_GAP * size;
}

function isFigure({ words }: Segment): boolean {
  return words.every(({ text }) => FIGURE.test(text));
}

function isLabelUnder({ left, right, base, size }: Segment, drawn: Rectangle): boolean {
  return left > drawn.left - size && right < drawn.right + size && base > drawn.bottom && base - drawn.bottom < LABEL_GAP * size;
}

function isLabelBefore({ right, base, size }: Segment, drawn: Rectangle): boolean {
  return right <= drawn.left && drawn.left - right < LABEL_GAP * size && base > drawn.top && base - size < drawn.bottom;
}
