import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from './drawing.ts';
import type { FormField } from './formFields.ts';

/** Sides of a check box, in points and in letter heights of its label. List bullets are smaller. */
const SIDE = { from: 5, to: 18 };
const SIDE_BY_LABEL = { from: 0.6, to: 1.8 };
const MAX_ASPECT = 1.25;
/** Corners and edges that meet are this close, in points. */
const SAME = 1.2;
const SAME_OUTLINE = 0.5;
/** The gap between a box and its label, in letter heights. */
const GAP = { from: 0.05, to: 2.5 };
/** Middle of letters above their baseline, in letter heights. */
const MIDDLE = 0.33;
/** How far a printed box reaches above its baseline, in letter heights. */
const ASCENT = 0.8;
/** Boxes for single letters are closer to each other than this, in sides; answers are not. */
const SPREAD = 2.5;
const NEIGHBOUR = 0.5;
/** What marks a box covers at least this share of its side. */
const MARK_SHARE = 0.25;
/** A fill that covers this share of a box is its background or its mark. */
const COVERS = 0.35;
/** Letters and signs that people put in a box. */
const MARK = /^[xX✕✖✗✘×☓✓✔√•●■◼⬛*]$/u;
const GLYPH_BOXES = new Map([
  ['☐', false],
  ['☑', true],
  ['☒', true],
  ['🗹', true],
  ['🗷', true],
]);
/** Pages with more short lines or shapes are charts, and no forms. */
const MAX_CANDIDATES = 600;
const WHITE = 'ffffff';

/** Finds the check boxes and radio buttons that are drawn or printed as characters on a page without being fields of a form. */
export function findCheckBoxes(glyphs: readonly Glyph[], drawing: Drawing): FormField[] {
  const printed = glyphs.flatMap(({ text, left, right, originY, style: { size } }): FormField[] => {
    const isChecked = GLYPH_BOXES.get(text);
    // The box of a glyph reaches as far as its font does, often into the line above.
    return isChecked === undefined ? [] : [{ control: { kind: 'checkBox', isChecked }, left, right, top: originY - ASCENT * size, bottom: originY }];
  });
  const inked = glyphs.filter(({ text }) => text !== ' ');
  const squares = findSquares(drawing.rulings);
  const boxes = [...squares, ...findOutlines(drawing, squares)].filter((box, index, all) => !touchesAnother(box, index, all));
  const drawn = boxes.flatMap((box) => {
    const isChecked = readState(box, inked, drawing);
    return isChecked !== undefined && !isInRow(box, boxes, inked) && (hasLabel(box, inked) || isInColumn(box, boxes, inked))
      ? [{ control: { kind: 'checkBox' as const, isChecked }, ...box }]
      : [];
  });
  // One filled square is a sign of a legend; beside empty ones it is a ticked box.
  const isSure = drawn.some(({ control }) => !control.isChecked) || drawn.every((box) => !isFilled(box, drawing));
  return isSure ? [...printed, ...drawn] : printed;
}

/** Finds squares of four short lines that end where they meet. */
function findSquares(rulings: readonly Ruling[]): Rectangle[] {
  const isShort = ({ left, right, top, bottom }: Ruling) => {
    const length = Math.max(right - left, bottom - top);
    return length >= SIDE.from && length <= SIDE.to;
  };
  const short = rulings.filter(isShort);
  if (short.length > MAX_CANDIDATES) return [];
  const level = short.filter(({ isHorizontal }) => isHorizontal);
  const upright = short.filter(({ isHorizontal }) => !isHorizontal);
  return level.flatMap((above) => {
    const below = level.find(
      (other) =>
        other.top > above.top + SIDE.from - SAME && areNear(other.left, above.left) && areNear(other.right, above.right) && isSquare(above, other),
    );
    if (!below) return [];
    const isSide = (x: number) => upright.some((side) => areNear(side.left, x) && areNear(side.top, above.top) && areNear(side.bottom, below.top));
    const box = { left: above.left, right: above.right, top: above.top, bottom: below.top };
    return isSide(above.left) && isSide(above.right) ? [box] : [];
  });
}

function isSquare(above: Ruling, below: Ruling): boolean {
  return isRoughlySquare({ left: above.left, right: above.right, top: above.top, bottom: below.top });
}

/** Finds outlines of circles and rounded boxes: closed shapes that nothing fills, or that white lies under. What is in a square is its mark. */
function findOutlines({ shapes, fills }: Drawing, squares: readonly Rectangle[]): Rectangle[] {
  const small = shapes.filter(
    (shape) =>
      !shape.isSlanted && !shape.isOpen && isRoughlySquare(shape) && shape.right - shape.left >= SIDE.from && shape.right - shape.left <= SIDE.to,
  );
  if (small.length > MAX_CANDIDATES) return [];
  return small.filter((shape) => {
    const own = fills.filter((fill) => areSame(fill, shape));
    const isInAnother = small.some((other) => other !== shape && isWithin(shape, other)) || squares.some((square) => isWithin(shape, square));
    return !isInAnother && own.every((fill, index) => fill.color === WHITE || index > 0);
  });
}

