import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { addAxisLabels } from './axisLabels.ts';
import { findCodes } from './barcodes.ts';
import type { Drawing, Ruling } from './drawing.ts';
import { areOverlapping, measureArea } from './overlap.ts';
import { findBarCharts, findPaintedAreas, growOverAreas } from './paintedFigures.ts';

/** Shapes closer together than this, in points, belong to one figure. */
const CELL = 8;
/** Of a page miles high the cells are larger. */
const MAX_CELLS = 1_000_000;
const COVERED = 1;
const MIN_WIDTH = 30;
const MIN_HEIGHT = 20;
const MIN_SHAPES = 3;
/** One shape as large as this is a figure by itself. */
const LARGE = 60;
const MAX_SHARE = 0.75;
/** Text in a figure is short and little; else the shapes are the background of a text. */
const MAX_WORDS = 8;
const MAX_ALL_WORDS = 80;
const MAX_TEXT_SHARE = 0.25;
/** Lines and backgrounds that are longer than a figure by more than this are not its own. */
const MAX_GROWTH = 3;
/** A line over this share of a figure's width parts it. */
const PARTS = 0.9;
const NEAR = 3;
/** Drawings this close to each other touch, in points. */
const TOUCHES = 2;

interface Page {
  width: number;
  height: number;
}

/** Finds the parts of a page that are drawings, such as charts, with the few words in them. */
export function findFigures(drawing: Drawing, segments: Segment[], page: Page): Rectangle[] {
  const { shapes, rulings, backgrounds } = drawing;
  const pageArea = page.width * page.height;
  const own = shapes.filter(
    (shape) => measureArea(shape) < 0.5 * pageArea && shape.right > 0 && shape.bottom > 0 && shape.left < page.width && shape.top < page.height,
  );
  const codes = findCodes(drawing).filter((code) => !segments.some((segment) => holds(code, segment)));
  const known = [...codes, ...findBarCharts(drawing, segments, page)];
  const painted = findPaintedAreas(drawing, segments, page)
    .filter((area) => !known.some((other) => areOverlapping(area, other, TOUCHES)))
    .map((area) => addAxisLabels(area, segments));
  const figures: Rectangle[] = [...known, ...painted];
  for (const group of groupNearbyShapes(own, page)) {
    const isLarge = group.some(({ left, right, top, bottom }) => right - left > LARGE && bottom - top > LARGE);
    if (group.length < MIN_SHAPES && !isLarge) {
      const painted = growOverAreas(findBounds(group), backgrounds, segments, page);
      if (painted && !figures.some((other) => areOverlapping(painted, other, TOUCHES))) figures.push(painted);
      continue;
    }
    const figure = dropCaption(expand(group, [...rulings, ...backgrounds], pageArea), findBounds(group), { rulings, segments });
    const [width, height] = [figure.right - figure.left, figure.bottom - figure.top];
    if (width < MIN_WIDTH || height < MIN_HEIGHT || figures.some((other) => areOverlapping(figure, other, TOUCHES))) continue;
    const inside = segments.filter((segment) => holds(figure, segment));
    if (width * height > MAX_SHARE * pageArea && segments.length > inside.length) continue;
    if (isTextBackground(inside, width * height)) continue;
    const outside = segments.filter((segment) => !inside.includes(segment));
    figures.push(addImages(isLarge ? addAxisLabels(figure, outside) : figure, drawing.images, { segments: outside, pageArea }));
  }
  return figures;
}

/** A drawing that reaches over the edge of a picture, as a seal on a photograph does, is one with it, unless that would take text along. */
function addImages(
  figure: Rectangle,
  images: readonly Rectangle[],
  { segments, pageArea }: { segments: readonly Segment[]; pageArea: number },
): Rectangle {
  const own = images.filter((image) => areOverlapping(image, figure) && measureArea(image) < MAX_SHARE * pageArea);
  const whole = findBounds([figure, ...own]);
  return segments.some((segment) => holds(whole, segment)) ? figure : whole;
}