function isRoughlySquare({ left, right, top, bottom }: Rectangle): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) > 0 && Math.max(width, height) < MAX_ASPECT * Math.min(width, height);
}

/** Returns true for a marked box, false for an empty one, and undefined where it holds something else, as a cell for a letter does. */
function readState(box: Rectangle, glyphs: readonly Glyph[], { shapes, fills }: Drawing): boolean | undefined {
  const inside = glyphs.filter((glyph) => isAround(box, (glyph.left + glyph.right) / 2, glyph.originY - MIDDLE * glyph.style.size));
  if (inside.length > 0) return inside.length === 1 && MARK.test(inside[0]?.text ?? '') ? true : undefined;
  const side = box.right - box.left;
  const marks = shapes.filter((shape) => isWithin(shape, box) && Math.max(shape.right - shape.left, shape.bottom - shape.top) > MARK_SHARE * side);
  const last = fills.findLast((fill) => isWithin(fill, box, SAME) && measure(fill) > COVERS * measure(box));
  return marks.some((shape) => shape.isSlanted || !isOutline(shape, box)) || (last !== undefined && last.color !== WHITE);
}

/** A mark may fill its box nearly; the outline ends where the box does. */
function isOutline(shape: Rectangle, box: Rectangle): boolean {
  const offsets = [shape.left - box.left, shape.right - box.right, shape.top - box.top, shape.bottom - box.bottom];
  return offsets.every((offset) => Math.abs(offset) < SAME_OUTLINE);
}

function isFilled(box: Rectangle, { fills }: Drawing): boolean {
  const last = fills.findLast((fill) => isWithin(fill, box, SAME) && measure(fill) > COVERS * measure(box));
  return last !== undefined && last.color !== WHITE;
}

/** Returns whether there is text beside a box, at its height. */
function hasLabel(box: Rectangle, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ text, left, right, originY, style: { size } }) => {
    const side = (box.right - box.left) / size;
    const middle = originY - MIDDLE * size;
    const gap = Math.max(left - box.right, box.left - right) / size;
    const isBeside = gap >= GAP.from && gap <= GAP.to && middle > box.top - SAME && middle < box.bottom + SAME;
    return isBeside && side >= SIDE_BY_LABEL.from && side <= SIDE_BY_LABEL.to && /[\p{L}\p{N}]/u.test(text);
  });
}

/** Returns whether another box is right beside a box without a word between them, as cells for single letters are. */
function isInRow(box: Rectangle, boxes: readonly Rectangle[], glyphs: readonly Glyph[]): boolean {
  const near = NEIGHBOUR * (box.right - box.left);
  return boxes.some((other) => {
    const [left, right] = [Math.min(box.right, other.right), Math.max(box.left, other.left)];
    const isNeighbour = !areSame(box, other) && areNear(box.top, other.top) && areNear(box.bottom, other.bottom) && right - left < near;
    return (
      isNeighbour &&
      !glyphs.some((glyph) => isAround({ left, right, top: box.top, bottom: box.bottom }, (glyph.left + glyph.right) / 2, glyph.originY))
    );
  });
}

/** Returns whether a box is an answer in its column: others as large are over or under it, all level with a text further left, and none close beside it. */
function isInColumn(box: Rectangle, boxes: readonly Rectangle[], glyphs: readonly Glyph[]): boolean {
  const side = box.right - box.left;
  const alike = boxes.filter((other) => Math.abs(other.right - other.left - side) < SAME);
  const isClose = alike.some(
    (other) =>
      areNear(other.top, box.top) && other.left > box.left - SPREAD * side && other.right < box.right + SPREAD * side && !areSame(other, box),
  );
  const column = alike.filter((other) => areNear(other.left, box.left));
  return !isClose && column.length > 1 && column.every((each) => isBehindText(each, glyphs));
}

function isBehindText(box: Rectangle, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ text, right, originY, style: { size } }) => {
    const middle = originY - MIDDLE * size;
    return right < box.left && middle > box.top - SAME && middle < box.bottom + SAME && /\p{L}/u.test(text);
  });
}

/** Returns whether a box touches another one, as the cells for single letters do. Of two at one place the first counts. */
function touchesAnother(box: Rectangle, place: number, all: readonly Rectangle[]): boolean {
  return all.some((other, at) => {
    if (at === place || (areSame(box, other) && at > place)) return false;
    return box.left < other.right + SAME && box.right > other.left - SAME && box.top < other.bottom + SAME && box.bottom > other.top - SAME;
  });
}

function isAround({ left, right, top, bottom }: Rectangle, x: number, y: number): boolean {
  return x > left - SAME && x < right + SAME && y > top - SAME && y < bottom + SAME;
}

function isWithin(inner: Rectangle, outer: Rectangle, by = SAME): boolean {
  return inner.left > outer.left - by && inner.right < outer.right + by && inner.top > outer.top - by && inner.bottom < outer.bottom + by;
}

function areSame(one: Rectangle, other: Rectangle): boolean {
  return areNear(one.left, other.left) && areNear(one.right, other.right) && areNear(one.top, other.top) && areNear(one.bottom, other.bottom);
}

function areNear(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME;
}

function measure({ left, right, top, bottom }: Rectangle): number {
  return (right - left) * (bottom - top);
}