/** A box around a drawing may have a part of its own for its caption, which a line parts from the drawing: that is text like any other. */
function dropCaption(figure: Rectangle, drawn: Rectangle, { rulings, segments }: { rulings: Ruling[]; segments: Segment[] }): Rectangle {
  const words = segments.filter((segment) => holds(figure, segment));
  if (words.length === 0) return figure;
  const across = rulings.filter(
    ({ isHorizontal, left, right, top }) =>
      isHorizontal && right - left > PARTS * (figure.right - figure.left) && top > figure.top && top < figure.bottom,
  );
  const above = across.find(({ top }) => top <= drawn.top + NEAR && words.every(({ base }) => base < top));
  const below = across.find(({ top }) => top >= drawn.bottom - NEAR && words.every(({ base, size }) => base - size > top - NEAR));
  return { ...figure, ...(above && { top: above.bottom }), ...(below && { bottom: below.top }) };
}

/** Returns whether a segment is in a figure. */
export function holds({ left, top, right, bottom }: Rectangle, segment: Segment): boolean {
  const x = (segment.left + segment.right) / 2;
  const y = segment.base - 0.3 * segment.size;
  return x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;
}

function isTextBackground(segments: Segment[], area: number): boolean {
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0);
  const written = segments.reduce((sum, { left, right, size }) => sum + (right - left) * size, 0);
  // The numbers along an axis are close enough to look like one line.
  const isText = (segment: Segment) => segment.words.filter(({ text }) => /\p{L}{3}/u.test(text)).length > MAX_WORDS;
  return segments.some(isText) || words > MAX_ALL_WORDS || written > MAX_TEXT_SHARE * area;
}

/** Shapes that lie close together, found on a coarse grid since a page may have thousands. */
function groupNearbyShapes(shapes: Rectangle[], { width, height }: Page): Rectangle[][] {
  const cell = Math.max(CELL, Math.sqrt((width * height) / MAX_CELLS));
  // The last column stays empty, so that what runs over the right edge touches nothing at the left one, a row further down.
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 1;
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(place / cell)));
  const cells = new Uint8Array(columns * rows);
  for (const { left, top, right, bottom } of shapes) {
    const [from, to] = [within(left, columns - 1), within(right, columns - 1)];
    for (let row = within(top, rows); row <= within(bottom, rows); row += 1) cells.fill(COVERED, row * columns + from, row * columns + to + 1);
  }
  const patchByCell = labelConnectedCells(cells, columns);
  const groups = new Map<number, Rectangle[]>();
  for (const shape of shapes) {
    // All cells of a shape are in one patch.
    const patch = patchByCell[within(shape.top, rows) * columns + within(shape.left, columns - 1)] ?? 0;
    const group = groups.get(patch);
    if (group) group.push(shape);
    else groups.set(patch, [shape]);
  }
  return [...groups.values()];
}

/** For each covered cell the number of its patch: cells that touch, if only by their corners. */
function labelConnectedCells(cells: Uint8Array, columns: number): Uint32Array {
  const patches = new Uint32Array(cells.length);
  const waiting: number[] = [];
  for (let start = 0, patch = 0; start < cells.length; start += 1) {
    if (cells[start] !== COVERED || patches[start]) continue;
    patch += 1;
    patches[start] = patch;
    waiting.push(start);
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (let row = cell - columns; row <= cell + columns; row += columns) {
        for (let place = row - 1; place <= row + 1; place += 1) {
          if (cells[place] !== COVERED || patches[place]) continue;
          patches[place] = patch;
          waiting.push(place);
        }
      }
    }
  }
  return patches;
}

/** The place of a figure with the lines and backgrounds that reach into it, such as axes and bars. */
function expand(group: Rectangle[], others: Rectangle[], pageArea: number): Rectangle {
  const figure = findBounds(group);
  const add = ({ left, top, right, bottom }: Rectangle) => {
    figure.left = Math.min(figure.left, left);
    figure.top = Math.min(figure.top, top);
    figure.right = Math.max(figure.right, right);
    figure.bottom = Math.max(figure.bottom, bottom);
  };
  // The frame of a page is no axis, though it touches what it frames.
  const [across, down] = [MAX_GROWTH * (figure.right - figure.left), MAX_GROWTH * (figure.bottom - figure.top)];
  for (const other of others)
    if (
      areOverlapping(figure, other, TOUCHES) &&
      measureArea(other) < 0.4 * pageArea &&
      other.right - other.left < across &&
      other.bottom - other.top < down
    )
      add(other);
  return figure;
}
